import { FormattedMessage } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';

interface CartEmptyProps {
  productsHref: string;
  /** Address of the order templates; undefined in a fair, which has none. */
  templatesHref?: string | undefined;
  /** Called to restore the last removal; undefined if there is none. */
  onUndo?: (() => void) | undefined;
}

/** An empty cart: next steps, or restore the last removal. */
export function CartEmpty({ productsHref, templatesHref, onUndo }: CartEmptyProps) {
  return (
    <EmptyState
      title={<FormattedMessage id={onUndo ? 'cart.empty.cleared' : 'cart.empty.title'} />}
      actions={
        <>
          {onUndo && (
            <Button tone="primary" onClick={onUndo} data-undo-clear>
              <FormattedMessage id="cart.undo" />
            </Button>
          )}
          <ButtonLink href={productsHref} tone={onUndo ? 'quiet' : 'primary'}>
            <FormattedMessage id="cart.empty.toProducts" />
          </ButtonLink>
          {templatesHref !== undefined && (
            <ButtonLink href={templatesHref}>
              <FormattedMessage id="cart.empty.toTemplates" />
            </ButtonLink>
          )}
        </>
      }
    >
      {!onUndo && (
        <p>
          <FormattedMessage id={templatesHref === undefined ? 'cart.empty.textInFair' : 'cart.empty.text'} />
        </p>
      )}
    </EmptyState>
  );
}
