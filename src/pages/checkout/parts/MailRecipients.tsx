import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { EmailList } from '#domain/text/emailList.ts';
import { Button } from '#kit/action/Button.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import styles from './MailRecipients.module.css';
import { isSameName } from '#domain/text/typedText.ts';

interface MailRecipientsProps {
  /** Recipients of the confirmation; undefined if unknown, which renders nothing. */
  mails: readonly string[] | undefined;
  /** Addresses that received confirmations before, to pick from. */
  suggestions: readonly string[];
  /** Unsaved input of the dialog; undefined while it is closed. */
  draft: EmailList | undefined;
  /** Called when the dialog is opened, changed, or closed without saving. */
  onDraft(draft: EmailList | undefined): void;
  /** Called with the saved recipients; closes the dialog. */
  onChange(mails: readonly string[]): void;
  /** Address of the user's profile, to change their own address. */
  profileHref: string;
}

const MailDialog = lazyComponent(async () => (await import('#components/checkout/MailDialog.tsx')).MailDialog);

/** Recipients of the confirmation, and the dialog to change them. */
export function MailRecipients({ mails: recipients, suggestions, draft, onDraft, onChange, profileHref }: MailRecipientsProps) {
  // Keeps the content during the closing transition.
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
