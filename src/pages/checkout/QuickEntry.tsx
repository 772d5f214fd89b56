import { lazy, Suspense, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActionButton } from '../../components/feedback/ActionButton';
import type { ProductViewing } from '../../components/product/productView';
import { addTexts } from '../../i18n/texts';
import type { BuyerContext } from '../../queries/shopContext';
import { keptForTab } from '../../queries/tabStorage';
import { quickEntryKeyOf } from './quickEntryText';

const QuickEntryPanel = lazy(async () => {
  const [{ QuickEntryPanel: Component }] = await Promise.all([import('./QuickEntryPanel'), addTexts('quickEntry')]);
  return { default: Component };
});

/** The quick entry in two parts, so that its dialog outlives a change of the page around its button. */
interface QuickEntry {
  readonly button: ReactNode;
  readonly dialog: ReactNode;
}

/** Quick entry into the cart of a context. What draws it is loaded with the first opening. */
export function useQuickEntry(context: BuyerContext, viewing: ProductViewing): QuickEntry {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const key = `${quickEntryKeyOf(context)}:${context.language}`;
  const isBegun = keptForTab(quickEntryKeyOf(context)) !== null;
  return {
    button: (
      <ActionButton size="small" aria-haspopup="dialog" onClick={() => setDialog('open')}>
        <FormattedMessage id={isBegun ? 'cart.quickEntry.resume' : 'cart.quickEntry'} />
      </ActionButton>
    ),
    dialog: dialog !== 'never' && (
      <Suspense fallback={null}>
        <QuickEntryPanel key={key} context={context} viewing={viewing} isOpen={dialog === 'open'} onClose={() => setDialog('closed')} />
      </Suspense>
    ),
  };
}
