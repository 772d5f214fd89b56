/** The moment that stories stand at, and the pictures of the running shop beside them. */
export const storyNow = new Date('2026-11-20T08:00:30Z');

const RealDate = globalThis.Date;

/** Moves the clock of the page so that it is `moment` now; time then passes as usual, so timers and debounces still work. */
export function startClockAt(moment: Date): void {
  const offset = moment.getTime() - RealDate.now();
  class ShiftedDate extends RealDate {
    constructor(...parts: unknown[]) {
      if (parts.length === 0) super(RealDate.now() + offset);
      else super(...(parts as [number]));
    }

    static override now(): number {
      return RealDate.now() + offset;
    }
  }
  globalThis.Date = ShiftedDate as DateConstructor;
}
