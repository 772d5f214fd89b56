// `npm run visual [-- PART …]` compares pictures of stories with the reference and writes reports/visual/index.html; `-- --show` serves that
// report. `npm run visual:accept [-- PART …]` makes today's pictures the reference where they differ, `-- --group N` those of a group of the
// last report, as they were seen there. PART is a part of a story's id, or `running-shop`; without one it is everything.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { referenceFolder, shopPart, shotsOf } from '../tests/visual/shots.ts';
import { isLockedBrowser } from './browser.ts';
import { ports } from './ports.ts';
import { serveFolder } from './staticServer.ts';
import { keepPicture } from './visual/pictureFile.ts';
import { lastReport, reportFolder, writeReport } from './visual/report.ts';
import { counted, headline, steadiness } from './visual/summary.ts';
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
else run();

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
    const failed = group.members.filter(({ kind }) => kind === 'failed');
    if (failed.length > 0) stop(`Group ${number} has no pictures that could be accepted: ${group.title}.`);
    console.log(`Group ${number}, ${group.title}:`);
    for (const { place, kind, after } of group.members) {
      const path = join(referenceFolder, place);
      if (kind === 'gone') rmSync(path, { force: true });
      else if (after !== undefined) keepPicture(path, readFileSync(join(reportFolder, after)));
      console.log(`  ${kind.padEnd(7)} ${place}`);
    }
  }
}

function run(): void {
  let shots;
  try {
    shots = shotsOf();
  } catch (error) {
    stop((error as Error).message);
  }
  const isShopWanted = parts.length === 0 || parts.includes(shopPart);
  if (isShopWanted && !existsSync('dist-demo/index.html')) stop('The running shop is shot as well. Run "npm run build:demo" first.');
  const unknown = parts.filter((part) => part !== shopPart && !shots.some(({ story }) => story.id.includes(part)));
  if (unknown.length > 0)
    stop(`No story with a picture has "${unknown.join('" or "')}" in its id. Record 012 lists the tags of stories with pictures.`);
  if (!isLockedBrowser) console.log(`${otherBrowser}: what this browser draws can't be compared with it, and nothing is said of it.`);

  rmSync('reports/visual.json', { force: true });
  const { status } = spawnSync('playwright', ['test', '--config', 'playwright.visual.config.ts', ...(accepts ? ['stories', 'shop'] : [])], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, VISUAL_STORIES: parts.join(','), VISUAL_ACCEPT: accepts ? 'yes' : '' },
  });
  const report = writeReport();
  process.exitCode = status ?? 1;
  if (!report) return;
  for (const { place, kind } of report.accepted) console.log(`  ${kind.padEnd(7)} ${place}`);
  console.log(`${accepts ? `${counted(report.accepted.length, 'picture')} accepted` : headline(report)}. ${steadiness(report)}`);
  for (const { number, title, members } of report.groups) console.log(`  ${number}. ${title}: ${counted(members.length, 'picture')}`);
  if (status !== 0)
    console.error(
      `Look at ${reportFolder}/index.html ("npm run visual -- --show" serves it); what is meant "npm run visual:accept -- --group N" takes over, then commit the pictures.`,
    );
}
