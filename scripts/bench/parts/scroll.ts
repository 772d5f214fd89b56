import { boundPath, listPath, staticPath, type Bench, type BenchOptions } from '../bench-shop';
import { interleave } from '../rounds';
import type { Figure } from '../table';
import type { Conditions, Visit } from '../visit';
import type { Watched } from '../watch';

const conditions: Conditions = { cpu: 4, isSlow4g: false };
/** Pixels, and pixels a second. */
const distance = 6000;
const speed = 3000;
const frame = 1000 / 60;

interface Scroll { dropped: number; worst: number; blank: number; spare: number; shift: number }

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
  await scroll(distance, speed);
  await page.evaluate(() => {
    window.bench.isRecordingFrames = false;
  });
  const { frames, shift } = await watched();
  // From the first frame that moved to the last one.
  const moved = frames.filter(({ top }, index) => top !== frames[index - 1]?.top && index > 0 || frames[index + 1]?.top !== top && index < frames.length - 1);
  const gaps = moved.slice(1).map(({ time }, index) => time - (moved[index]?.time ?? time));
  const lasted = gaps.reduce((sum, gap) => sum + gap, 0);
  const pairs = moved.slice(1).map((next, index) => [moved[index] ?? next, next] as const);
  return {
    dropped: 100 * Math.max(0, 1 - gaps.length / (lasted / frame)),
    worst: Math.max(...gaps),
    blank: pairs.filter(([now, next]) => isBlank(now, next, 940, end)).length,
    spare: Math.min(...pairs.map(([now, next]) => Math.min(now.rowsTo, end) - next.top - 940)),
    shift,
  };
}

/** 300 rows scrolled through at 3,000 pixels a second. */
export async function scroll(bench: Bench, { rounds }: BenchOptions): Promise<Figure[]> {
  const scrolls = await interleave(rounds, {
    shop: () => bench.shop(listPath(300), conditions, scrollDown),
    r: () => bench.bound(boundPath('plain', 300), conditions, scrollDown),
    s: () => bench.bound(staticPath(300), conditions, scrollDown),
  });
  const part = '300 rows scrolled at 3,000 px/s, CPU 4 ×';
  const droppedOf = (name: Parameters<typeof scrolls>[0]) => scrolls(name, ({ dropped }) => dropped);
  return [
    { part, name: 'dropped frames', unit: '%', value: droppedOf('shop'), against: { name: 'S', value: droppedOf('s') }, bound: 1 },
    { part, name: 'dropped frames', unit: '%', value: droppedOf('shop'), against: { name: 'R', value: droppedOf('r') } },
    { part, name: 'worst frame', unit: 'ms', value: scrolls('shop', ({ worst }) => worst), against: { name: 'S', value: scrolls('s', ({ worst }) => worst) } },
    { part, name: 'blank frames', unit: '', value: scrolls('shop', ({ blank }) => blank), bound: 0 },
    { part, name: 'rows ahead at the least', unit: 'px', value: scrolls('shop', ({ spare }) => spare) },
    { part, name: 'layout shift', unit: '', value: scrolls('shop', ({ shift }) => shift), bound: 0 },
  ];
}
