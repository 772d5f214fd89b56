// `npm run visual [-- PART …]` compares pictures of stories with the digests of the reference and writes reports/visual/index.html; `--
// --show` serves that report. `npm run visual:accept [-- PART …]` writes today's digests of the differences, `-- --group N` those of a
// group of the last report, as its pictures were then. PART is a part of a story's id, or `running-shop`; default: everything.
// VISUAL_BASE names a branch or commit for a second comparison, as CI sets for a pull request: the report then also contains changes
// accepted since.
import { existsSync } from 'node:fs';
import { demoIn, shopPart, shotsOf } from '#tests/visual/shots.ts';
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
  'npm run visual [-- --show] [-- PART …], npm run visual:accept [-- --group N …] [-- PART …]; PART is a part of a story’s id or `running-shop`; without any, all are compared.';
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
if (numbers.length > 0 && parts.length > 0) refuse('Use --group or parts of ids, not both.', usage);
const otherBrowser = 'The reference needs the browser and the fonts of the lock file, which run on x86-64 Linux only';
if (accepts && !isLockedBrowser) stop(`${otherBrowser}: pictures of this browser cannot be accepted.`);

if (shows) await show();
else if (numbers.length > 0) acceptGroups(numbers.map((text) => countOf('group', text, usage)));
else {
  checkParts();
  if (accepts) accept();
  else await compare();
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
    if (!group) stop(`The last report has ${counted(groups.length, 'group')}, but no number ${number}.`);
    if (group.members.some(({ kind }) => kind === 'failed')) stop(`Group ${number} has no pictures to accept: ${group.title}.`);
    console.log(`Group ${number}, ${group.title}:`);
    updateReference(group.members.map(({ place, digest }) => [place, digest]));
    for (const { place, kind } of group.members) console.log(`  ${kind.padEnd(7)} ${place}`);
  }
}

/** Ends the script for an unknown part, or one that isn't built. */
function checkParts(): void {
  let shots;
  try {
    shots = shotsOf();
  } catch (error) {
    stop((error as Error).message);
  }
  const isShopWanted = parts.length === 0 || parts.includes(shopPart);
  if (isShopWanted && !existsSync(`${demoIn('.')}/index.html`))
    stop('Pictures of the running shop need a build. Run "npm run build:demo" first.');
  const unknown = parts.filter((part) => part !== shopPart && !shots.some(({ story }) => story.id.includes(part)));
  if (unknown.length > 0)
    stop(`No story with a picture has "${unknown.join('" or "')}" in its id. Record 027 lists the tags of stories with pictures.`);
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

/** Reference of the comparison; in a browser that it isn't of, the base's pictures there. */
function heldAgainst(base: Base): string | undefined {
  if (isLockedBrowser) return referenceFile;
  try {
    return referenceOfThisBrowser(base, parts);
  } catch (error) {
    console.log(`${otherBrowser}, and the base could not be drawn either: ${(error as Error).message}`);
    return undefined;
  }
}

async function compare(): Promise<void> {
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
  const report = await writeReport({ results, isWhole, reference, base, drawBase: (places) => picturesOfBase(base, places) });
  if (isWhole)
    pruneStore(new Set([...reference.values(), ...base.reference.values(), ...results.pictures.flatMap(({ digest }) => digest ?? [])]));
  console.log(`${headline(report)}. ${steadiness(report)}`);
  for (const group of report.groups) console.log(`  ${group.number}. ${titleOf(group)}: ${counted(group.members.length, 'picture')}`);
  for (const note of report.notes) console.log(note);
  if (status !== 0)
    console.error(
      `Look at ${reportFolder}/index.html ("npm run visual -- --show" serves it). Accept intended changes with "npm run visual:accept -- --group N", then commit ${referenceFile}.`,
    );
}
