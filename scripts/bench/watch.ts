/** Records of a watched page. Times in milliseconds since the navigation began. */
export interface Watched {
  /** When rows covered the window and had been painted; undefined until then. */
  shown: number | undefined;
  /** Sum of the layout shifts. */
  shift: number;
  /** Time of the main thread's tasks beyond 50 ms each. */
  blocking: number;
  /** Events that took longer than a frame, until the next paint. */
  events: { start: number; duration: number }[];
  /** The frames so far: time, scroll position, and the end of the rendered rows. */
  frames: { time: number; top: number; rowsTo: number }[];
  isRecordingFrames: boolean;
}

declare global {
  interface Window {
    bench: Watched;
  }
}

/** Runs in the page before everything else, so it must be self-contained. */
export function watchPage(): void {
  const watched: Watched = { shown: undefined, shift: 0, blocking: 0, events: [], frames: [], isRecordingFrames: false };
  window.bench = watched;
  const observe = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) watched.shift += value;
  });
  observe('longtask', ({ duration }) => {
    watched.blocking += duration - 50;
  });
  observe('event', ({ startTime, duration }) => watched.events.push({ start: startTime, duration }), { durationThreshold: 16 });

  // A live collection: looking at it costs next to nothing, however many rows there are.
  const rows = document.getElementsByTagName('article');
  const end = () => rows[rows.length - 1]?.getBoundingClientRect().bottom ?? 0;
  const arrival = new MutationObserver(() => {
    if (rows.length === 0 || end() < window.innerHeight) return;
    arrival.disconnect();
    // After the next frame it has been painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        watched.shown = performance.now();
      }),
    );
  });
  arrival.observe(document, { childList: true, subtree: true });

  const frame = (time: number) => {
    if (watched.isRecordingFrames) watched.frames.push({ time, top: window.scrollY, rowsTo: end() + window.scrollY });
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
