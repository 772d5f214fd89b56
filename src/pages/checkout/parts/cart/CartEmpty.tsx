import { FormattedMessage } from 'react-intl';
import { Button } from '../../../../kit/action/Button';
import { EmptyState } from '../../../../kit/feedback/EmptyState';
import { ButtonLink } from '../../../../kit/action/ButtonLink';

interface CartEmptyProps {
  /** Address of the product search. */
  productsHref: string;
  /** Address of the order templates; undefined in a fair, which has none. */
  templatesHref?: string | undefined;
  /** Brings back what the user has just removed; undefined when there is nothing to bring back. */
  onUndo?: (() => void) | undefined;
}

/** A cart without lines: what to do now, or bring back what was just removed. */
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
