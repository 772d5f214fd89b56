import { boundPath, listPath, staticPath, type Bench, type BenchOptions } from '../bench-shop';
import { interleave } from '../rounds';
import type { Figure } from '../table';
import type { Conditions, Visit } from '../visit';
import type { Watched } from '../watch';

const slowed: Conditions = { cpu: 4, isSlow4g: false };
const fullSpeed: Conditions = { cpu: 1, isSlow4g: false };
/** Pixels, and pixels a second. */
const distance = 6000;
const speed = 3000;
const frame = 1000 / 60;

interface Scroll {
  /** Share of the frames that never reached the screen, by the browser's own account, in percent. */
  dropped: number;
  /** Share of the frames that reached it with parts not drawn yet, in percent. */
  unfinished: number;
  /** Share of the frames for which the page itself was too late, in percent: the browser scrolls on without it. */
  late: number;
  /** Longest time between two frames of the page itself, in milliseconds. */
  worst: number;
  blank: number;
  spare: number;
  shift: number;
}

/** Whether, between a frame and the next, the window came to where there were no rows yet: then it showed a blank stripe. */
function isBlank(now: Watched['frames'][number], next: Watched['frames'][number], height: number, end: number): boolean {
  return next.top + height > now.rowsTo && now.rowsTo < end;
}

async function scrollDown({ page, settle, watched, scroll }: Visit): Promise<Scroll> {
  await settle();
  // Where the last row ends, whether it is in the page now or not: what comes below the list stays as high as it is.
  const end = await page.evaluate(() => {
    const list = [...document.querySelectorAll('article')].at(-1)?.closest('section, main');
    return list ? list.getBoundingClientRect().bottom + window.scrollY - 1 : 0;
  });
  await page.evaluate(() => {
    window.bench.isRecordingFrames = true;
  });
  const { due, dropped, unfinished } = await scroll(distance, speed);
  await page.evaluate(() => {
    window.bench.isRecordingFrames = false;
  });
  const { frames, shift } = await watched();
  // From the first frame that moved to the last one.
  const moved = frames.filter(
    ({ top }, index) => (top !== frames[index - 1]?.top && index > 0) || (frames[index + 1]?.top !== top && index < frames.length - 1),
  );
  const gaps = moved.slice(1).map(({ time }, index) => time - (moved[index]?.time ?? time));
  const lasted = gaps.reduce((sum, gap) => sum + gap, 0);
  const pairs = moved.slice(1).map((next, index) => [moved[index] ?? next, next] as const);
  return {
    dropped: (100 * dropped) / due,
    unfinished: (100 * unfinished) / due,
    late: 100 * Math.max(0, 1 - gaps.length / (lasted / frame)),
    worst: Math.max(...gaps),
    blank: pairs.filter(([now, next]) => isBlank(now, next, 940, end)).length,
    spare: Math.min(...pairs.map(([now, next]) => Math.min(now.rowsTo, end) - next.top - 940)),
    shift,
  };
}

/** 300 rows scrolled through at 3,000 pixels a second, on this machine as it is and slowed. */
export async function scroll(bench: Bench, { rounds }: BenchOptions): Promise<Figure[]> {
  const scrolls = await interleave(rounds, {
    shop: () => bench.shop(listPath(300), fullSpeed, scrollDown),
    s: () => bench.bound(staticPath(300), fullSpeed, scrollDown),
    shop4: () => bench.shop(listPath(300), slowed, scrollDown),
    r4: () => bench.bound(boundPath('plain', 300), slowed, scrollDown),
    s4: () => bench.bound(staticPath(300), slowed, scrollDown),
  });
  const figuresOf = (part: string, shop: 'shop' | 'shop4', s: 's' | 's4'): Figure[] => {
    const against = (read: (run: Scroll) => number) => ({ value: scrolls(shop, read), against: { name: 'S', value: scrolls(s, read) } });
    return [
      { part, name: 'frames dropped on the screen', unit: '%', ...against(({ dropped }) => dropped), bound: 1 },
      { part, name: 'frames with parts not drawn', unit: '%', ...against(({ unfinished }) => unfinished), bound: 1 },
      { part, name: 'frames the page was late for', unit: '%', ...against(({ late }) => late), bound: 1 },
      { part, name: 'worst frame of the page', unit: 'ms', ...against(({ worst }) => worst) },
      { part, name: 'blank frames', unit: '', value: scrolls(shop, ({ blank }) => blank), bound: 0 },
      { part, name: 'rows ahead at the least', unit: 'px', value: scrolls(shop, ({ spare }) => spare) },
      { part, name: 'layout shift', unit: '', value: scrolls(shop, ({ shift }) => shift), bound: 0 },
    ];
  };
  const part = '300 rows scrolled at 3,000 px/s, CPU 4 ×';
  const lateOf = (name: 'shop4' | 'r4') => scrolls(name, ({ late }) => late);
  return [
    ...figuresOf('300 rows scrolled at 3,000 px/s, full speed', 'shop', 's'),
    ...figuresOf(part, 'shop4', 's4'),
    { part, name: 'frames the page was late for', unit: '%', value: lateOf('shop4'), against: { name: 'R', value: lateOf('r4') } },
  ];
}
