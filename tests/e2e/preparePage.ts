declare global {
  interface Window {
    /** Waits until the browser has had the time for all pending rendering and work; by the real clock, regardless of a test's. */
    browserRests?: () => Promise<void>;
  }
}

/** Runs in each page before anything else: chance decides the same in every run, and the page can say when the browser rests. */
export function preparePage(): void {
  const random = Math.random.bind(Math);
  // In the middle, for any sequence of calls: one page in ten reports its vitals, and here none does. Keys differ by the last digits.
  Math.random = () => 0.5 + random() / 2 ** 20;

  const [frame, idle] = [requestAnimationFrame.bind(window), requestIdleCallback.bind(window)];
  const [every, stop] = [setInterval.bind(window), clearInterval.bind(window)];
  window.browserRests = () =>
    new Promise<void>((resolve) => {
      // After a resize of its window, Chromium may not report idle time until it renders once more.
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
