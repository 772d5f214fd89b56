import type { ShopDriver } from './shop';

/** Opens a page at a moment; the clock goes on from there. The page's clock leaps, so the backend sends no time of its own. */
export async function openAt(shop: ShopDriver, moment: Date, open: () => Promise<unknown>): Promise<void> {
  // Tokens expire when the clock leaps.
  shop.allowFailedCalls();
  await shop.page.addInitScript(() => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function (name) {
      return name === 'Date' ? null : get.call(this, name);
    };
  });
  await shop.page.clock.install({ time: moment });
  await open();
}
