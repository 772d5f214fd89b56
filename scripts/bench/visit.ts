import { chromium, type CDPSession, type Page } from 'playwright';
import { browserLaunch } from '../browser';
import { consentCookieNames } from '../../mocks/cookieNames';
import { countRenders } from './renders';
import { screenFrames, type ScreenFrames } from './screenFrames';
import { watchPage, type Watched } from './watch';

/** Widths below this one are a phone's, held upright. */
const phoneBelow = 961;

/** How a page is visited: how its browser is slowed, and what is watched. */
export interface Conditions {
  /** How many times slower the processor is. */
  readonly cpu: number;
  /** Slow 4G: 150 ms per request, 1.6 Mbit/s down, 750 kbit/s up. */
  readonly isSlow4g: boolean;
  /** Whether React's renders are counted; the count itself takes time, so not where times are measured. */
  readonly countsRenders?: boolean;
  /** Whether it is a second visit: the page was open in this browser before, until all that it keeps for the next time was kept. */
  readonly isRepeated?: boolean;
  /** Whether V8 only interprets: machine code, which it makes for hours, counts as heap and says nothing of the page. */
  readonly isInterpreted?: boolean;
}

/** An open page in a browser of its own, and what it costs. */
export interface Visit {
  readonly page: Page;
  /** Bytes of the answers' bodies so far, compressed: scripts, and everything. */
  bytes(): { script: number; all: number; requests: number };
  watched(): Promise<Watched>;
  /** Waits until rows cover the window, and then as {@link Visit.idle} does. */
  settle(): Promise<void>;
  /** Waits until nothing has been fetched for a while. */
  idle(): Promise<void>;
  /** Bytes of JavaScript objects in use, after everything that is free has been collected. */
  heap(): Promise<number>;
  /** DOM nodes, listeners and documents that are held, those not in the page among them; after collecting. */
  held(): Promise<{ nodes: number; listeners: number; documents: number }>;
  /** Scrolls like a hand on a wheel: pixels down at pixels a second. Answers how the browser's frames fared. */
  scroll(distance: number, speed: number): Promise<ScreenFrames>;
  /** Milliseconds that the page's main thread works while something runs: its own time, which nothing else on the machine lengthens. */
  work(run: () => Promise<void>): Promise<Work>;
  /** Height of the window in pixels. */
  readonly height: number;
}

/** What a main thread has done, in milliseconds of its own time. */
export interface Work {
  readonly all: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

const quietFor = 700;
const patience = 120_000;

async function throttle(session: CDPSession, { cpu, isSlow4g }: Conditions): Promise<void> {
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (isSlow4g)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1.6e6 / 8,
      uploadThroughput: 7.5e5 / 8,
    });
}

/** Opens a page for the first time, at full speed, and closes it once its worker, if it has one, has kept all files. */
async function visitBefore(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    const kept = async () => {
      const names = await caches.keys();
      const sizes = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
      return sizes.reduce((sum, size) => sum + size, 0);
    };
    const later = () => new Promise((resolve) => setTimeout(resolve, 1500));
    // The shop registers it once the browser rests.
    for (let waits = 0; waits < 10 && !(await navigator.serviceWorker.getRegistration()); waits += 1) await later();
    if (!(await navigator.serviceWorker.getRegistration())) return;
    await navigator.serviceWorker.ready;
    for (let before = -1, now = await kept(); now !== before; before = now, now = await kept()) await later();
  });
  await page.close();
}

/** What {@link Visit.work} answers. The clock can be chosen only before anything is counted. */
async function workOf(page: Page, run: () => Promise<void>): Promise<Work> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await session.send('Performance.enable');
  const counted = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  };
  const before = await counted();
  await run();
  const after = await counted();
  await session.detach();
  const of = (name: string) => after(name) - before(name);
  return { all: of('TaskDuration'), script: of('ScriptDuration'), style: of('RecalcStyleDuration'), layout: of('LayoutDuration') };
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
  conditions: Conditions,
  width: number,
  measure: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const height = width < phoneBelow ? 844 : 940;
  const launch = browserLaunch();
  const flags = conditions.isInterpreted ? ['--js-flags=--no-opt --no-maglev --no-sparkplug'] : [];
  const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), ...flags] });
  try {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'de-AT',
      timezoneId: 'Europe/Vienna',
      serviceWorkers: conditions.isRepeated ? 'allow' : 'block',
    });
    // Nobody is asked on the way what may run besides the shop.
    const refused = Object.fromEntries(consentCookieNames.map((name) => [name, 'false']));
    await context.addCookies(
      Object.entries({ ...refused, ...cookies }).map(([name, value]) => ({
        name,
        value: encodeURIComponent(value),
        url: new URL(url).origin,
      })),
    );
    if (conditions.isRepeated) await visitBefore(await context.newPage(), url);
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    if (conditions.countsRenders) await page.addInitScript(countRenders);
    const session = await context.newCDPSession(page);
    await throttle(session, conditions);
    const sums = { script: 0, all: 0, requests: 0 };
    const open = new Set<string>();
    const scripts = new Set<string>();
    const heads = new Map<string, number>();
    let lastTraffic = Date.now();
    session.on('Network.requestWillBeSent', ({ requestId }) => {
      open.add(requestId);
      lastTraffic = Date.now();
    });
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      heads.set(requestId, response.encodedDataLength);
      if (type === 'Script' || response.mimeType.includes('javascript')) scripts.add(requestId);
    });
    const ended = (requestId: string, onTheWire: number) => {
      if (!open.delete(requestId)) return;
      const length = Math.max(0, onTheWire - (heads.get(requestId) ?? 0));
      lastTraffic = Date.now();
      sums.all += length;
      sums.requests += 1;
      if (scripts.has(requestId)) sums.script += length;
    };
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => ended(requestId, encodedDataLength));
    session.on('Network.loadingFailed', ({ requestId }) => ended(requestId, 0));
    const idle = async () => {
      const until = Date.now() + patience;
      while (open.size > 0 || Date.now() - lastTraffic < quietFor) {
        if (Date.now() > until) throw new Error(`${url}: requests go on for ever`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    const collect = async () => {
      // What the first collection finalises, the second one frees.
      for (let times = 0; times < 2; times += 1) await session.send('HeapProfiler.collectGarbage');
    };
    await page.goto(url, { waitUntil: 'commit' });
    return await measure({
      page,
      bytes: () => ({ ...sums }),
      watched: () => page.evaluate(() => window.bench),
      settle: async () => {
        await page.waitForFunction(() => window.bench.shown !== undefined, undefined, { timeout: patience });
        await idle();
      },
      idle,
      heap: async () => {
        await collect();
        return (await session.send('Runtime.getHeapUsage')).usedSize;
      },
      held: async () => {
        await collect();
        const { nodes, jsEventListeners, documents } = await session.send('Memory.getDOMCounters');
        return { nodes, listeners: jsEventListeners, documents };
      },
      scroll: (distance, speed) =>
        screenFrames(browser, async () => {
          await session.send('Input.synthesizeScrollGesture', {
            x: Math.round(width / 2),
            y: 600,
            yDistance: -distance,
            speed,
            gestureSourceType: 'mouse',
          });
        }),
      work: (run) => workOf(page, run),
      height,
    });
  } finally {
    await browser.close();
  }
}
