import { readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';
import { phoneWidth } from '#storybook/pictures.ts';
import { browserLaunch } from '../browser.ts';
import { usersIn } from '../importGraph.ts';
import { serveFolder } from '../staticServer.ts';
import type { Failure, Level } from './level.ts';
import { nearestFirst } from './nearest.ts';

/** Of so many stories, those that import a fault's file by the shortest way, each is played; others would be found by chance. */
const maxStories = 80;
/** For how long a story may go on, in milliseconds: several of its waits, which are short where a fault is planted. */
const maxDurationMs = 30_000;

interface Story {
  readonly id: string;
  readonly type: 'story' | 'docs';
  /** Path of its file, beginning with `./`. */
  readonly importPath: string;
  readonly tags: readonly string[];
}

/** A page's report of the stories it has played. */
interface Played {
  __planted?: string;
  ended?: { readonly storyId: string };
  faults: string[];
}

/** Runs in the page before anything else: switches the fault on, and notes how each story ends. */
function prepare(faultId: string): void {
  const played = window as unknown as Played;
  played.__planted = faultId;
  played.faults = [];
  type Channel = { on(event: string, listener: (data: never) => void): void; emit(event: string, data: object): void };
  let channel: Channel;
  const told = (fault: { message?: string; title?: string }) =>
    void played.faults.push(fault.message ?? fault.title ?? 'The story is missing');
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (next: Channel) => {
      channel = next;
      for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']) channel.on(event, told);
      channel.on('unhandledErrorsWhilePlaying', (errors: { message: string }[]) => errors.forEach(told));
      channel.on('storyFinished', (ended: { storyId: string }) => {
        played.ended = ended;
      });
    },
  });
}

/** Runs in the page: shows another story. */
function showNext(storyId: string): void {
  const played = window as unknown as Played & { __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, data: object): void } };
  delete played.ended;
  window.scrollTo(0, 0);
  played.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Result of a story: undefined for success. */
async function played(page: Page, storyId: string): Promise<string | undefined> {
  const state = page.waitForFunction(
    (id) => {
      const { faults, ended } = window as unknown as Played;
      return faults.length > 0 || ended?.storyId === id ? { fault: faults[0] } : undefined;
    },
    storyId,
    { timeout: maxDurationMs },
  );
  try {
    return (await (await state).jsonValue())?.fault;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The stories of the built Storybook in a folder, in pages that stay open for all that are asked about one fault. */
export async function storyLevel(folder: string): Promise<Level> {
  const users = usersIn(['src/**/*.{ts,tsx}', 'tests/examples/**/*.{ts,tsx}']);
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as { entries: Record<string, Story> };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const served = await serveFolder(folder);
  const browser = await chromium.launch(browserLaunch());
  const tagsOf = new Map(stories.map(({ id, tags }) => [id, tags]));
  return {
    name: 'story',
    candidatesFor: ({ file }) => {
      const files = nearestFirst(users, file, (user) => user.endsWith('.stories.tsx'));
      // Stories without a play function notice only rendering errors.
      const playing = files.flatMap((near) =>
        stories.filter(({ importPath, tags }) => importPath === `./${near}` && tags.includes('play-fn')),
      );
      return playing.slice(0, maxStories).map(({ id }) => id);
    },
    firstFailure: (tests, faultId) => playUntilFailure({ browser, url: served.url, tagsOf }, tests, faultId),
    close: async () => {
      await browser.close();
      served.close();
    },
  };
}

interface Stage {
  readonly browser: Browser;
  readonly url: string;
  readonly tagsOf: ReadonlyMap<string, readonly string[]>;
}

async function playUntilFailure(
  { browser, url, tagsOf }: Stage,
  stories: readonly string[],
  faultId: string,
): Promise<Failure | undefined> {
  const context = await browser.newContext({ locale: 'de-AT', timezoneId: 'Europe/Vienna', reducedMotion: 'reduce' });
  try {
    await context.addInitScript(prepare, faultId);
    const page = await context.newPage();
    let thrown: string | undefined;
    page.on('pageerror', ({ message }) => {
      thrown ??= message;
    });
    for (const [index, story] of stories.entries()) {
      await page.setViewportSize(tagsOf.get(story)?.includes('phone') ? { width: phoneWidth, height: 900 } : { width: 1280, height: 900 });
      if (index === 0) await page.goto(`${url}/iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`);
      else await page.evaluate(showNext, story);
      const fault = (await played(page, story)) ?? thrown;
      if (fault !== undefined) return { test: story, reason: fault };
    }
    return undefined;
  } finally {
    await context.close();
  }
}
