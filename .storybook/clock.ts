/** The fixed time of stories, and of the pictures of the running shop. */
export const storyNow = new Date('2026-11-20T08:00:30Z');

const RealDate = globalThis.Date;

/** Moves the clock of the page so that it is `moment` now; time then passes as usual, so timers and debounces still work. */
export function startClockAt(moment: Date): void {
  shiftClock(moment.getTime() - RealDate.now(), RealDate);
}

/** Sets the clock of the page ahead of the machine's by milliseconds. It needs nothing of this module, so a test can run it in a page. */
export function shiftClock(lead: number, Real = globalThis.Date): void {
  class ShiftedDate extends Real {
    constructor(...parts: unknown[]) {
      if (parts.length === 0) super(Real.now() + lead);
      else super(...(parts as [number]));
    }

    static override now(): number {
      return Real.now() + lead;
    }
  }
  globalThis.Date = ShiftedDate as DateConstructor;
}
