import type { TrackingEvent } from '#domain/customer/trackingEvent.ts';
import { openSandboxFrame, type OpenSandboxFrame } from './sandboxFrame';
import type { StartTracker } from './tracker';

type Command = readonly [name: string, value?: unknown];

function commandsOf(event: TrackingEvent): readonly Command[] {
  switch (event.kind) {
    case 'search':
      return [['searchTerm', event.term], ['go']];
    case 'productView':
      return [['view', event.sku], ['go']];
    case 'order':
      return [
        [
          'purchase',
          {
            orderId: event.orderId,
            items: event.items.map(({ sku, salePrice, amount }) => ({ item: sku, price: salePrice, quantity: amount })),
          },
        ],
        ['go'],
      ];
    case 'productClick':
    case 'pageView':
      return [];
  }
}

/** The marketing-automation tracker (P§3 "Tracking configuration"), by the merchant's id. It never learns who the user is. */
export function emarsys(merchantId: string, open: OpenSandboxFrame = openSandboxFrame): StartTracker {
  return ({ path, title }) => {
    const realm = open(path, title);
    realm.window['ScarabQueue'] = [];
    realm.run(`https://cdn.scarabresearch.com/js/${encodeURIComponent(merchantId)}/scarab-v2.js`, 'scarab-js-api');
    return {
      hear: (event) => {
        const queue = realm.window['ScarabQueue'] as { push(command: Command): unknown };
        for (const command of commandsOf(event)) queue.push(command);
      },
      stop: () => realm.close(),
    };
  };
}
