import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../kit/action/Button';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { codeFailureToast } from '../../kit/lazy/codeFailureToast';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
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

interface CartToolsProps {
  context: BuyerContext;
  /** Lines in the cart; without any there is nothing to clear. */
  lineCount: number;
  onClear(): void;
}

/** What can be done with the cart as a whole: see who changed it and what allergens are in it, and empty it. */
export function CartTools({ context, lineCount, onClear }: CartToolsProps) {
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
  return (
    <>
      <Button tone="plain" size="small" isBusy={coming === 'journal'} aria-haspopup="dialog" onClick={() => void show('journal')}>
        <FormattedMessage id="cart.journal" />
      </Button>
      {lineCount > 0 && (
        <ButtonLink tone="plain" size="small" href={paths.cartAllergens(context.shop)}>
          <FormattedMessage id="cart.allergens" />
        </ButtonLink>
      )}
      {lineCount > 0 && (
        <Button tone="plain" size="small" isBusy={coming === 'clearing'} aria-haspopup="dialog" onClick={() => void show('clearing')}>
          <FormattedMessage id="cart.clear" />
        </Button>
      )}
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
        />
      )}
    </>
  );
}
