import { FormattedMessage } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { FullScreenDialog } from '#kit/overlay/FullScreenDialog.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './DocumentDialog.module.css';

interface DocumentDialogProps {
  /** Kind of document and product; the dialog's name. */
  title: string;
  /** Object URL of the file. */
  address: string;
  isOpen: boolean;
  onSave(): void;
  onClose(): void;
}

/** A PDF in the browser's own viewer, as large as the window; only for browsers that have one. */
export function DocumentDialog({ title, address, isOpen, onSave, onClose }: DocumentDialogProps) {
  const bar = (
    <>
      <SectionHeading level={2} look="part" className={styles.title}>
        {title}
      </SectionHeading>
      <Button onClick={onSave}>
        <FormattedMessage id="document.save" />
      </Button>
      <Button tone="primary" onClick={onClose}>
        <FormattedMessage id="document.close" />
      </Button>
    </>
  );
  return (
    <FullScreenDialog isOpen={isOpen} label={title} bar={bar} onClose={onClose}>
      <iframe className={styles.file} src={address} title={title} />
    </FullScreenDialog>
  );
}
