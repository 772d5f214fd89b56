import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useToasts } from '../../kit/toast/toastQueue';
import { limits } from '../../domain/limits';
import type { RaisedAmount } from '../../domain/quantity';
import type { Unit } from '../../domain/unit';
import { formatUnits } from '../../i18n/unitName';
import { useCartActions } from '../../cart/cart';
import type { BuyerContext } from '../../queries/shopContext';

/** What the rows of a cart can do. */
export interface CartLineCommands {
  choose(sku: string, amount: number, unitAbbreviation: string): void;
  /** Says that an amount was raised to the minimum of its unit (P§8 "Minimum quantity"). */
  tellRaised(raised: RaisedAmount, unit: Unit): void;
  remove(sku: string): void;
  /** Brings back what a removal took. */
  undo(removalId: number): void;
}

/** What the rows of a cart can do; the same object as long as it is the same cart, so that rows stay as they are. */
export function useCartLineCommands(context: BuyerContext): CartLineCommands {
  const intl = useIntl();
  const toasts = useToasts();
  const actions = useCartActions(context);
  return useMemo(
    () => ({
      choose: (sku, amount, unitAbbreviation) => actions.choose({ sku, amount, unitAbbreviation }),
      tellRaised: ({ amount: quantity }, unit) =>
        toasts.show({
          severity: 'warn',
          text: intl.formatMessage({ id: 'quantity.minimum.raised' }, { quantity: formatUnits(intl, quantity, unit) }),
          autoCloseMs: limits.warningToast,
        }),
      remove: (sku) => actions.remove(sku),
      undo: (removalId) => actions.undo(removalId),
    }),
    [actions, intl, toasts],
  );
}
