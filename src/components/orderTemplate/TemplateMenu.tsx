import { useId, type RefObject } from 'react';
import { Popover } from '../../kit/overlay/Popover';
import { TemplateChoice, type TemplateChoiceProps } from './TemplateChoice';

interface TemplateMenuProps extends Omit<TemplateChoiceProps, 'titleId'> {
  /** The button it opens from. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
}

/** The order templates of a product beside their button, on the phone as a sheet from below (P§4 "Order-template checkbox"). */
export function TemplateMenu({ anchor, isOpen, ...choice }: TemplateMenuProps) {
  const titleId = useId();
  return (
    <Popover isOpen={isOpen} anchor={anchor} labelledBy={titleId} onClose={choice.onClose}>
      <TemplateChoice {...choice} titleId={titleId} />
    </Popover>
  );
}
