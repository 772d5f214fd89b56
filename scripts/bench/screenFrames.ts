import type { Browser } from 'playwright';

/** How the frames of a page fared by the browser's own account, while something went on. */
export interface ScreenFrames {
  /** Frames that were due and changed something. */
  due: number;
  /** Frames that never reached the screen: what developer tools call dropped. */
  dropped: number;
  /** Frames that reached the screen scrolled, but without what the page itself had still to draw. */
  late: number;
  /** Frames that reached the screen with parts not drawn yet. */
  unfinished: number;
}

/** The browser's report on one frame; a frame that the page comes late for has more than one. */
interface FrameReport {
  readonly state: string;
  readonly frame_source: number;
  readonly frame_sequence: number;
  readonly layer_tree_host_id: number;
  readonly has_missing_content?: boolean;
  readonly checkerboarded_needs_raster?: boolean;
  readonly checkerboarded_needs_record?: boolean;
}

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly frame_reporter?: FrameReport; readonly chrome_frame_reporter?: FrameReport };
}

/** From worst to best; a frame counts as the best that is reported of it. Others wanted nothing new on the screen. */
const states = ['STATE_DROPPED', 'STATE_PRESENTED_PARTIAL', 'STATE_PRESENTED_ALL'];

/** Traces how the browser's frames fare while something runs. */
export async function screenFrames(browser: Browser, run: () => Promise<void>): Promise<ScreenFrames> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => {
    session.on('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['cc', 'benchmark'] } });
  await run();
  await session.send('Tracing.end');
  await complete;
  const best = new Map<string, number>();
  const unfinished = new Set<string>();
  for (const { name, args } of events) {
    const report = name === 'PipelineReporter' ? (args?.chrome_frame_reporter ?? args?.frame_reporter) : undefined;
    const state = states.indexOf(report?.state ?? '');
    if (!report || state < 0) continue;
    const frame = `${report.layer_tree_host_id} ${report.frame_source} ${report.frame_sequence}`;
    best.set(frame, Math.max(state, best.get(frame) ?? 0));
    if (report.has_missing_content || report.checkerboarded_needs_raster || report.checkerboarded_needs_record) unfinished.add(frame);
  }
  if (best.size === 0) throw new Error('This browser does not report how its frames fare');
  const count = (wanted: number) => [...best.values()].filter((state) => state === wanted).length;
  return { due: best.size, dropped: count(0), late: count(1), unfinished: unfinished.size };
}
