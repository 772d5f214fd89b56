import { memo, useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EssenceState } from '../../domain/essence';
import type { MessageKey } from '../../i18n/messageKey';
import { IconButton } from '../../kit/action/IconButton';
import { AnchoredHint } from '../../kit/feedback/AnchoredHint';

interface EssenceToggleProps {
  /** Name of the product, for assistive technology. */
  productName: string;
  /** The button can't be pressed while it is not known (P§4). */
  state: EssenceState;
  /** More for the hint, such as the last purchases; mounted only while the hint is open. */
  hint?: ReactNode;
  /** Whether the product is to be shown on the list. */
  onToggle(isShown: boolean): void;
}

const words: Record<EssenceState, MessageKey> = {
  unknown: 'product.essence.unknown',
  shown: 'product.essence.shown',
  added: 'product.essence.shown',
  hidden: 'product.essence.hidden',
  addable: 'product.essence.addable',
};

/** The star that shows a product on the essence list, or hides it. Its hint says how things stand (P§4 "Essence toggle"). */
export const EssenceToggle = memo(function EssenceToggle({ productName, state, hint, onToggle }: EssenceToggleProps) {
  const intl = useIntl();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  const isShown = state === 'shown' || state === 'added';
  return (
    <>
      <IconButton
        ref={button}
        icon={isShown ? 'star' : 'starOutline'}
        size="small"
        label={intl.formatMessage({ id: 'product.essence.label' }, { product: productName })}
        hasTooltip={false}
        isPressed={isShown}
        aria-describedby={isOpen ? id : undefined}
        disabled={state === 'unknown'}
        onClick={() => onToggle(!isShown)}
        onPointerEnter={open}
        onPointerLeave={close}
        onFocus={open}
        onBlur={close}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      />
      {isOpen && (
        <AnchoredHint id={id} anchor={button}>
          <p>
            <FormattedMessage id={words[state]} />
          </p>
          {hint}
        </AnchoredHint>
      )}
    </>
  );
});
