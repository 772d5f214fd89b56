import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOfVisit, shopVisits, storybookFolder } from '#tests/visual/shots.ts';
import type { Base } from './base.ts';
import type { DrawnBase } from './baseDrawing.ts';
import { groupsOf, wordsOf, type Change } from './groups.ts';
import { lookChangesSince, type LookChanges } from './lookVariables.ts';
import { drawDifference, drawThumb } from './pictureDifference.ts';
import { storedPicture } from './pictureStore.ts';
import type { Reference } from './referenceFile.ts';
import { reportFile, reportFolder, type Report, type ReportedChange } from './reportFile.ts';
import { pageOf } from './reportPage.ts';
import type { PictureResult, RunResult } from './results.ts';
import { summaryOf } from './summary.ts';

/** Results of a run, and its base. */
export interface Findings {
  readonly results: RunResult;
  /** True if all pictures were taken, so that a missing one is gone. */
  readonly isWhole: boolean;
  /** The reference in the run: matching pictures are accepted. */
  readonly reference: Reference;
  readonly base: Base;
  /** Gets the pictures of the base at some places. */
  readonly drawBase: (places: readonly string[]) => DrawnBase;
}

/** Copies a stored picture into the report. Returns its path there; undefined if it isn't stored. */
function copyPicture(digest: string | undefined, to: string): string | undefined {
  const from = storedPicture(digest);
  if (from === undefined) return undefined;
  cpSync(from, join(reportFolder, to));
  return to;
}

/** Puts both pictures of each screen into the report, as they are now where this run has taken them. */
function pairsOf({ pictures }: RunResult, reference: Reference): Report['pairs'] {
  const copy = (place: string, to: string) =>
    copyPicture(pictures.find(({ facts }) => facts.place === place)?.digest ?? reference.get(place), to);
  return shopVisits.flatMap((visit) => {
    const shop = copy(placeOfVisit(visit), `pictures/shop-${visit.name}.png`);
    const story = copy(`AL/${visit.storyId}.1440`, `pictures/shop-${visit.name}-story.png`);
    return shop !== undefined && story !== undefined ? [{ name: visit.name, shop, story }] : [];
  });
}

function changeOf(
  { facts, digest, error }: PictureResult,
  number: string,
  { digests }: DrawnBase,
  { reference, base }: Findings,
  lookChanges: LookChanges,
): ReportedChange {
  const { place } = facts;
  const file = (kind: string) => `pictures/${number}-${kind}.png`;
  const was = digests.get(place);
  const before = was === digest ? undefined : copyPicture(was, file('reference'));
  const after = copyPicture(digest, file('now'));
  const paths = { difference: file('difference'), thumb: file('thumb') };
  const inReport = (path: string) => join(reportFolder, path);
  const comparison =
    before !== undefined && after !== undefined
      ? drawDifference(inReport(before), inReport(after), { difference: inReport(paths.difference), thumb: inReport(paths.thumb) })
      : undefined;
  if (after !== undefined && !comparison) drawThumb(inReport(after), inReport(paths.thumb));
  const kind = digest === undefined ? 'failed' : !base.reference.has(place) ? 'new' : was === digest ? 'untrue' : 'changed';
  const change: Change = {
    place,
    kind,
    isAccepted: digest !== undefined && reference.get(place) === digest,
    ...(comparison && { comparison }),
    variables: lookChanges(facts.tenant, facts.mode),
  };
  return {
    ...change,
    facts,
    words: wordsOf(change),
    ...(digest !== undefined && { digest }),
    ...(before !== undefined && { before }),
    ...(comparison && { difference: paths.difference }),
    ...(after !== undefined && { after, thumb: paths.thumb }),
    ...(kind === 'failed' && { error }),
  };
}

function goneChange(place: string, { digests }: DrawnBase, reference: Reference): ReportedChange {
  const before = copyPicture(digests.get(place), `pictures/gone-${place.replaceAll('/', '-')}.png`);
  const change: Change = { place, kind: 'gone', isAccepted: !reference.has(place) };
  return { ...change, facts: undefined, words: wordsOf(change), ...(before !== undefined && { before, thumb: before }) };
}

function notesOf({ base }: Findings, { untrue, missing }: DrawnBase): string[] {
  const commit = base.commit?.slice(0, 8);
  return [
    ...(missing === undefined ? [] : [missing]),
    ...(untrue.size === 0
      ? []
      : [
          `${untrue.size === 1 ? 'One picture' : `${untrue.size} pictures`} of the base can only be shown as drawn here from ${commit}, which differs from the reference: ${[...untrue].slice(0, 3).join(', ')}${untrue.size > 3 ? ', …' : ''}.`,
        ]),
  ];
}

/**
 * Writes the report of a run: `index.html` for reviewers, `summary.md` for a pull request, `report.json` for accepting by group, the
 * pictures, and the built Storybook that they were taken of. Returns its contents.
 */
export async function writeReport(findings: Findings): Promise<Report> {
  const { results, reference, base, drawBase, isWhole } = findings;
  const { pictures, gone, others } = results;
  for (const part of ['pictures', 'storybook']) rmSync(join(reportFolder, part), { recursive: true, force: true });
  mkdirSync(join(reportFolder, 'pictures'), { recursive: true });
  const differing = pictures.filter(({ facts: { place }, digest }) => digest === undefined || base.reference.get(place) !== digest);
  // Pictures removed from the reference since the base are gone as well, in a run of everything.
  const lost = [...new Set([...gone, ...(isWhole ? removedSince(base.reference, reference) : [])])];
  const drawn = drawBase([...differing.filter(({ digest }) => digest !== undefined).map(({ facts }) => facts.place), ...lost]);
  const lookChanges = await lookChangesSince(base.commit);
  const changes = [
    ...differing.map((picture, index) => changeOf(picture, String(index + 1).padStart(4, '0'), drawn, findings, lookChanges)),
    ...lost.map((place) => goneChange(place, drawn, reference)),
  ];
  const report: Report = {
    groups: groupsOf(changes),
    count: pictures.length,
    retaken: pictures.filter(({ isRetaken }) => isRetaken).map(({ facts }) => facts),
    timed: pictures.filter(({ isTimed }) => isTimed).map(({ facts }) => facts),
    others,
    pairs: pairsOf(results, reference),
    base: base.commit === undefined ? undefined : { commit: base.commit, name: base.name },
    notes: notesOf(findings, drawn),
  };
  cpSync(storybookFolder, join(reportFolder, 'storybook'), { recursive: true, filter: (file) => !file.endsWith('preview-stats.json') });
  writeFileSync(join(reportFolder, 'index.html'), pageOf(report));
  writeFileSync(join(reportFolder, 'summary.md'), summaryOf(report));
  writeFileSync(reportFile, JSON.stringify(report, undefined, 2));
  return report;
}

const removedSince = (before: Reference, now: Reference): string[] => [...before.keys()].filter((place) => !now.has(place));
