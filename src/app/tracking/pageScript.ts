import type { TrackedPage } from '#domain/customer/trackingEvent.ts';
import { openSandboxFrame, type OpenSandboxFrame, type SandboxFrame } from './sandboxFrame';
import type { StartTracker } from './tracker';

/**
 * A service that is only a script on every page, such as lead tracking and web analytics: it runs again for each viewed page, in a
 * frame that reports the page's address and title.
 */
export function pageScript(src: string, open: OpenSandboxFrame = openSandboxFrame): StartTracker {
  return (first) => {
    let realm: SandboxFrame | undefined;
    const view = ({ path, title }: TrackedPage) => {
      realm?.close();
      realm = open(path, title);
      realm.run(src);
    };
    view(first);
    return {
      hear: (event) => {
        if (event.kind === 'pageView') view(event.page);
      },
      stop: () => realm?.close(),
    };
  };
}
