import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { EmailList } from '../../../domain/emailList';
import { Button } from '../../../kit/action/Button';
import { lazyComponent } from '../../../kit/lazy/lazyComponent';
import { AppLink } from '../../../kit/link/AppLink';
import styles from './MailRecipients.module.css';
import { isSameName } from '../../../domain/typedText';

interface MailRecipientsProps {
  /** Who gets the confirmation; undefined where that is not known, and nothing is said of it. */
  mails: readonly string[] | undefined;
  /** Addresses that confirmations went to before, to pick from. */
  suggestions: readonly string[];
  /** What the dialog holds and has not been taken over; undefined while it is closed. */
  draft: EmailList | undefined;
  /** The dialog was opened, changed, or closed without taking anything over. */
  onDraft(draft: EmailList | undefined): void;
  /** Other recipients were taken over; that closes the dialog. */
  onChange(mails: readonly string[]): void;
  /** Address of the user's profile, where their own address is changed. */
  profileHref: string;
}

const MailDialog = lazyComponent(async () => (await import('../../../components/checkout/MailDialog')).MailDialog);

/** Who gets the confirmation by e-mail, and the dialog in which that is changed. */
export function MailRecipients({ mails: recipients, suggestions, draft, onDraft, onChange, profileHref }: MailRecipientsProps) {
  // While the dialog fades away it shows what it held.
  const [shown, setShown] = useState(draft);
  if (draft && draft !== shown) setShown(draft);
  const mails = recipients ?? [];
  const offered = [...mails, ...suggestions.filter((mail) => !mails.some((other) => isSameName(other, mail)))];
  return (
    <div className={styles.recipients}>
      {recipients?.length === 0 && (
        <p className={styles.none}>
          <FormattedMessage id="delivery.mail.none" />
        </p>
      )}
      {mails.length > 0 && (
        <ul className={styles.list}>
          {mails.map((mail) => (
            <li key={mail} className={styles.mail}>
              {mail}
            </li>
          ))}
        </ul>
      )}
      <Button tone="quiet" onClick={() => onDraft({ chosen: mails, added: [], typed: '' })}>
        <FormattedMessage id="delivery.mail.change" />
      </Button>
      {shown && (
        <MailDialog
          isOpen={draft !== undefined}
          title={<FormattedMessage id="delivery.mail.dialog.title" />}
          label={<FormattedMessage id="delivery.mail.dialog.recipients" />}
          saveLabel={<FormattedMessage id="delivery.mail.dialog.save" />}
          cancelLabel={<FormattedMessage id="delivery.mail.dialog.cancel" />}
          suggestions={offered}
          draft={shown}
          onDraft={onDraft}
          onSave={onChange}
          onCancel={() => onDraft(undefined)}
          note={
            <FormattedMessage id="delivery.mail.dialog.own" values={{ link: (words) => <AppLink href={profileHref}>{words}</AppLink> }} />
          }
        />
      )}
    </div>
  );
}
