import { memo, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '#kit/action/IconButton.tsx';

interface TemplateButtonProps {
  /** Name of the product, for assistive technology. */
  productName: string;
  /** Number of order templates with the product; from one on the icon has a tick. */
  count: number;
  isOpen: boolean;
  onOpen(): void;
  ref?: Ref<HTMLButtonElement>;
}

/** Opens the order-template menu of a product. Plain, because every row has one. */
export const TemplateButton = memo(function TemplateButton({ productName, count, isOpen, onOpen, ref }: TemplateButtonProps) {
  const words = useIntl().formatMessage({ id: 'product.templates.label' }, { product: productName, count });
  return (
    <IconButton
      ref={ref}
      icon={count > 0 ? 'listed' : 'listAdd'}
      size="small"
      tone={count > 0 ? 'accent' : 'quiet'}
      label={words}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    />
  );
});
