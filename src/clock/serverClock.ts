/**
 * The server's time, as its answers tell it. Deadlines, days of delivery and whatever else is compared with a moment of the server's are
 * compared with this clock; the device's may be hours off and serves as a stop-watch only.
 */

/** Milliseconds by which the two clocks of the device may part before it counts as a leap; what is less, the next answer puts right. */
const leastLeap = 2_000;
/** Milliseconds that the header Date leaves open: it tells whole seconds. */
const resolution = 1_000;

interface Clock {
  /** The last look at the device's clocks: Date, which people and networks set, and performance, which may stand still in sleep. */
  look: { readonly date: number; readonly steady: number };
  /** What the stop-watch showed then. */
  shown: number;
  /** Milliseconds to add to the stop-watch for the server's time; undefined until an answer has told it. */
  offset: number | undefined;
}

const clock: Clock = newClock();
const correctionListeners = new Set<() => void>();
const leapListeners = new Set<() => void>();

function lookNow(): Clock['look'] {
  return { date: Date.now(), steady: performance.now() };
}

function newClock(): Clock {
  const look = lookNow();
  return { look, shown: look.date, offset: undefined };
}

function tell(listeners: ReadonlySet<() => void>): void {
  // Not at once: the time is often asked for while something is drawn.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/**
 * Milliseconds on a clock that nobody sets and that goes on while the device sleeps. A Date that runs ahead is taken for sleep, one that
 * was set back counts for nothing. One that was set ahead looks like sleep: code that listens for leaps asks the server.
 */
export function stopwatch(): number {
  const now = lookNow();
  const byDate = now.date - clock.look.date;
  const bySteady = now.steady - clock.look.steady;
  if (Math.abs(byDate - bySteady) < leastLeap) return Math.round(clock.shown + bySteady);
  clock.shown += Math.max(byDate, bySteady);
  clock.look = now;
  tell(leapListeners);
  return Math.round(clock.shown);
}

/** The server's present moment in milliseconds since 1970; the device's until the first answer. */
export function serverNow(): number {
  return clock.offset === undefined ? Date.now() : stopwatch() + clock.offset;
}

/** Whether a cache of the browser's may have given an answer long after the server did, which its Date doesn't tell. */
function mayBeKept(headers: Headers): boolean {
  const control = headers.get('Cache-Control')?.toLowerCase() ?? '';
  if (/no-store|no-cache|max-age=0\b/.test(control)) return false;
  return control.includes('max-age') || headers.has('Expires') || headers.has('Last-Modified');
}

/** A moment as HTTP writes it. Browsers read much more than that as a date, of a zone of their own or in another century. */
const httpDate = /^\w+, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Milliseconds since 1970 at which an answer was made; NaN where it doesn't say. */
function momentOf(headers: Headers): number {
  const said = headers.get('Date')?.trim() ?? '';
  const age = headers.get('Age')?.trim() ?? '';
  return httpDate.test(said) ? Date.parse(said) + (/^\d{1,9}$/.test(age) ? Number(age) * 1_000 : 0) : Number.NaN;
}

/**
 * Takes the server's time from an answer that has just come. Date tells it to the second (with Age, of what a cache on the way has
 * kept), and it was said some time between question and answer, so that a time within these bounds is left as it is: it would only
 * jitter.
 *
 * @param sentAt what the stop-watch showed when it was asked
 */
export function takeServerTime(headers: Headers, sentAt: number): void {
  const said = momentOf(headers);
  if (Number.isNaN(said) || (clock.offset !== undefined && mayBeKept(headers))) return;
  const least = said - stopwatch();
  const most = said + resolution - sentAt;
  const before = clock.offset ?? 0;
  const isWithin = before >= least && before <= most;
  clock.offset = isWithin ? before : Math.round((least + most) / 2);
  if (!isWithin) tell(correctionListeners);
}

/** Calls back when the time was put right by an answer. */
export function onCorrection(listener: () => void): () => void {
  correctionListeners.add(listener);
  return () => correctionListeners.delete(listener);
}

/** Calls back when the device has slept or its clock was set, so that the time is to be asked for. */
export function onLeap(listener: () => void): () => void {
  leapListeners.add(listener);
  return () => leapListeners.delete(listener);
}

/** Forgets what answers have told: those of another backend come. */
export function forgetServerTime(): void {
  Object.assign(clock, newClock());
}
