import { useCallback, useMemo, useState } from 'react';
import type { CheckoutForm } from '../../domain/checkoutForm';
import { checkoutDraft } from '../../ordering/checkoutDraftStore';
import type { BuyerContext } from '../../queries/shopContext';

/** A form that outlives a reload and a failed submit. */
interface KeptCheckoutForm {
  readonly form: CheckoutForm;
  change(next: (form: CheckoutForm) => CheckoutForm): void;
}

/** What was typed for the order of a cart, kept in this tab with every change. */
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
