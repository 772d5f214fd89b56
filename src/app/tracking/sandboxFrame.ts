import { outsideScript } from '#session/outsideScript.ts';

/** A window of its own for a service's script: all of its effects can be removed. */
export interface SandboxFrame {
  readonly window: Window & Record<string, unknown>;
  /** Fetches and runs a script. A failure to fetch it, and its own errors, are only logged. */
  run(src: string, id?: string): void;
  /** Takes away the window and everything that runs in it. */
  close(): void;
}

/** Opens a window for a service. */
export type OpenSandboxFrame = (path: string, title: string) => SandboxFrame;

/**
 * Opens a hidden frame in this page, with the page's own origin, so that a service's script finds its cookies. A script in the page
 * itself could not be stopped any more, and its errors would affect the shop (record 029).
 *
 * @param path URL reported inside the frame instead of the real one
 * @param title title reported inside the frame
 */
export const openSandboxFrame: OpenSandboxFrame = (path, title) => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = '';
  frame.tabIndex = -1;
  document.body.append(frame);
  const inner = frame.contentWindow as SandboxFrame['window'] | null;
  if (!inner) {
    frame.remove();
    throw new Error('There is no window for a service');
  }
  // An opened document inherits the page's address; after that its own can be overwritten.
  inner.document.open();
  inner.document.close();
  inner.history.replaceState(null, '', path);
  inner.document.title = title;
  return {
    window: inner,
    run: (src, id) => {
      const script = inner.document.createElement('script');
      script.src = outsideScript(src);
      script.async = true;
      if (id !== undefined) script.id = id;
      script.addEventListener('error', () => console.warn('The script of a service could not be fetched:', src));
      inner.document.head.append(script);
    },
    close: () => frame.remove(),
  };
};
