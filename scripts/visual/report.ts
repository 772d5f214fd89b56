import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOfVisit, referenceFolder, shopVisits, storybookFolder, type PictureFacts } from '../../tests/visual/shots.ts';
import type { Comparison } from './comparison.ts';
import { groupsOf, wordsOf, type Change, type Group } from './groups.ts';
import { LookHistory } from './lookVariables.ts';
import { pageOf } from './reportPage.ts';
import { readResults, type PictureResult, type RunResult } from './results.ts';
import { summaryOf } from './summary.ts';

export const reportFolder = 'reports/visual';
const resultsFile = 'reports/visual.json';
const reportFile = join(reportFolder, 'report.json');

/** A picture that differs, as the report shows it. Its files lie below the report's folder. */
export interface ReportedChange extends Change {
  /** Undefined where its story is gone. */
  readonly facts: PictureFacts | undefined;
  /** What has changed in it, in words. */
  readonly words: string;
  readonly before?: string;
  readonly after?: string;
  readonly difference?: string;
  readonly thumb?: string;
  /** Why none could be taken. */
  readonly error?: string;
}

/** All that the report says. */
export interface Report {
  readonly groups: readonly Group<ReportedChange>[];
  /** What the run has made the reference, or has taken out of it. */
  readonly accepted: readonly { readonly place: string; readonly kind: 'changed' | 'new' | 'gone' }[];
  /** How many pictures were taken, or should have been. */
  readonly count: number;
  readonly retaken: readonly PictureFacts[];
  readonly timed: readonly PictureFacts[];
  readonly others: RunResult['others'];
  /** Screens of the running shop beside the stories of them. */
  readonly pairs: readonly { readonly name: string; readonly shop: string; readonly story: string }[];
}

/** Puts both pictures of each screen into the report, as they are now where this run has taken them. */
function pairsOf(pictures: readonly PictureResult[]): Report['pairs'] {
  const copy = (place: string, to: string): string | undefined => {
    const now = pictures.find(({ facts }) => facts.place === place)?.files.get('picture-actual.png');
    const from = now ?? join(referenceFolder, place);
    if (!existsSync(from)) return undefined;
    cpSync(from, join(reportFolder, to));
    return to;
  };
  return shopVisits.flatMap((visit) => {
    const shop = copy(placeOfVisit(visit), `pictures/shop-${visit.name}.png`);
    const story = copy(`AL/${visit.storyId}.1440.png`, `pictures/shop-${visit.name}-story.png`);
    return shop !== undefined && story !== undefined ? [{ name: visit.name, shop, story }] : [];
  });
}

/** A story's address in the Storybook that lies in the report, in the look, the mode, the language and the window of a picture. */
export function storyAddress({ storyId, tenant, mode, language, window }: PictureFacts): string {
  const viewport = window.width < 961 ? ';viewport:phone' : '';
  return `storybook/?path=/story/${storyId}&globals=tenant:${tenant};mode:${mode};language:${language}${viewport}`;
}

function changeOf({ facts, files, error }: PictureResult, index: number, history: LookHistory): ReportedChange {
  const number = String(index + 1).padStart(4, '0');
  const copy = (name: string, kind: string) => {
    const file = files.get(name);
    if (file === undefined || !existsSync(file)) return undefined;
    const place = `pictures/${number}-${kind}.png`;
    cpSync(file, join(reportFolder, place));
    return place;
  };
  const shown = {
    before: copy('picture-expected.png', 'reference'),
    after: copy('picture-actual.png', 'now'),
    difference: copy('picture-diff.png', 'difference'),
    thumb: copy('thumb.png', 'thumb'),
  };
  const comparison = files.get('comparison.json');
  const change: Change = {
    place: facts.place,
    kind: shown.after === undefined ? 'failed' : shown.before === undefined ? 'new' : 'changed',
    ...(comparison !== undefined && { comparison: JSON.parse(readFileSync(comparison, 'utf8')) as Comparison }),
    variables: history.changesSince(facts.place, facts.tenant, facts.mode),
  };
  const pictures = Object.fromEntries(Object.entries(shown).filter(([, file]) => file !== undefined));
  return { ...change, facts, words: wordsOf(change), ...pictures, ...(change.kind === 'failed' && { error }) };
}

function goneChange(place: string): ReportedChange {
  const before = `pictures/gone-${place.replaceAll('/', '-')}`;
  cpSync(join(referenceFolder, place), join(reportFolder, before));
  const change: Change = { place, kind: 'gone' };
  return { ...change, facts: undefined, words: wordsOf(change), before, thumb: before };
}

/**
 * Writes the report of the last run: `index.html` for reviewers, `summary.md` for a pull request, `report.json` for accepting by group, the
 * pictures, and the built Storybook that they were taken of. Answers what it says; undefined where no run has left results.
 */
export function writeReport(): Report | undefined {
  if (!existsSync(resultsFile)) return undefined;
  const { pictures, gone, others } = readResults(JSON.parse(readFileSync(resultsFile, 'utf8')));
  for (const part of ['pictures', 'storybook']) rmSync(join(reportFolder, part), { recursive: true, force: true });
  mkdirSync(join(reportFolder, 'pictures'), { recursive: true });
  const history = new LookHistory();
  const accepted = [
    ...pictures.flatMap(({ facts: { place }, accepted: kind }) => (kind ? [{ place, kind }] : [])),
    ...gone.filter((place) => !existsSync(join(referenceFolder, place))).map((place) => ({ place, kind: 'gone' as const })),
  ];
  const changes = [
    ...pictures.filter(({ isAsBefore }) => !isAsBefore).map((picture, index) => changeOf(picture, index, history)),
    ...gone.filter((place) => existsSync(join(referenceFolder, place))).map(goneChange),
  ];
  const report: Report = {
    groups: groupsOf(changes),
    accepted,
    count: pictures.length,
    retaken: pictures.filter(({ isRetaken }) => isRetaken).map(({ facts }) => facts),
    timed: pictures.filter(({ isTimed }) => isTimed).map(({ facts }) => facts),
    others,
    pairs: pairsOf(pictures),
  };
  cpSync(storybookFolder, join(reportFolder, 'storybook'), { recursive: true, filter: (file) => !file.endsWith('preview-stats.json') });
  writeFileSync(join(reportFolder, 'index.html'), pageOf(report));
  writeFileSync(join(reportFolder, 'summary.md'), summaryOf(report));
  writeFileSync(reportFile, JSON.stringify(report, undefined, 2));
  return report;
}

/** The last report; undefined where there is none. */
export function lastReport(): Report | undefined {
  if (!existsSync(reportFile)) return undefined;
  return JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
}
