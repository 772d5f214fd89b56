import { useCallback, useMemo, useState } from 'react';
import type { CheckoutForm } from '#domain/checkout/checkoutForm.ts';
import { checkoutDraft } from '#ordering/checkoutDraftStore.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

/** A form that survives a reload and a failed submit. */
export interface KeptCheckoutForm {
  readonly form: CheckoutForm;
  change(next: (form: CheckoutForm) => CheckoutForm): void;
}

/** Values of the order form of a cart, stored in this tab with every change. */
export function useCheckoutForm(context: BuyerContext): KeptCheckoutForm {
  const kept = useMemo(() => checkoutDraft(context), [context]);
  const [form, setForm] = useState(() => kept.read());
  const change = useCallback(
    (next: (form: CheckoutForm) => CheckoutForm) => {
      setForm((before) => {
        const after = next(before);
        kept.keep(after);
        return after;
      });
    },
    [kept],
  );
  return { form, change };
}
