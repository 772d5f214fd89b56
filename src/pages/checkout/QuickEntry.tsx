import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { DisplayRules } from '../../domain/displayRules';
import { codeFailureToast } from '../../kit/lazy/codeFailureToast';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { useLazyOpen } from '../../kit/overlay/useLazyOpen';
import type { PageAction } from '../../kit/page/pageAction';
import { useToasts } from '../../kit/toast/toastQueue';
import { addTexts } from '../../i18n/texts';
import type { BuyerContext } from '../../queries/shopContext';
import { getTabItem } from '../../platform/tabStorage';
import { quickEntryKeyOf } from './quickEntryText';

const QuickEntryPanel = lazyComponent(
  async () => (await Promise.all([import('./QuickEntryPanel'), addTexts('quickEntry')]))[0].QuickEntryPanel,
  { failure: 'silent' },
);

/** The quick entry in two parts, so that its dialog outlives a change of the page around its action. */
interface QuickEntry {
  readonly action: PageAction;
  readonly dialog: ReactNode;
}

/** Quick entry into the cart of a context. */
export function useQuickEntry(context: BuyerContext, displayRules: DisplayRules): QuickEntry {
  const intl = useIntl();
  const toasts = useToasts();
  const isFetched = QuickEntryPanel.useWhenIdle();
  const [isComing, setComing] = useState(false);
  const dialog = useLazyOpen();
  const key = `${quickEntryKeyOf(context)}:${context.language}`;
  const isBegun = getTabItem(quickEntryKeyOf(context)) !== null;
  const open = async () => {
    setComing(true);
    const { isThere, error } = await QuickEntryPanel.fetch();
    setComing(false);
    if (isThere) dialog.open();
    else toasts.show(codeFailureToast(intl, error, () => void open()));
  };
  return {
    action: {
      key: 'quickEntry',
      label: intl.formatMessage({ id: isBegun ? 'cart.quickEntry.resume' : 'cart.quickEntry' }),
      opensDialog: true,
      isBusy: isComing,
      onPress: () => void open(),
    },
    dialog: dialog.wasOpened && isFetched && (
      <QuickEntryPanel key={key} context={context} displayRules={displayRules} isOpen={dialog.isOpen} onClose={dialog.close} />
    ),
  };
}
