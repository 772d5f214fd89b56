// `npm run visual [-- PART …]` compares pictures of stories with the digests of the reference and writes reports/visual/index.html; `-- --show`
// serves that report. `npm run visual:accept [-- PART …]` writes today's digests where they differ, `-- --group N` those of a group of the last
// report, as its pictures were seen there. PART is a part of a story's id, or `running-shop`; without one it is everything. VISUAL_BASE names a
// branch or commit to compare with besides, as CI does for a pull request: what is accepted since then stands in the report as well.
import { existsSync } from 'node:fs';
import { demoIn, shopPart, shotsOf } from '../tests/visual/shots.ts';
import { isLockedBrowser } from './browser.ts';
import { ports } from './ports.ts';
import { serveFolder } from './staticServer.ts';
import { findBase, type Base } from './visual/base.ts';
import { picturesOfBase, referenceOfThisBrowser } from './visual/baseDrawing.ts';
import { pruneStore } from './visual/pictureStore.ts';
import { runPictures } from './visual/playwrightRun.ts';
import { readReference, referenceFile, updateReference } from './visual/referenceFile.ts';
import { writeReport } from './visual/report.ts';
import { forgetReport, lastReport, reportFolder } from './visual/reportFile.ts';
import { counted, headline, steadiness, titleOf } from './visual/summary.ts';
import { countOf, readWords, refuse } from './words.ts';

const usage =
  'npm run visual [-- --show] [-- PART …], npm run visual:accept [-- --group N …] [-- PART …]; PART is a part of a story’s id or `running-shop`, nothing means all.';
const {
  values: { accept: accepts, group: numbers = [], show: shows },
  positionals: parts,
} = readWords(usage, {
  allowPositionals: true,
  options: {
    accept: { type: 'boolean', default: false },
    group: { type: 'string', multiple: true },
    show: { type: 'boolean', default: false },
  },
});

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

if (numbers.length > 0 && !accepts) refuse('--group belongs to visual:accept.', usage);
if (numbers.length > 0 && parts.length > 0) refuse('A group or parts of ids, not both.', usage);
const otherBrowser = 'The reference is of the browser and the fonts of the lock file, which run on x86-64 Linux alone';
if (accepts && !isLockedBrowser) stop(`${otherBrowser}: what this browser draws can't become the reference.`);

if (shows) await show();
else if (numbers.length > 0) acceptGroups(numbers.map((text) => countOf('group', text, usage)));
else {
  checkParts();
  if (accepts) accept();
  else compare();
}

async function show(): Promise<void> {
  if (!lastReport()) stop('There is no report yet. Run "npm run visual" first.');
  const { url } = await serveFolder(reportFolder, { port: ports.storybook });
  console.log(`The report is at ${url}/`);
}

/** Takes over pictures as they were seen in the last report. */
function acceptGroups(wanted: readonly number[]): void {
  const { groups } = lastReport() ?? stop('There is no report yet. Run "npm run visual" first.');
  for (const number of wanted) {
    const group = groups.find((known) => known.number === number);
    if (!group) stop(`The last report has ${counted(groups.length, 'group')}, and none with the number ${number}.`);
    if (group.members.some(({ kind }) => kind === 'failed'))
      stop(`Group ${number} has no pictures that could be accepted: ${group.title}.`);
    console.log(`Group ${number}, ${group.title}:`);
    updateReference(group.members.map(({ place, digest }) => [place, digest]));
    for (const { place, kind } of group.members) console.log(`  ${kind.padEnd(7)} ${place}`);
  }
}

/** Ends the script where a part is none, or what it asks for isn't built. */
function checkParts(): void {
  let shots;
  try {
    shots = shotsOf();
  } catch (error) {
    stop((error as Error).message);
  }
  const isShopWanted = parts.length === 0 || parts.includes(shopPart);
  if (isShopWanted && !existsSync(`${demoIn('.')}/index.html`)) stop('The running shop is shot as well. Run "npm run build:demo" first.');
  const unknown = parts.filter((part) => part !== shopPart && !shots.some(({ story }) => story.id.includes(part)));
  if (unknown.length > 0)
    stop(`No story with a picture has "${unknown.join('" or "')}" in its id. Record 012 lists the tags of stories with pictures.`);
}

function accept(): void {
  const { status, results } = runPictures({ parts, accepts: true });
  process.exitCode = status;
  if (!results) return;
  const accepted = [
    ...results.pictures.flatMap(({ facts: { place }, accepted: kind, digest }) => (kind ? [{ place, kind, digest }] : [])),
    ...results.gone.map((place) => ({ place, kind: 'gone', digest: undefined })),
  ];
  updateReference(accepted.map(({ place, digest }) => [place, digest]));
  forgetReport();
  for (const { place, kind } of accepted) console.log(`  ${kind.padEnd(7)} ${place}`);
  console.log(
    `${counted(accepted.length, 'picture')} accepted: commit ${referenceFile}. ${steadiness({ count: results.pictures.length, retaken: results.pictures.filter(({ isRetaken }) => isRetaken), timed: results.pictures.filter(({ isTimed }) => isTimed) })}`,
  );
  for (const { facts, error } of results.pictures.filter(({ digest }) => digest === undefined)) console.error(`  ${facts.place}: ${error}`);
}

/** What pictures are held against: the reference or, in a browser that it isn't of, what the base looks like there. */
function heldAgainst(base: Base): string | undefined {
  if (isLockedBrowser) return referenceFile;
  try {
    return referenceOfThisBrowser(base, parts);
  } catch (error) {
    console.log(`${otherBrowser}, and there is nothing else to compare with: ${(error as Error).message}`);
    return undefined;
  }
}

function compare(): void {
  const name = process.env['VISUAL_BASE'] || undefined;
  const found = findBase(name);
  if (name !== undefined && found.missing !== undefined) console.log(found.missing);
  const held = heldAgainst(found);
  if (held === undefined) return;
  const reference = readReference(held);
  const base = isLockedBrowser ? found : { ...found, reference };
  const { status, results } = runPictures({ parts, reference: held });
  process.exitCode = status;
  if (!results) return;
  const isWhole = parts.length === 0;
  const report = writeReport({ results, isWhole, reference, base, drawBase: (places) => picturesOfBase(base, places) });
  if (isWhole)
    pruneStore(new Set([...reference.values(), ...base.reference.values(), ...results.pictures.flatMap(({ digest }) => digest ?? [])]));
  console.log(`${headline(report)}. ${steadiness(report)}`);
  for (const group of report.groups) console.log(`  ${group.number}. ${titleOf(group)}: ${counted(group.members.length, 'picture')}`);
  for (const note of report.notes) console.log(note);
  if (status !== 0)
    console.error(
      `Look at ${reportFolder}/index.html ("npm run visual -- --show" serves it); what is meant "npm run visual:accept -- --group N" takes over, then commit ${referenceFile}.`,
    );
}
