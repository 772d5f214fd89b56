import { boundPath, listPath, staticPath, type Bench, type BenchOptions } from '../bench-shop';
import { interleave } from '../rounds';
import type { Figure } from '../table';
import type { Conditions, Visit, Work } from '../visit';
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

async function scrollDown({ page, settle, watched, scroll, height }: Visit): Promise<Scroll> {
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
    blank: pairs.filter(([now, next]) => isBlank(now, next, height, end)).length,
    spare: Math.min(...pairs.map(([now, next]) => Math.min(now.rowsTo, end) - next.top - height)),
    shift,
  };
}

/** Rows that are gone past one by one. */
const steps = 60;

/** What a row costs the main thread to go past, in milliseconds of its own time, once all rows have come that come by themselves. */
async function goPast({ page, settle, work }: Visit): Promise<Work> {
  await settle();
  const step = (count: number) =>
    page.evaluate(async (times) => {
      const rows = [...document.querySelectorAll('article')].slice(4, 9).map((row) => row.getBoundingClientRect().top);
      const height = ((rows.at(-1) ?? 0) - (rows[0] ?? 0)) / (rows.length - 1);
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let time = 0; time < times; time += 1) {
        window.scrollBy({ top: height, behavior: 'instant' });
        await frame();
        await frame();
      }
    }, count);
  await step(5);
  const { all, script, style, layout } = await work(() => step(steps));
  return { all: all / steps, script: script / steps, style: style / steps, layout: layout / steps };
}

/** 300 rows scrolled through at 3,000 pixels a second, on this machine as it is and slowed; other builds beside the shop, for information. */
export async function scroll(bench: Bench, { rounds }: BenchOptions): Promise<Figure[]> {
  const others = Object.entries(bench.beside);
  const scrolls = await interleave<string, Scroll>(rounds, {
    shop: () => bench.shop(listPath(300), fullSpeed, scrollDown),
    s: () => bench.bound(staticPath(300), fullSpeed, scrollDown),
    ...Object.fromEntries(others.map(([name, open]) => [name, () => open(listPath(300), fullSpeed, scrollDown)])),
    shop4: () => bench.shop(listPath(300), slowed, scrollDown),
    r4: () => bench.bound(boundPath('plain', 300), slowed, scrollDown),
    s4: () => bench.bound(staticPath(300), slowed, scrollDown),
    ...Object.fromEntries(others.map(([name, open]) => [`${name}4`, () => open(listPath(300), slowed, scrollDown)])),
  });
  const figuresOf = (part: string, suffix: '' | '4', late: Pick<Figure, 'against' | 'bound'>): Figure[] => {
    const of = (name: string, read: (run: Scroll) => number) => scrolls(name + suffix, read);
    const besideOf = (name: string, unit: string, read: (run: Scroll) => number): Figure[] =>
      others.map(([other]) => ({ part, name: `${name}, ${other}`, unit, value: of(other, read) }));
    const dropped = 'frames dropped on the screen';
    const tardy = 'frames the page was late for';
    return [
      { part, name: dropped, unit: '%', value: of('shop', (run) => run.dropped), bound: 1 },
      ...besideOf(dropped, '%', (run) => run.dropped),
      { part, name: 'the same of a static page', unit: '%', value: of('s', (run) => run.dropped) },
      { part, name: 'frames with parts not drawn', unit: '%', value: of('shop', (run) => run.unfinished) },
      { part, name: tardy, unit: '%', value: of('shop', (run) => run.late), ...late },
      ...besideOf(tardy, '%', (run) => run.late),
      { part, name: 'the same of a static page', unit: '%', value: of('s', (run) => run.late) },
      { part, name: 'worst frame of the page', unit: 'ms', value: of('shop', (run) => run.worst) },
      ...besideOf('worst frame of the page', 'ms', (run) => run.worst),
      { part, name: 'blank frames', unit: '', value: of('shop', (run) => run.blank), bound: 0 },
      ...besideOf('blank frames', '', (run) => run.blank),
      { part, name: 'rows ahead at the least', unit: 'px', value: of('shop', (run) => run.spare) },
      { part, name: 'layout shift', unit: '', value: of('shop', (run) => run.shift), bound: 0 },
    ];
  };
  const past = await interleave<string, Work>(rounds, {
    shop: () => bench.shop(listPath(300), fullSpeed, goPast),
    r: () => bench.bound(boundPath('plain', 300), fullSpeed, goPast),
    ...Object.fromEntries(others.map(([name, open]) => [name, () => open(listPath(300), fullSpeed, goPast)])),
  });
  const pastOf = (name: string, read: (run: Work) => number): Figure => ({
    part: 'A row gone past, main thread alone, full speed',
    name,
    unit: 'ms',
    value: past('shop', read),
    against: { name: 'R', value: past('r', read) },
  });
  return [
    pastOf('all', ({ all }) => all),
    pastOf('script', ({ script }) => script),
    pastOf('style', ({ style }) => style),
    pastOf('layout', ({ layout }) => layout),
    ...others.map(([name]) => ({
      part: 'A row gone past, main thread alone, full speed',
      name: `all, ${name}`,
      unit: 'ms',
      value: past(name, ({ all }) => all),
    })),
    ...figuresOf('300 rows scrolled at 3,000 px/s, full speed', '', { bound: 5 }),
    ...figuresOf('300 rows scrolled at 3,000 px/s, CPU 4 ×', '4', {
      against: { name: 'R', value: scrolls('r4', (run) => run.late) },
      bound: 1.5,
    }),
  ];
}
