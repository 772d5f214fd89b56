import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { codeFailureToast } from '../../kit/lazy/codeFailureToast';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import type { PageActionList } from '../../kit/page/pageAction';
import { useToasts } from '../../kit/toast/toastQueue';
import { addTexts } from '../../i18n/texts';
import { paths } from '../../paths';
import type { BuyerContext } from '../../queries/shopContext';

const ClearCartDialog = lazyComponent(async () => (await import('./parts/cart/ClearCartDialog')).ClearCartDialog, {
  failure: 'silent',
});
const CartJournal = lazyComponent(async () => (await Promise.all([import('./CartJournal'), addTexts('journal')]))[0].CartJournal, {
  failure: 'silent',
});

/** The actions for the head of the page, and the dialogs that they open. */
interface CartTools {
  readonly actions: PageActionList;
  readonly dialogs: ReactNode;
}

/**
 * What can be done with the cart as a whole: see who changed it and what allergens are in it, and empty it. Without lines, of which there are
 * `lineCount`, there is nothing to empty.
 */
export function useCartTools(context: BuyerContext, lineCount: number, onClear: () => void): CartTools {
  const intl = useIntl();
  const toasts = useToasts();
  const hasJournal = CartJournal.useWhenIdle();
  const hasClearing = ClearCartDialog.useWhenIdle();
  const [open, setOpen] = useState<'none' | 'journal' | 'clearing'>('none');
  const [coming, setComing] = useState<'none' | 'journal' | 'clearing'>('none');
  const wanted = useRef(coming);
  const show = async (part: 'journal' | 'clearing') => {
    wanted.current = part;
    setComing(part);
    const { isThere, error } = await (part === 'journal' ? CartJournal : ClearCartDialog).fetch();
    if (wanted.current !== part) return;
    setComing('none');
    if (isThere) setOpen(part);
    else toasts.show(codeFailureToast(intl, error, () => void show(part)));
  };
  return {
    actions: [
      {
        key: 'journal',
        label: intl.formatMessage({ id: 'cart.journal' }),
        opensDialog: true,
        isBusy: coming === 'journal',
        onPress: () => void show('journal'),
      },
      lineCount > 0 && {
        key: 'allergens',
        label: intl.formatMessage({ id: 'cart.allergens' }),
        href: paths.cartAllergens(context.shop),
      },
      lineCount > 0 && {
        key: 'clear',
        label: intl.formatMessage({ id: 'cart.clear' }),
        isDestructive: true,
        isBusy: coming === 'clearing',
        onPress: () => void show('clearing'),
      },
    ],
    dialogs: (
      <>
        {hasJournal && <CartJournal context={context} isOpen={open === 'journal'} onClose={() => setOpen('none')} />}
        {hasClearing && (
          <ClearCartDialog
            isOpen={open === 'clearing'}
            lineCount={lineCount}
            onConfirm={() => {
              onClear();
              setOpen('none');
            }}
            onCancel={() => setOpen('none')}
            // With its only line gone, the menu that the dialog was opened from can't have the keyboard back.
            onClosed={() => lineCount === 0 && document.querySelector<HTMLElement>('[data-undo-clear]')?.focus()}
          />
        )}
      </>
    ),
  };
}
