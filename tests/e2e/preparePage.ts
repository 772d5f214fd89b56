declare global {
  interface Window {
    /** Waits until the browser has had the time for whatever was to be drawn or done; by the real clock, whatever a test makes of it. */
    browserRests?: () => Promise<void>;
  }
}

/** Runs in each page before anything else: chance decides the same in every run, and the page can say when the browser rests. */
export function preparePage(): void {
  const random = Math.random.bind(Math);
  // In the middle, in whatever order it is asked for: one page in ten tells its vitals, and here none does. Keys differ by the last digits.
  Math.random = () => 0.5 + random() / 2 ** 20;

  const [frame, idle] = [requestAnimationFrame.bind(window), requestIdleCallback.bind(window)];
  const [every, stop] = [setInterval.bind(window), clearInterval.bind(window)];
  window.browserRests = () =>
    new Promise<void>((resolve) => {
      // After its window has got another size, Chromium may not know that it has time until it draws once more.
      const awake = every(() => frame(() => undefined), 100);
      frame(() =>
        idle(() =>
          frame(() =>
            idle(() => {
              stop(awake);
              frame(() => resolve());
            }),
          ),
        ),
      );
    });
}
