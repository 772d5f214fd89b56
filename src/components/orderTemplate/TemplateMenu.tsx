import { useId, type RefObject } from 'react';
import { Popover } from '#kit/overlay/Popover.tsx';
import { TemplateChoice, type TemplateChoiceProps } from './TemplateChoice';

interface TemplateMenuProps extends Omit<TemplateChoiceProps, 'titleId'> {
  /** The button that opens it. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
}

/** The order-template menu of a product, a bottom sheet on the phone (P§4 "Order-template checkbox"). */
export function TemplateMenu({ anchor, isOpen, ...choice }: TemplateMenuProps) {
  const titleId = useId();
  return (
    <Popover isOpen={isOpen} anchor={anchor} labelledBy={titleId} onClose={choice.onClose}>
      <TemplateChoice {...choice} titleId={titleId} />
    </Popover>
  );
}
