import { createElement, useContext, type ReactNode } from 'react';
import type { Decimal } from '#domain/price/money.ts';
import { formatPrice, splitPrice, withMinus } from '#i18n/format.ts';
import { LookContext } from '#themes/look.ts';
import styles from './leadPrice.module.css';

/** In elements of their own, because translation programs move bare texts (record 022). */
function raisedPrice(amount: Decimal): ReactNode {
  return splitPrice(amount).map(({ type, value }, place) =>
    createElement('span', { key: place, className: styles[type] }, withMinus(value)),
  );
}

/**
 * Formats a price that leads its row, card or sum. In some looks its cents are smaller and raised; the text is the same
 * in all. Prices in tables and fields stay plain.
 */
export function useLeadPrice(): (amount: Decimal) => ReactNode {
  return useContext(LookContext)?.character.price === 'raised' ? raisedPrice : formatPrice;
}
