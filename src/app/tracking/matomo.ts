import type { TrackedPage, TrackingEvent } from '../../domain/trackingEvent';
import type { MatomoConfig } from '../../queries/outsideServices';
import { openRealm, type OpenRealm } from './realm';
import type { StartTracker } from './tracker';

type Command = readonly [name: string, ...values: unknown[]];

/** The commands of the web-tracking service for what happened; page views apart. */
function commandsOf(event: TrackingEvent): readonly Command[] {
  switch (event.kind) {
    case 'search':
      return [['trackSiteSearch', event.term, false, event.total]];
    case 'productView':
      return [
        // It counts for this one view, and goes with it.
        ['setEcommerceView', event.sku, event.name, event.category ?? false],
        ['trackPageView'],
        ['setEcommerceView', false, false, false],
      ];
    case 'productClick':
      return [['trackEvent', 'Search', 'Product', event.sku]];
    case 'order':
      return [
        ...event.items.map(({ sku, name, salePrice, amount }): Command => ['addEcommerceItem', sku, name, false, salePrice, amount]),
        ['trackEcommerceOrder', event.orderId, event.total],
      ];
    case 'pageView':
      return [];
  }
}

/** Pages whose view goes with what is found or shown on them, so that it counts once (C§7 "page view with search count, search query"). */
const tellsMore = /\/(search|product\/[^/]+)$/;
/** Milliseconds after which such a page counts without it: a category, a product that isn't there. */
const patience = 3000;

/** An address of the service, wherever its host ends. */
const under = (url: string, path: string) => new URL(path, url.endsWith('/') ? url : `${url}/`).href;

/** The web-tracking service (P§3 "Tracking configuration"): its own script on its own server, in a window of its own. */
export function matomo({ id, url, jsPath, phpPath }: MatomoConfig, open: OpenRealm = openRealm): StartTracker {
  return (first) => {
    const realm = open(first.path, first.title);
    const { origin } = window.location;
    // The script takes over what it finds in this list, and everything that is pushed later.
    realm.window['_paq'] = [
      ['setTrackerUrl', under(url, phpPath)],
      ['setSiteId', id],
      ['setCookieSameSite', 'Strict'],
    ];
    const push = (...commands: readonly Command[]) => {
      const queue = realm.window['_paq'] as { push(command: Command): unknown };
      for (const command of commands) queue.push(command);
    };
    let last = first.path;
    let pending: ReturnType<typeof setTimeout> | undefined;
    const view = ({ path, title }: TrackedPage) => {
      clearTimeout(pending);
      push(['setCustomUrl', origin + path], ['setDocumentTitle', title]);
      const count = () => push(['trackPageView']);
      if (tellsMore.test(path)) pending = setTimeout(count, patience);
      else count();
    };
    view(first);
    realm.run(under(url, jsPath));
    return {
      hear: (event) => {
        if (event.kind === 'pageView') {
          push(['setReferrerUrl', origin + last]);
          last = event.page.path;
          return view(event.page);
        }
        if (event.kind === 'search' || event.kind === 'productView') clearTimeout(pending);
        push(...commandsOf(event));
      },
      stop: () => {
        clearTimeout(pending);
        realm.close();
      },
    };
  };
}
