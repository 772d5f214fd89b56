// Compares screenshots of stories with the reference images in tests/visual/reference, or accepts today's as the new ones.
// Stories tagged `visual` are shot at a desktop's width, those tagged `phone` at a phone's, in two contrasting tenants or, with `matrix`, in all.
// The list comes from the built Storybook's own index, so a new story can't be forgotten.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { chromium, type Browser, type Page, type Request } from 'playwright';
import { PNG } from 'pngjs';
import { tenantCodes } from '../src/domain/tenant.ts';
import { browserFlags, ensureBrowser } from './browser.ts';
import { serveFolder } from './staticServer.ts';
import { writeReport, type Compared } from './visualReport.ts';

const reference = 'tests/visual/reference';
const report = 'reports/visual';
const contrasting = ['AL', 'GM'];
/** Screens and the frame are shot as a window of this size shows them: what fixes itself to the window stands at its edge, and lists end there. */
const screens = /^(Pages|Connected\/Shell)\//;
const screenWindow = { width: 1440, height: 1600 };
const componentWindow = { width: 1280, height: 800 };
const phoneWidth = 390;
const accept = process.argv.includes('--accept');
/** Parts of story ids; given, only those stories are looked at: `npm run visual:accept -- dialog`. */
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));

interface Story { id: string; title: string; name: string; type: 'story' | 'docs'; tags: string[] }
interface Shot { story: Story; tenant: string; width: number; isScreen: boolean; file: string }

if (!existsSync('storybook-static/index.json')) throw new Error('Build the Storybook first: npm run build:storybook');
const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as { entries: Record<string, Story> };

const shots: Shot[] = Object.values(entries)
  .filter((story) => story.type === 'story' && story.tags.some((tag) => ['visual', 'matrix', 'phone'].includes(tag)))
  .filter((story) => wanted.length === 0 || wanted.some((part) => story.id.includes(part)))
  .flatMap((story) => {
    // A board that shows all tenants by itself is shot once.
    const tenants: readonly string[] = story.tags.includes('matrix') ? tenantCodes : contrasting.slice(0, story.tags.includes('once') ? 1 : 2);
    const isDesktop = story.tags.includes('visual') || story.tags.includes('matrix');
    const isScreen = screens.test(story.title);
    const { width: desktopWidth } = isScreen ? screenWindow : componentWindow;
    const widths = [...(isDesktop ? [desktopWidth] : []), ...(story.tags.includes('phone') ? [phoneWidth] : [])];
    return tenants.flatMap((tenant) => widths.map((width) => ({ story, tenant, width, isScreen, file: `${story.id}.${tenant}.${width}.png` })));
  });
if (shots.length === 0) throw new Error('No story tagged visual, phone or matrix fits; there is nothing to compare');

/** Knows when a page stands still: for a moment nothing was under way, its document has not changed, and its scripts had nothing to do. */
class Stillness {
  readonly #page: Page;
  readonly #underWay = new Set<Request>();
  /** When a request began or ended last. What an answer changes comes after it: the moment begins anew. */
  #lastRequest = 0;

