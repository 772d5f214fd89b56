import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '#kit/overlay/Dialog.tsx';
import styles from './PriceDialog.module.css';
import { PriceExplanation } from './PriceExplanation';

interface PriceDialogProps extends ComponentProps<typeof PriceExplanation> {
  productName: string;
  isOpen: boolean;
  onClose(): void;
}

/** The explanation of a price as a dialog; a bottom sheet on the phone. A choice in it closes it. */
export function PriceDialog({ productName, isOpen, onClose, onChoose, ...explanation }: PriceDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={
        <>
          <FormattedMessage id="price.explain.title" />
          <span className={styles.product}>{productName}</span>
        </>
      }
      actions={[{ label: <FormattedMessage id="price.explain.close" />, tone: 'quiet', onClick: onClose }]}
      onClose={onClose}
    >
      <PriceExplanation
        {...explanation}
        onChoose={
          onChoose &&
          ((choice) => {
            onChoose(choice);
            onClose();
          })
        }
      />
    </Dialog>
  );
}
