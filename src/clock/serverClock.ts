import { publisher, type Publisher } from '#platform/publisher.ts';

/**
 * The server's time, as its answers tell it. Deadlines, delivery days and all other moments of the server are compared with this clock;
 * the device's may be hours off and serves as a stopwatch only.
 */

/**
 * Milliseconds by which the device's two clocks may differ before that counts as a leap; smaller differences are corrected by the next
 * answer.
 */
const minLeapMs = 2_000;
/** Resolution of the header Date in milliseconds: whole seconds. */
const resolution = 1_000;

interface Clock {
  /** The last reading of the device's clocks: Date, which users and networks set, and `performance`, which may stop during sleep. */
  look: { readonly date: number; readonly steady: number };
  /** Stopwatch time of that reading. */
  shown: number;
  /** Milliseconds to add to the stopwatch for the server's time; undefined before the first answer. */
  offset: number | undefined;
}

const clock: Clock = newClock();
const corrections = publisher();
const leaps = publisher();

/** Not at once: the time is often asked for during a render. */
function publishSoon({ publish }: Publisher): void {
  queueMicrotask(publish);
}

function lookNow(): Clock['look'] {
  return { date: Date.now(), steady: performance.now() };
}

function newClock(): Clock {
  const look = lookNow();
  return { look, shown: look.date, offset: undefined };
}

/**
 * Milliseconds on a clock that can't be set and that runs while the device sleeps. A Date that runs ahead counts as sleep, one that was
 * set back is ignored. One that was set ahead looks like sleep: code that listens for leaps asks the server.
 */
export function stopwatch(): number {
  const now = lookNow();
  const byDate = now.date - clock.look.date;
  const bySteady = now.steady - clock.look.steady;
  if (Math.abs(byDate - bySteady) < minLeapMs) return Math.round(clock.shown + bySteady);
  clock.shown += Math.max(byDate, bySteady);
  clock.look = now;
  publishSoon(leaps);
  return Math.round(clock.shown);
}

/** The server's present moment in milliseconds since 1970; the device's until the first answer. */
export function serverNow(): number {
  return clock.offset === undefined ? Date.now() : stopwatch() + clock.offset;
}

/** True if a browser cache may have given an answer long after the server did, which its Date doesn't show. */
function mayBeKept(headers: Headers): boolean {
  const control = headers.get('Cache-Control')?.toLowerCase() ?? '';
  if (/no-store|no-cache|max-age=0\b/.test(control)) return false;
  return control.includes('max-age') || headers.has('Expires') || headers.has('Last-Modified');
}

/** A moment as HTTP writes it. Browsers read much more than that as a date, of a zone of their own or in another century. */
const httpDate = /^\w+, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Milliseconds since 1970 at which an answer was made; NaN if unknown. */
function momentOf(headers: Headers): number {
  const said = headers.get('Date')?.trim() ?? '';
  const age = headers.get('Age')?.trim() ?? '';
  return httpDate.test(said) ? Date.parse(said) + (/^\d{1,9}$/.test(age) ? Number(age) * 1_000 : 0) : Number.NaN;
}

/**
 * Reads the server's time from a new answer. Date gives it to the second (plus Age, for caches on the way), for some time between
 * request and answer. A time within these bounds stays as it is, since it would only jitter.
 *
 * @param sentAt stopwatch time of the request
 */
export function takeServerTime(headers: Headers, sentAt: number): void {
  const said = momentOf(headers);
  if (Number.isNaN(said) || (clock.offset !== undefined && mayBeKept(headers))) return;
  const least = said - stopwatch();
  const most = said + resolution - sentAt;
  const before = clock.offset ?? 0;
  const isWithin = before >= least && before <= most;
  clock.offset = isWithin ? before : Math.round((least + most) / 2);
  if (!isWithin) publishSoon(corrections);
}

/** Calls back when the time was put right by an answer. */
export const onCorrection = corrections.subscribe;

/** Calls the listener after a sleep of the device or a change of its clock, so that the time is requested again. */
export const onLeap = leaps.subscribe;

/** Forgets the server's time, before answers of another backend arrive. */
export function forgetServerTime(): void {
  Object.assign(clock, newClock());
}
