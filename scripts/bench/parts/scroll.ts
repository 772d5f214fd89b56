import { interleave, type Figure } from '../figures';
import { listPath, type Bench } from '../shop';
import { fullSpeed, slowed, type Visit } from '../visit';

const distance = 6000;
/** Pixels a second. */
const speed = 3000;
const frame = 1000 / 60;

async function scrollDown({ page, settle, watched, scroll, height }: Visit) {
  await settle();
  // End of the last row, rendered or not: content below the list keeps its height.
  const end = await page.evaluate(() => {
    const list = [...document.querySelectorAll('article')].at(-1)?.closest('section, main');
    return list ? list.getBoundingClientRect().bottom + window.scrollY - 1 : 0;
  });
  const record = (isRecordingFrames: boolean) =>
    page.evaluate((is) => Object.assign(window.bench, { isRecordingFrames: is }), isRecordingFrames);
  await record(true);
  const dropped = await scroll(distance, speed);
  await record(false);
  const { frames, shift } = await watched();
  const hasMoved = frames.map(({ top }, index) => index > 0 && top !== frames[index - 1]?.top);
  const moved = frames.slice(Math.max(0, hasMoved.indexOf(true) - 1), hasMoved.lastIndexOf(true) + 1);
  const pairs = moved.slice(1).map((next, index) => ({ now: moved[index] ?? next, next }));
  const lasted = (moved.at(-1)?.time ?? 0) - (moved[0]?.time ?? 0);
  return {
    /** Percentage of the frames that never reached the screen. */
    dropped,
    /** Percentage of the frames for which the page itself was too late: the browser scrolls on without it. */
    late: 100 * Math.max(0, 1 - pairs.length / (lasted / frame)),
    /** Frames in which the window reached an area without rows. */
    blank: pairs.filter(({ now, next }) => next.top + height > now.rowsTo && now.rowsTo < end).length,
    shift,
  };
}

type Scroll = Awaited<ReturnType<typeof scrollDown>>;

/** 300 rows scrolled through at 3,000 pixels a second, at full speed and slowed. */
export async function scroll(bench: Bench, rounds: number): Promise<Figure[]> {
  const scrolls = await interleave(rounds, {
    'full speed': () => bench.shop(listPath(300), fullSpeed, scrollDown),
    'CPU 4 ×': () => bench.shop(listPath(300), slowed, scrollDown),
    R: () => bench.bound('/plain.html?size=300', slowed, scrollDown),
  });
  const late = (run: Scroll) => run.late;
  const common = (['full speed', 'CPU 4 ×'] as const).flatMap((target): Figure[] => [
    { name: `frames dropped, ${target}`, unit: '%', runs: scrolls(target, ({ dropped }) => dropped), bound: 1 },
    { name: `blank frames, ${target}`, unit: '', runs: scrolls(target, ({ blank }) => blank), bound: 0 },
    { name: `layout shift, ${target}`, unit: '', runs: scrolls(target, ({ shift }) => shift), bound: 0 },
  ]);
  return [
    ...common,
    { name: 'late frames, full speed', unit: '%', runs: scrolls('full speed', late), bound: 5 },
    {
      name: 'late frames, CPU 4 ×',
      unit: '%',
      runs: scrolls('CPU 4 ×', late),
      against: { name: 'R', runs: scrolls('R', late) },
      bound: 1.5,
    },
  ];
}
