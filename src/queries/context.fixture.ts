import type { BuyerContext } from './shopContext';

/** The context of most tests: a buyer of customer 100 in AL's own assortment, in German. */
export const own: BuyerContext = { tenant: 'AL', customerId: '100', shop: { kind: 'own' }, language: 'de' };
