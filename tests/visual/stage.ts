import { test as base, type Browser, type BrowserContext, type CDPSession, type Page, type PageScreenshotOptions } from '@playwright/test';
import { serveFolder } from '#scripts/staticServer.ts';
import { phoneWidth } from '#storybook/pictures.ts';
import { pictureRun } from './run';
import { storybookIn, type Shot } from './shots';

/** Moves nothing and blinks nothing: the same story gives the same pixels. */
export const still = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;
/** Milliseconds without any event after which a page is settled. */
const quiet = 250;
/** Longest delay, in milliseconds, of a timer that a page has to run before it is settled: longer ones wait for the user or a clock. */
const maxDelayMs = 500;
/** Room round a component, in pixels. */
const margin = 16;

interface Watched {
  lastChange: number;
  /** Timers that have not run yet; a page that waits for one is not settled. */
  pendingTimers: Set<number>;
}

/**
 * Runs in the page before anything else: chance is the same in every run, and it is known when the document changed last and what it
 * waits for.
 */
function prepare(maxDelay: number): void {
  let state = 1;
  // A linear congruential generator with the numbers of Numerical Recipes.
  Math.random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  // The code that a failure shows is random; nothing else asks for so many bytes.
  const randomValues = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => (bytes instanceof Uint8Array && bytes.length === 24 ? bytes.fill(7) : randomValues(bytes));
  const watched = window as unknown as Watched;
  watched.lastChange = performance.now();
  new MutationObserver(() => {
    watched.lastChange = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const pending = new Set<number>();
  watched.pendingTimers = pending;
  const { setTimeout: set, clearTimeout: clear } = window;
  const setWatched = (run: TimerHandler, delay = 0, ...values: unknown[]) => {
    if (typeof run !== 'function' || delay > maxDelay) return set(run, delay, ...values);
    const timer = set(() => {
      pending.delete(timer);
      (run as (...given: unknown[]) => void)(...values);
    }, delay);
    pending.add(timer);
    return timer;
  };
  window.setTimeout = setWatched as typeof window.setTimeout;
  window.clearTimeout = (timer) => {
    pending.delete(Number(timer));
    clear(timer);
  };
}

/** The area that the page draws, in pixels of the document; undefined if an element covers the window. */
function drawnArea(): { left: number; top: number; right: number; bottom: number } | undefined {
  if (document.querySelector('dialog:modal, [aria-modal="true"]')) return undefined;
  const area = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  const { scrollWidth, scrollHeight } = document.documentElement;
  for (const element of document.body.querySelectorAll('*')) {
    const isReplaced = element.matches('img, svg, input, select, textarea, canvas, video, iframe');
    const style = getComputedStyle(element);
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const hasSurface =
      style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      style.backgroundImage !== 'none' ||
      style.boxShadow !== 'none' ||
      style.borderStyle !== 'none' ||
      // A drawing that is cut out of the element's own area.
      getComputedStyle(element, '::before').clipPath !== 'none';
    if (!(isReplaced || hasText || hasSurface) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    // Content for screen readers only is one pixel large.
    if (width <= 1 || height <= 1) continue;
    area.left = Math.min(area.left, Math.max(0, left + scrollX));
    area.top = Math.min(area.top, Math.max(0, top + scrollY));
    area.right = Math.max(area.right, Math.min(scrollWidth, right + scrollX));
    area.bottom = Math.max(area.bottom, Math.min(scrollHeight, bottom + scrollY));
  }
  return area.right > area.left && area.bottom > area.top ? area : undefined;
}

/** Runs in the page: shows another story, in another look if the globals say so, and renders it once. */
function showNext({ storyId, globals }: { storyId: string; globals: Record<string, string> }): void {
  type Storybook = {
    __STORYBOOK_PREVIEW__: { storyStoreValue: { userGlobals: { update(globals: Record<string, string>): void } } };
    __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, data: object): void };
  };
  delete document.documentElement.dataset['story'];
  window.scrollTo(0, 0);
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Storybook;
  // By the toolbar's event the story before would be drawn in the new look as well.
  preview.storyStoreValue.userGlobals.update(globals);
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Everything that a pointer or a key can be on. */
const controls = 'body :is(a[href], button, input, select, textarea, summary, label, tr, [role="option"], [tabindex="0"])';

/** Makes all controls look as if the pointer were over each of them, or the keyboard's focus on it, until the session is detached. */
async function forceState(page: Page, state: 'hover' | 'focus'): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: controls });
  const forcedPseudoClasses = state === 'hover' ? ['hover'] : ['focus', 'focus-visible'];
  for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  return session;
}

/** A page in which nothing moves or blinks, that can be waited for. */
interface StillPage {
  readonly context: BrowserContext;
  readonly page: Page;
  /**
   * Waits until the page is settled, and returns true if it did.
   *
   * @param maxMs gives up after so many milliseconds; by default five seconds, for a story whose answer never comes
   */
  settle(maxMs?: number): Promise<boolean>;
  /** Requests under way now belong to the previous story. */
  forgetRequests(): void;
}

