import type { TrackingEvent } from '../../domain/trackingEvent';
import type { MatomoConfig } from '../../queries/outsideServices';
import { openRealm } from './realm';
import type { StartTracker } from './tracker';

type Command = readonly [name: string, ...values: unknown[]];

/** The commands of the web-tracking service for what happened; page views apart. */
function commandsOf(event: TrackingEvent): readonly Command[] {
  switch (event.kind) {
    case 'search':
      return [['trackSiteSearch', event.term, false, event.total]];
    case 'productView':
      return [
        ['setEcommerceView', event.sku, event.name, event.category ?? false],
        ['trackPageView'],
        // It counts for this one view.
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

/** An address of the service, wherever its host ends. */
const under = (url: string, path: string) => new URL(path, url.endsWith('/') ? url : `${url}/`).href;

/** The web-tracking service (P§3 "Tracking configuration"): its own script on its own server, in a window of its own. */
export function matomo({ id, url, jsPath, phpPath }: MatomoConfig): StartTracker {
  return (first) => {
    const realm = openRealm(first.path, first.title);
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
    const view = (path: string, title: string) =>
      push(['setCustomUrl', origin + path], ['setDocumentTitle', title], ['trackPageView']);
    view(first.path, first.title);
    realm.run(under(url, jsPath));
    let last = first.path;
    return {
      hear: (event) => {
        if (event.kind !== 'pageView') return push(...commandsOf(event));
        push(['setReferrerUrl', origin + last]);
        last = event.page.path;
        view(last, event.page.title);
      },
      stop: () => realm.close(),
    };
  };
}
