import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActionButton } from '../feedback/ActionButton';
import styles from './MailRecipients.module.css';

interface MailRecipientsProps {
  /** Who gets the confirmation. */
  mails: readonly string[];
  /** Addresses that confirmations went to before, to pick from. */
  suggestions: readonly string[];
  onChange(mails: readonly string[]): void;
}

const MailDialog = lazy(async () => ({ default: (await import('./MailDialog')).MailDialog }));

/** Who gets the confirmation by e-mail, and the dialog in which that is changed. */
export function MailRecipients({ mails, suggestions, onChange }: MailRecipientsProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <div className={styles.recipients}>
      {mails.length === 0
        ? <p className={styles.none}><FormattedMessage id="delivery.mail.none" /></p>
        : <ul className={styles.list}>{mails.map((mail) => <li key={mail} className={styles.mail}>{mail}</li>)}</ul>}
      <ActionButton tone="quiet" onClick={open}><FormattedMessage id="delivery.mail.change" /></ActionButton>
      {wasOpened && (
        <Suspense>
          <MailDialog
            isOpen={isOpen}
            mails={mails}
            suggestions={suggestions}
            onSave={(next) => {
              onChange(next);
              setOpen(false);
            }}
            onCancel={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
