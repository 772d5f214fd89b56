import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { cartName } from '#cart/cartCalls.ts';
import type { DisplayRules } from '#domain/price/displayRules.ts';
import { codeFailureToast } from '#kit/lazy/codeFailureToast.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useLazyOpen } from '#kit/overlay/useLazyOpen.ts';
import type { PageAction } from '#kit/page/pageAction.ts';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { addTexts } from '#i18n/texts.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { quickEntryText } from './quickEntryText';

const QuickEntryPanel = lazyComponent(
  async () => (await Promise.all([import('./QuickEntryPanel'), addTexts('quickEntry')]))[0].QuickEntryPanel,
  { failure: 'silent' },
);

/** Action and dialog of the quick entry, apart so that the dialog survives changes around the action. */
interface QuickEntry {
  readonly action: PageAction;
  readonly dialog: ReactNode;
}

/** Quick entry into a cart. */
export function useQuickEntry(context: BuyerContext, displayRules: DisplayRules): QuickEntry {
  const intl = useIntl();
  const toasts = useToasts();
  const isFetched = QuickEntryPanel.useWhenIdle();
  const [isComing, setComing] = useState(false);
  const dialog = useLazyOpen();
  const key = `${cartName(context)}:${context.language}`;
  const isBegun = quickEntryText(context).isKept();
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
      isMainOnPhone: true,
      onPress: () => void open(),
    },
    dialog: dialog.wasOpened && isFetched && (
      <QuickEntryPanel key={key} context={context} displayRules={displayRules} isOpen={dialog.isOpen} onClose={dialog.close} />
    ),
  };
}
