import type { TrackedPage } from '../../domain/trackingEvent';
import { openRealm, type OpenRealm, type Realm } from './realm';
import type { StartTracker } from './tracker';

/**
 * A service that is nothing but a script on every page, as lead tracking and web analytics are: it runs again for each page that is viewed,
 * in a window that says the page's address and title.
 */
export function pageScript(src: string, open: OpenRealm = openRealm): StartTracker {
  return (first) => {
    let realm: Realm | undefined;
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
