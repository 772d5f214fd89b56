/** What a watched page has told so far. Times in milliseconds since the navigation began. */
export interface Watched {
  /** When rows covered the window and had been painted; undefined until then. */
  shown: number | undefined;
  /** Sum of the layout shifts. */
  shift: number;
  longTasks: { start: number; duration: number }[];
  /** Events that took longer than a frame, until the next paint. */
  events: { start: number; duration: number; name: string }[];
  /** The frames of a scroll: when, where the page stood, and how far down there were rows at that moment. */
  frames: { time: number; top: number; rowsFrom: number; rowsTo: number }[];
  isRecordingFrames: boolean;
}

declare global {
  interface Window {
    bench: Watched;
  }
}

/** Runs in the page before anything else, so it must stand alone: watches how the page loads, shifts, answers events and scrolls. */
export function watchPage(): void {
  const watched: Watched = { shown: undefined, shift: 0, longTasks: [], events: [], frames: [], isRecordingFrames: false };
  window.bench = watched;
  const observe = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) watched.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => watched.longTasks.push({ start: startTime, duration }));
  observe('event', ({ startTime, duration, name }) => watched.events.push({ start: startTime, duration, name }), { durationThreshold: 16 });

  // A live collection: looking at it costs next to nothing, however many rows there are.
  const rows = document.getElementsByTagName('article');
  const isCovered = () => (rows[rows.length - 1]?.getBoundingClientRect().bottom ?? 0) >= window.innerHeight;
  const arrival = new MutationObserver(() => {
    if (rows.length === 0 || !isCovered()) return;
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
    if (watched.isRecordingFrames) {
      const top = window.scrollY;
      const [first, last] = [rows[0], rows[rows.length - 1]];
      watched.frames.push({
        time,
        top,
        rowsFrom: first ? first.getBoundingClientRect().top + top : Infinity,
        rowsTo: last ? last.getBoundingClientRect().bottom + top : 0,
      });
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
