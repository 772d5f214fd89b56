import type { Browser } from 'playwright';

/** The browser's report on one frame; a frame that the page comes late for has more than one. */
interface FrameReport {
  readonly state: string;
  readonly frame_source: number;
  readonly frame_sequence: number;
  readonly layer_tree_host_id: number;
}

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly frame_reporter?: FrameReport; readonly chrome_frame_reporter?: FrameReport };
}

/** A frame counts as the best that is reported of it. Others wanted nothing new on the screen. */
const presented = ['STATE_PRESENTED_PARTIAL', 'STATE_PRESENTED_ALL'];

/** Share of the frames that never reach the screen while something runs, in percent, by the browser's own trace. */
export async function droppedFrames(browser: Browser, run: () => Promise<unknown>): Promise<number> {
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
  const frames = new Map<string, boolean>();
  for (const { name, args } of events) {
    const report = name === 'PipelineReporter' ? (args?.chrome_frame_reporter ?? args?.frame_reporter) : undefined;
    if (!report || !['STATE_DROPPED', ...presented].includes(report.state)) continue;
    const frame = `${report.layer_tree_host_id} ${report.frame_source} ${report.frame_sequence}`;
    frames.set(frame, frames.get(frame) === true || presented.includes(report.state));
  }
  if (frames.size === 0) throw new Error('This browser does not report frame timings');
  return (100 * [...frames.values()].filter((isPresented) => !isPresented).length) / frames.size;
}