  constructor(page: Page) {
    this.#page = page;
    const note = (change: () => void) => {
      change();
      this.#lastRequest = performance.now();
    };
    page.on('request', (request) => note(() => this.#underWay.add(request)));
    page.on('requestfinished', (request) => note(() => this.#underWay.delete(request)));
    page.on('requestfailed', (request) => note(() => this.#underWay.delete(request)));
  }

  /** Before a story is shown: nothing of the last one counts, which may wait for an answer that never comes. */
  forget(): void {
    this.#underWay.clear();
  }

  /** Resolves once the page has stood still for `quiet` ms; after five seconds as it is, for a story whose answer never comes. */
  async reached(quiet = 250): Promise<void> {
    for (let waited = 0; waited < 5_000; waited += 50) {
      const unchanged = await this.#page.evaluate(() => new Promise<number>((resolve) => {
        requestIdleCallback(() => resolve(performance.now() - (window as unknown as { lastChange: number }).lastChange), { timeout: 200 });
      }));
      if (this.#underWay.size === 0 && Math.min(unchanged, performance.now() - this.#lastRequest) >= quiet) return;
      await this.#page.waitForTimeout(50);
    }
  }
}

/** Runs in the page before anything else: notes when the document changed last. */
function watchChanges(): void {
  const watched = window as unknown as { lastChange: number };
  watched.lastChange = performance.now();
  new MutationObserver(() => { watched.lastChange = performance.now(); })
    .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/**
 * Shows a story: the first of a group by its address, the next ones in the same page, as Storybook itself goes from one to another.
 * That spares loading all of Storybook for every picture.
 */
async function show(page: Page, url: string, { story, tenant }: Shot, isFirst: boolean): Promise<void> {
  if (isFirst) {
    await page.goto(`${url}/iframe.html?id=${story.id}&viewMode=story&globals=tenant:${tenant};mode:light;language:de`);
    await page.waitForFunction(() => document.body.classList.contains('sb-show-main') && !document.body.classList.contains('sb-show-preparing-story'));
  } else {
    await page.evaluate((storyId) => {
      delete document.documentElement.dataset['story'];
      window.scrollTo(0, 0);
      (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, data: object): void } }).__STORYBOOK_ADDONS_CHANNEL__
        .emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, story.id);
  }
  await page.waitForFunction(() => document.documentElement.dataset['story'] === 'finished');
}

/** Moves nothing, blinks nothing, and waits for answers, fonts and pictures: the same story gives the same pixels. */
async function shoot(page: Page, stillness: Stillness, url: string, shot: Shot, isFirst: boolean): Promise<Buffer> {
  stillness.forget();
  await show(page, url, shot, isFirst);
  await stillness.reached();
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A lazy picture below the window has not been asked for yet: waiting for it would be waiting for ever.
    const asked = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete || image.getBoundingClientRect().top < window.innerHeight);
    await Promise.all(asked.map((image) => image.decode().catch(() => undefined)));
  });
  // On a busy machine something may still be settling: the picture counts once two in a row are the same.
  const take = () => page.screenshot({ fullPage: !shot.isScreen, animations: 'disabled', caret: 'hide', scale: 'css' });
  let before = await take();
  for (let tries = 0; tries < 8; tries += 1) {
    await page.waitForTimeout(100);
    const now = await take();
    if (now.equals(before)) return now;
    before = now;
  }
  return before;
}

const url = await serveFolder('storybook-static');
const browser: Browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
/** Which browser an image is of. */
const thisBrowser = `Chromium ${browser.version().split('.')[0] ?? ''} on ${process.platform}`;
const makers = join(reference, 'made-with.json');
/** What the reference was made with, and images that were accepted by themselves with another browser since. */
const madeWith = existsSync(makers) ? (JSON.parse(readFileSync(makers, 'utf8')) as { browser: string; others?: Record<string, string> }) : undefined;
const isOfThisBrowser = (file: string) => (madeWith?.others?.[file] ?? madeWith?.browser) === thisBrowser;
/** Share of the pixels that may differ: hardly any. Another browser draws the edges of letters differently; then only what a person would see counts. */
const sameShare = 0.0002;
const allowedShareOf = (file: string) => (isOfThisBrowser(file) ? sameShare : 0.01);
/** Images written as the new reference. */
const accepted: string[] = [];
mkdirSync(reference, { recursive: true });
const compared = new Map<string, Compared>();
const broken: string[] = [];
/** Takes a picture of a story, or rejects when it can't be shown; `anew` in a page loaded anew. */
type Take = (shot: Shot, anew?: boolean) => Promise<Buffer>;
/** Pictures that may be taken once more: few differ by accident, many by a change. */
let secondTries = 20;
/** One group for each tenant and window; the large ones first, so that the two pages end at about the same time. */
const groups = [...Map.groupBy(shots, ({ tenant, width, isScreen }) => `${tenant} ${width} ${isScreen}`).values()].toSorted((a, b) => b.length - a.length);
await Promise.all([1, 2].map(async () => {
  for (let group = groups.shift(); group; group = groups.shift()) {
    const [{ width, isScreen } = { width: componentWindow.width, isScreen: false }] = group;
    const context = await browser.newContext({ locale: 'de-AT', timezoneId: 'Europe/Vienna', reducedMotion: 'reduce', viewport: { width, height: isScreen ? screenWindow.height : componentWindow.height } });
    await context.addInitScript(watchChanges);
    const page = await context.newPage();
    const stillness = new Stillness(page);
    let isFirst = true;
    /** Takes a picture; `anew` in a page loaded anew, as the next one is after a failure: a story that hangs must not spoil it. */
    const take: Take = async (shot, anew = false) => {
      const loadsPage = isFirst || anew;
      isFirst = true;
      const image = await shoot(page, stillness, url.url, shot, loadsPage);
      isFirst = false;
      return image;
    };
    for (const shot of group) {
      await (accept ? acceptShot(shot, take) : compareShot(shot, take)).catch((error: unknown) => broken.push(`${shot.file}: ${String(error)}`));
    }
    await context.close();
  }
}));
await browser.close();
url.close();

/** Reference images of stories that are no longer shot. */
const gone = wanted.length === 0 ? readdirSync(reference).filter((file) => file.endsWith('.png') && !shots.some((shot) => shot.file === file)) : [];

