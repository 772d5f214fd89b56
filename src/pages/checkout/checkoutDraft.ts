import { useCallback, useState } from 'react';
import { readForm, type CheckoutForm } from '../../domain/checkoutForm';
import { formKeyOf } from '../../ordering/checkoutDraftStore';
import type { BuyerContext } from '../../queries/shopContext';
import { removeTabItem, setTabItem, getTabItem } from '../../platform/tabStorage';

/** A form that outlives a reload and a failed submit. */
interface KeptCheckoutForm {
  readonly form: CheckoutForm;
  change(next: (form: CheckoutForm) => CheckoutForm): void;
}

/** Forgets what was typed for the order of a cart: it is placed. */
export function forgetForm(context: BuyerContext): void {
  removeTabItem(formKeyOf(context));
}

/** What was typed for the order of a cart, kept in this tab with every change. */
export function useCheckoutForm(context: BuyerContext): KeptCheckoutForm {
  const key = formKeyOf(context);
  const [form, setForm] = useState(() => readForm(getTabItem(key)));
  const change = useCallback(
    (next: (form: CheckoutForm) => CheckoutForm) => {
      setForm((before) => {
        const after = next(before);
        setTabItem(key, JSON.stringify(after));
        return after;
      });
    },
    [key],
  );
  return { form, change };
}
