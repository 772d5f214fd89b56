import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../kit/icon/Icon';
import styles from '../product/RowTool.module.css';

interface TemplateButtonProps {
  /** Name of the product, for assistive technology. */
  productName: string;
  /** Order templates that hold the product; the drawing gets a tick from one on. */
  count: number;
  isOpen: boolean;
  onOpen(): void;
  ref?: Ref<HTMLButtonElement>;
}

/** The button beside a product that opens its order-template menu. Plain, because every row has one. */
export function TemplateButton({ productName, count, isOpen, onOpen, ref }: TemplateButtonProps) {
  const words = useIntl().formatMessage({ id: 'product.templates.label' }, { product: productName, count });
  return (
    <button
      ref={ref} type="button" className={`${styles.tool} ${count > 0 ? styles.on : ''}`} aria-label={words} title={words}
      aria-haspopup="dialog" aria-expanded={isOpen} onClick={onOpen}
    >
      <Icon name={count > 0 ? 'listed' : 'listAdd'} />
    </button>
  );
}
