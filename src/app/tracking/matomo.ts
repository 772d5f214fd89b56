import type { TrackedPage, TrackingEvent } from '#domain/customer/trackingEvent.ts';
import type { MatomoConfig } from '#queries/outsideServices.ts';
import { openSandboxFrame, type OpenSandboxFrame } from './sandboxFrame';
import type { StartTracker } from './tracker';

type Command = readonly [name: string, ...values: unknown[]];

/** The web-tracking service's commands for an event; page views are separate. */
function commandsOf(event: TrackingEvent): readonly Command[] {
  switch (event.kind) {
    case 'search':
      return [['trackSiteSearch', event.term, false, event.total]];
    case 'productView':
      return [
        // It counts for this one view, and is cleared with it.
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

/**
 * Pages that send their view with the results or the product, so that it counts once (C§7 "page view with search count, search query").
 */
const tellsMore = /\/(search|product\/[^/]+)$/;
/** Milliseconds after which such a page counts without it: a category, a product that isn't there. */
const viewTimeoutMs = 3000;

/** An address of the service, wherever its host ends. */
const under = (url: string, path: string) => new URL(path, url.endsWith('/') ? url : `${url}/`).href;

/** The web-tracking service (P§3 "Tracking configuration"): its own script on its own server, in a window of its own. */
export function matomo({ id, url, jsPath, phpPath }: MatomoConfig, open: OpenSandboxFrame = openSandboxFrame): StartTracker {
  return (first) => {
    const realm = open(first.path, first.title);
    const { origin } = window.location;
    // The script adopts the entries of this list, and everything pushed later.
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
      if (tellsMore.test(path)) pending = setTimeout(count, viewTimeoutMs);
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
