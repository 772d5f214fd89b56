import { chromium, type Page } from 'playwright';
import { consentCookieNames } from '#mocks/cookieNames.ts';
import { browserLaunch } from '../browser';
import { droppedFrames } from './screenFrames';
import { watchPage, type Watched } from './watch';

const quietForMs = 700;
const settleTimeoutMs = 120_000;

/** Conditions of a visit. */
export interface Conditions {
  /** Slowdown factor of the processor. */
  readonly cpu: number;
  /** Slow 4G: 150 ms per request, 1.6 Mbit/s down, 750 kbit/s up. */
  readonly isSlow4g?: boolean;
  /** True for a second visit: the page was opened in this browser before, until its worker had cached all files. */
  readonly isRepeated?: boolean;
  /** True to let V8 only interpret: compiled code, which accumulates for hours, counts as heap and would distort the result. */
  readonly isInterpreted?: boolean;
}

export const cold: Conditions = { cpu: 4, isSlow4g: true };
export const slowed: Conditions = { cpu: 4 };
export const fullSpeed: Conditions = { cpu: 1 };

/** An open page in a browser of its own. */
export interface Visit {
  readonly page: Page;
  watched(): Promise<Watched>;
  /** Waits until rows cover the window, and then as {@link Visit.idle} does. */
  settle(): Promise<void>;
  /** Waits until nothing has been fetched for a while. */
  idle(): Promise<void>;
  /** Held memory after collecting: MiB of JavaScript objects, DOM nodes (those not in the page among them), listeners. */
  held(): Promise<{ heap: number; nodes: number; listeners: number }>;
  /** Scrolls like a hand on a wheel, pixels down at pixels a second. Answers the percentage of the browser's frames that were dropped. */
  scroll(distance: number, speed: number): Promise<number>;
  /** Height of the window in pixels. */
  readonly height: number;
}

/** Opens a page at full speed, and closes it once its worker, if it has one, has cached all files. */
async function visitBefore(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    const later = () => new Promise((resolve) => setTimeout(resolve, 1500));
    const kept = async () => {
      const caching = (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length);
      return (await Promise.all(caching)).reduce((sum, size) => sum + size, 0);
    };
    // The shop registers it once the browser rests.
    for (let waits = 0; waits < 10 && !(await navigator.serviceWorker.getRegistration()); waits += 1) await later();
    if (!(await navigator.serviceWorker.getRegistration())) return;
    await navigator.serviceWorker.ready;
    for (let before = -1, now = await kept(); now !== before; before = now, now = await kept()) await later();
  });
  await page.close();
}

/** Waits until a page has fetched nothing for a while. */
function idleOf(page: Page): () => Promise<void> {
  let open = 0;
  let lastTraffic = Date.now();
  const count = (by: number) => () => {
    open += by;
    lastTraffic = Date.now();
  };
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
  return async () => {
    const until = Date.now() + settleTimeoutMs;
    while (open > 0 || Date.now() - lastTraffic < quietForMs) {
      if (Date.now() > until) throw new Error(`${page.url()}: requests do not end`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
}

/**
 * Opens an address in a browser with a fresh profile, hands the page over and closes everything again.
 *
 * @param cookies set before the page is opened, by name
 * @param width of the window in pixels
 */
export async function visit<Result>(
  url: string,
  cookies: Readonly<Record<string, string>>,
  { cpu, isSlow4g = false, isRepeated = false, isInterpreted = false }: Conditions,
  width: number,
  measure: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  // Narrow windows are a phone's, held upright.
  const height = width < 961 ? 844 : 940;
  const launch = browserLaunch();
  const flags = isInterpreted ? ['--js-flags=--no-opt --no-maglev --no-sparkplug'] : [];
  const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), ...flags] });
  try {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'de-AT',
      timezoneId: 'Europe/Vienna',
      serviceWorkers: isRepeated ? 'allow' : 'block',
    });
    // Avoids the question about consent.
    const refused = Object.fromEntries(consentCookieNames.map((name) => [name, 'false']));
    const { origin } = new URL(url);
    const all = Object.entries({ ...refused, ...cookies });
    await context.addCookies(all.map(([name, value]) => ({ name, value: encodeURIComponent(value), url: origin })));
    if (isRepeated) await visitBefore(await context.newPage(), url);
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await session.send('Network.enable');
    const slow4g = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 7.5e5 / 8 };
    if (isSlow4g) await session.send('Network.emulateNetworkConditions', slow4g);
    const idle = idleOf(page);
    await page.goto(url, { waitUntil: 'commit' });
    return await measure({
      page,
      height,
      idle,
      watched: () => page.evaluate(() => window.bench),
      settle: async () => {
        await page.waitForFunction(() => window.bench.shown !== undefined, undefined, { timeout: settleTimeoutMs });
        await idle();
      },
      held: async () => {
        // Objects finalised by the first collection are freed by the second.
        for (let times = 0; times < 2; times += 1) await session.send('HeapProfiler.collectGarbage');
        const { usedSize } = await session.send('Runtime.getHeapUsage');
        const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
        return { heap: usedSize / 1024 / 1024, nodes, listeners };
      },
      scroll: (distance, speed) =>
        droppedFrames(browser, () =>
          session.send('Input.synthesizeScrollGesture', {
            x: Math.round(width / 2),
            y: 600,
            yDistance: -distance,
            speed,
            gestureSourceType: 'mouse',
          }),
        ),
    });
  } finally {
    await browser.close();
  }
}