if (accept) {
  for (const file of gone) rmSync(join(reference, file));
  const others = { ...madeWith?.others, ...Object.fromEntries(accepted.map((file) => [file, thisBrowser])) };
  const made = wanted.length === 0 || !madeWith ? { browser: thisBrowser } : {
    browser: madeWith.browser,
    others: Object.fromEntries(Object.entries(others).filter(([file, other]) => other !== madeWith.browser && existsSync(join(reference, file))).toSorted(([a], [b]) => a.localeCompare(b))),
  };
  writeFileSync(makers, `${JSON.stringify(made, null, 2)}\n`);
  console.log(`Accepted ${accepted.length} images as the new reference; ${compared.size - accepted.length} are as they were.`);
  if (broken.length > 0) {
    console.error(`Could not be taken:\n  ${broken.join('\n  ')}`);
    process.exitCode = 1;
  }
} else {
  const foreign = shots.filter(({ file }) => !isOfThisBrowser(file)).length;
  if (madeWith && foreign > 0) {
    console.log(`This is ${thisBrowser}; the reference was made with ${madeWith.browser}. ${foreign} images are of another browser and may differ in 1 % of their pixels.`);
  }
  const results = shots.map((shot): Compared => compared.get(shot.file) ?? { ...baseOf(shot), verdict: 'broken' });
  for (const file of gone) results.push({ file, title: file, tenant: '', width: 0, verdict: 'gone', reference: readFileSync(join(reference, file)) });
  writeReport(report, results);
  const wrong = results.filter(({ verdict }) => verdict !== 'same');
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/visual.json', JSON.stringify({
    passed: results.length - wrong.length, failed: wrong.length, skipped: 0, failures: wrong.map(({ file, verdict }) => `${file} (${verdict})`),
  }));
  for (const { file, verdict } of wrong) console.error(`${verdict.padEnd(9)} ${file}`);
  for (const line of broken) console.error(line);
  console.log(`${results.length - wrong.length} of ${results.length} images are as the reference. Report: ${report}/index.html`);
  if (wrong.length > 0) {
    console.error('Look at the report; if the change is meant, run "npm run visual:accept" and commit the images.');
    process.exitCode = 1;
  }
}

/** Holds a story against its reference; what differs is taken once more, so that a slow moment is not taken for a change. */
async function compareShot(shot: Shot, take: Take): Promise<void> {
  const examined = async (anew: boolean) => {
    const result = examine(shot, await take(shot, anew));
    compared.set(shot.file, result);
    return result.verdict === 'same';
  };
  if (secondTries === 0) {
    await examined(false);
  } else if (!await examined(false).catch(() => false)) {
    secondTries -= 1;
    await examined(true);
  }
}

/** Makes a story's picture the reference once two in a row agree. What is as it was keeps its file, so that a review shows the change alone. */
async function acceptShot(shot: Shot, take: Take): Promise<void> {
  let image = await take(shot);
  const result = examine(shot, image);
  compared.set(shot.file, result);
  if (isOfThisBrowser(shot.file) && result.verdict === 'same') return;
  for (let tries = 0; tries < 3; tries += 1) {
    const again = await take(shot, true);
    if (differenceOf(image, again, sameShare) === undefined) {
      writeFileSync(join(reference, shot.file), again);
      accepted.push(shot.file);
      return;
    }
    image = again;
  }
  throw new Error('no two pictures of it agree, so it does not hold still');
}

function baseOf({ file, story, tenant, width }: Shot): Omit<Compared, 'verdict'> {
  return { file, title: `${story.title} / ${story.name}`, tenant, width };
}

/** Compares what a shot gave with its reference, if it has one. */
function examine(shot: Shot, now: Buffer): Compared {
  const path = join(reference, shot.file);
  return existsSync(path) ? compare(baseOf(shot), readFileSync(path), now) : { ...baseOf(shot), verdict: 'new', now };
}

function compare(base: Omit<Compared, 'verdict'>, before: Buffer, now: Buffer): Compared {
  const difference = differenceOf(before, now, allowedShareOf(base.file));
  return difference === undefined ? { ...base, verdict: 'same' } : { ...base, verdict: 'different', reference: before, now, ...(difference && { difference }) };
}

/** A picture of what differs more than it may, null for another size, undefined when nothing does. */
function differenceOf(before: Buffer, now: Buffer, allowedShare: number): Buffer | null | undefined {
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(now)];
  if (a.width !== b.width || a.height !== b.height) return null;
  const difference = new PNG({ width: a.width, height: a.height });
  const pixels = pixelmatch(a.data, b.data, difference.data, a.width, a.height, { threshold: 0.15 });
  return pixels <= a.width * a.height * allowedShare ? undefined : PNG.sync.write(difference);
}
