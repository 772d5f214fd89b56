import { useState } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../kit/feedback/VisuallyHidden';
import type { BuyerContext } from '../../queries/shopContext';
import { useCartSummary } from '../../connected/shell/cartSummary';

/** Says the cart's number of lines and sum whenever they change, for those who don't see the header: something was added, by whatever button. */
export function CartAnnouncement({ context }: { context: BuyerContext }) {
  const intl = useIntl();
  const { count, sum } = useCartSummary(context);
  const text =
    count === undefined
      ? undefined
      : intl.formatMessage({ id: sum === undefined ? 'shell.cart.name' : 'shell.cart.nameWithSum' }, { count, sum });
  const [said, setSaid] = useState<{ readonly text: string; readonly isNews: boolean }>();
  // What is in the cart when the page is opened is no news.
  if (text !== undefined && text !== said?.text) setSaid({ text, isNews: said !== undefined });
  return (
    <output>
      <VisuallyHidden>{said?.isNews ? said.text : ''}</VisuallyHidden>
    </output>
  );
}
