import type { CartLine } from '../domain/cart';
import { isLineOrderable } from '../domain/cart';
import { readConsent } from '../domain/consent';
import { bestPrice } from '../domain/price';
import type { CheckoutItem } from '../gen/klevu/models';
import { reportProductCheckout } from '../gen/klevu/search-analytics/search-analytics';
import { consentCookies } from '../session/consentCookies';
import type { ShopContext } from './shopContext';

/** The ordered lines as search analytics takes them: what one of the unit costs on the invoice, price × ratio (P§9). */
function checkoutItems(lines: readonly CartLine[], { shop }: ShopContext): CheckoutItem[] {
  return lines.filter(isLineOrderable).flatMap(({ sku, product, amount, unit, unitAbbreviation }): CheckoutItem[] => {
    const quote = bestPrice(product.prices, {
      amount,
      ratio: unit.ratio,
      fairDiscountFactor: shop.kind === 'fair' ? shop.globalDiscountFactor : undefined,
      includeBonus: false,
    });
    if (quote.kind === 'onRequest') return [];
    const { pricePerSelectedUnit: exact } = quote;
    // The report takes a number; nothing is reckoned with it any more.
    return [{ productId: sku, unit: unitAbbreviation, salePrice: exact.toNumber(), currency: 'EUR' }];
  });
}

/**
 * Reports the products of a placed order to search analytics (P§3 "Search-analytics events"). Only with the user's consent, and
 * only lines that have a price. A failure is logged and changes nothing (P§8 "Silent failures").
 */
export function reportCheckout(context: ShopContext, lines: readonly CartLine[]): void {
  if (!readConsent(consentCookies()).searchAnalytics) return;
  const items = checkoutItems(lines, context);
  if (items.length === 0) return;
  reportProductCheckout({ shopInfo: { tenant: context.tenant, language: context.language }, items }, { keepalive: true }).catch((error: unknown) => {
    console.warn('searchAnalytics:', error instanceof Error ? error.message : error);
  });
}
