import { useState } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '#kit/feedback/VisuallyHidden.tsx';
import type { BuyerContext } from '#queries/shopContext.ts';
import { useCartSummary } from '#connected/shell/cartSummary.ts';

/** Announces the cart's number of lines and sum after each change, for users who don't see the header. */
export function CartAnnouncement({ context }: { context: BuyerContext }) {
  const intl = useIntl();
  const { count, sum } = useCartSummary(context);
  const text =
    count === undefined
      ? undefined
      : intl.formatMessage({ id: sum === undefined ? 'shell.cart.name' : 'shell.cart.nameWithSum' }, { count, sum });
  const [said, setSaid] = useState<{ readonly text: string; readonly isNews: boolean }>();
  // The cart's state when the page is opened isn't announced.
  if (text !== undefined && text !== said?.text) setSaid({ text, isNews: said !== undefined });
  return (
    <output>
      <VisuallyHidden>{said?.isNews ? said.text : ''}</VisuallyHidden>
    </output>
  );
}
