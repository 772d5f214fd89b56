import { memo, useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EssenceState } from '#domain/template/essence.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { IconButton } from '#kit/action/IconButton.tsx';
import { AnchoredHint } from '#kit/feedback/AnchoredHint.tsx';

interface EssenceToggleProps {
  /** Name of the product, for assistive technology. */
  productName: string;
  /** Unknown disables the button (P§4 "Essence toggle"). */
  state: EssenceState;
  /** More content of the hint, such as the last purchases; mounted only while it is open. */
  hint?: ReactNode;
  /** Called with true to show the product on the list, false to hide it. */
  onToggle(isShown: boolean): void;
}

const words: Record<EssenceState, MessageKey> = {
  unknown: 'product.essence.unknown',
  shown: 'product.essence.shown',
  added: 'product.essence.shown',
  hidden: 'product.essence.hidden',
  addable: 'product.essence.addable',
};

/** The star that shows a product on the essence list, or hides it. Its hint states the current state (P§4 "Essence toggle"). */
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