/** Waits for the page's fonts and pictures. */
export async function waitForResources(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A lazy picture below the window has not been asked for yet: waiting for it would be waiting for ever.
    const asked = [...document.images].filter(
      (image) => image.loading !== 'lazy' || image.complete || image.getBoundingClientRect().top < window.innerHeight,
    );
    await Promise.all(asked.map((image) => image.decode().catch(() => undefined)));
  });
}

/** Opens an empty page for pictures. */
export async function openStill(browser: Browser, viewport: Shot['window']): Promise<StillPage> {
  const context = await browser.newContext({ locale: 'de-AT', timezoneId: 'Europe/Vienna', reducedMotion: 'reduce', viewport });
  await context.addInitScript(prepare, maxDelayMs);
  const page = await context.newPage();
  let last = 0;
  let underWay = 0;
  const note = (change: number) => () => {
    last = performance.now();
    underWay += change;
  };
  page.on('request', note(1));
  page.on('requestfinished', note(-1));
  page.on('requestfailed', note(-1));
  return {
    context,
    page,
    forgetRequests: () => {
      underWay = 0;
    },
    settle: async (maxMs = 5_000) => {
      for (const end = performance.now() + maxMs; performance.now() < end;) {
        const unchanged = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              requestIdleCallback(
                () => {
                  const { lastChange, pendingTimers } = window as unknown as Watched;
                  resolve(pendingTimers.size > 0 ? 0 : performance.now() - lastChange);
                },
                { timeout: 200 },
              );
            }),
        );
        const rest = Math.min(unchanged, performance.now() - last);
        if (underWay === 0 && rest >= quiet) return true;
        // Measures the time without events.
        // oxlint-disable-next-line shop/no-time-limit
        await page.waitForTimeout(Math.max(20, quiet - rest));
      }
      return false;
    },
  };
}

/** Shows stories, one after the other, in as few pages as give the same pixels. */
export class Stage {
  readonly #browser: Browser;
  readonly #url: string;
  #open: StillPage | undefined;
  /** Id of the story that the open page shows. */
  #shown: string | undefined;
  /** Holds the state that the controls of the open page are forced into. */
  #forced: CDPSession | undefined;

  constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  /**
   * Shows a story and waits until it is played, and its fonts and pictures are there.
   *
   * @throws the error of its play function; for a phone's story in a larger window
   * @param inFreshPage in a page of its own, as for the reference; else in the previous story's page, which is faster
   */
  async show({ story, tenant, mode, language, window: size, state }: Shot, inFreshPage: boolean): Promise<Page> {
    // Storybook doesn't draw the story that is on show again.
    const open = inFreshPage || this.#shown === story.id ? undefined : this.#open;
    this.#shown = story.id;
    const page = open ? open.page : await this.#openPage(size);
    await this.#forced?.detach();
    this.#forced = undefined;
    if (open) {
      open.forgetRequests();
      await page.mouse.move(0, 0);
      const { width, height } = page.viewportSize() ?? size;
      if (width !== size.width || height !== size.height) await page.setViewportSize(size);
      await page.evaluate(showNext, { storyId: story.id, globals: { tenant, mode, language } });
    } else {
      // Without axe, which would check each story while its picture is taken, for no reader: the stories' own suite does that.
      const globals = `tenant:${tenant};mode:${mode};language:${language};a11y.manual:!true`;
      await page.goto(`${this.#url}/iframe.html?id=${story.id}&viewMode=story&globals=${globals}`);
    }
    await page.waitForFunction(() => document.documentElement.dataset['story'] === 'finished');
    const [fault, viewport] = await page.evaluate(() => {
      const { dataset } = document.documentElement;
      return [dataset['fault'], dataset['viewport']];
    });
    if (fault) throw new Error(`The story's play function failed: ${fault}`);
    if (viewport === 'phone' && size.width > phoneWidth) throw new Error('The story is of the phone: tag it "phone" and not "visual".');
    await waitForResources(page);
    if (state) this.#forced = await forceState(page, state);
    return page;
  }

  /** Waits until the shown page is settled. Returns true if it settled. */
  async settle(): Promise<boolean> {
    return (await this.#open?.settle()) ?? true;
  }

  /** Options of a picture of the page. */
  async view(page: Page, { isScreen }: Shot): Promise<PageScreenshotOptions> {
    const area = isScreen ? undefined : await page.evaluate(drawnArea);
    if (!area) return still;
    const [x, y] = [Math.max(0, Math.floor(area.left) - margin), Math.max(0, Math.floor(area.top) - margin)];
    return {
      ...still,
      fullPage: true,
      clip: { x, y, width: Math.ceil(area.right) + margin - x, height: Math.ceil(area.bottom) + margin - y },
    };
  }

  async close(): Promise<void> {
    await this.#open?.context.close();
    this.#open = undefined;
    this.#forced = undefined;
  }

  async #openPage(viewport: Shot['window']): Promise<Page> {
    await this.close();
    this.#open = await openStill(this.#browser, viewport);
    return this.#open.page;
  }
}

/** `stage`: the built Storybook on show, one for each worker. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const served = await serveFolder(storybookIn(pictureRun.root));
      const stage = new Stage(browser, served.url);
      await use(stage);
      await stage.close();
      served.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
