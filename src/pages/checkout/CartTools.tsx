import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { codeFailureToast } from '#kit/lazy/codeFailureToast.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import type { PageAction, PageActionList } from '#kit/page/pageAction.ts';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { addTexts } from '#i18n/texts.ts';
import { paths } from '#paths.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

const ClearCartDialog = lazyComponent(async () => (await import('./parts/cart/ClearCartDialog')).ClearCartDialog, {
  failure: 'silent',
});
const CartJournal = lazyComponent(async () => (await Promise.all([import('./CartJournal'), addTexts('journal')]))[0].CartJournal, {
  failure: 'silent',
});

const CartUsers = lazyComponent(async () => (await Promise.all([import('./CartUsers'), addTexts('journal')]))[0].CartUsers, {
  failure: 'silent',
});

/** The parts that open over the cart. */
const parts = { journal: CartJournal, users: CartUsers, clearing: ClearCartDialog };
type CartPart = keyof typeof parts;

/** Actions for the page's head, and their dialogs. */
interface CartTools {
  readonly actions: PageActionList;
  readonly dialogs: ReactNode;
  /** Asks somebody else to order the cart, as an action of its own for who can't judge its prices. */
  readonly handOver: Pick<PageAction, 'label'> & { readonly isBusy: boolean; onPress(): void };
}

/** Actions for the whole cart: journal, users, allergens, clear. `lineCount` 0 omits clear. */
export function useCartTools(context: BuyerContext, lineCount: number, onClear: () => void): CartTools {
  const intl = useIntl();
  const toasts = useToasts();
  const hasJournal = CartJournal.useWhenIdle();
  const hasUsers = CartUsers.useWhenIdle();
  const hasClearing = ClearCartDialog.useWhenIdle();
  const [open, setOpen] = useState<'none' | CartPart>('none');
  const [coming, setComing] = useState<'none' | CartPart>('none');
  const wanted = useRef(coming);
  const show = async (part: CartPart) => {
    wanted.current = part;
    setComing(part);
    const { isThere, error } = await parts[part].fetch();
    if (wanted.current !== part) return;
    setComing('none');
    if (isThere) setOpen(part);
    else toasts.show(codeFailureToast(intl, error, () => void show(part)));
  };
  const users = {
    key: 'users',
    label: intl.formatMessage({ id: 'cart.users' }),
    opensDialog: true,
    isBusy: coming === 'users',
    onPress: () => void show('users'),
  };
  return {
    handOver: { ...users, label: intl.formatMessage({ id: 'cart.handOver' }) },
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
      users,
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
        {hasUsers && <CartUsers context={context} isOpen={open === 'users'} onClose={() => setOpen('none')} />}
        {hasClearing && (
          <ClearCartDialog
            isOpen={open === 'clearing'}
            lineCount={lineCount}
            onConfirm={() => {
              onClear();
              setOpen('none');
            }}
            onCancel={() => setOpen('none')}
            // With its only line gone, the menu that opened the dialog can't get the focus back.
            onClosed={() => lineCount === 0 && document.querySelector<HTMLElement>('[data-undo-clear]')?.focus()}
          />
        )}
      </>
    ),
  };
}
