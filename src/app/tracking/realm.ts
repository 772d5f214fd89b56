import { outsideScript } from '../../session/outsideScript';

/** A window of its own for the script of a service: what runs in it can be taken away. */
export interface Realm {
  readonly window: Window & Record<string, unknown>;
  /** Fetches and runs a script. That it can't be fetched is only logged, and so is whatever it throws. */
  run(src: string, id?: string): void;
  /** Takes away the window and everything that runs in it. */
  close(): void;
}

/** How a window for a service is opened. */
export type OpenRealm = (path: string, title: string) => Realm;

/**
 * Opens a window without a face in this page, of the page's own origin, so that the script of a service finds its cookies. A script that
 * was run in the page itself could not be stopped any more, and what it breaks would be the shop (record 048).
 *
 * @param path what the window says of its address, in place of the page's own
 * @param title what it says of its title
 */
export const openRealm: OpenRealm = (path, title) => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = '';
  frame.tabIndex = -1;
  document.body.append(frame);
  const inner = frame.contentWindow as Realm['window'] | null;
  if (!inner) {
    frame.remove();
    throw new Error('There is no window for a service');
  }
  // An opened document takes over the page's address; from there on its own can be written over it.
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
