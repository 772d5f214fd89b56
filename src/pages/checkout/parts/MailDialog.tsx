import { Controller } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { EmailList } from '../../../domain/emailList';
import { EmailListField } from '../../../kit/field/EmailListField';
import { AppLink } from '../../../kit/link/AppLink';
import { Dialog } from '../../../kit/overlay/Dialog';
import { useOpenings } from '../../../kit/overlay/useOpenings';
import styles from './MailDialog.module.css';
import { useRecipients } from '../../../components/checkout/useRecipients';

interface MailDialogProps {
  isOpen: boolean;
  /** Addresses to pick from, those that get the confirmation now among them. */
  suggestions: readonly string[];
  /** What is ticked and typed when the dialog is opened. */
  draft: EmailList;
  /** Something was ticked or typed. It is not taken over yet, but must not get lost either. */
  onDraft(draft: EmailList): void;
  onSave(mails: readonly string[]): void;
  onCancel(): void;
  /** Address of the user's profile, where their own address is changed. */
  profileHref: string;
}

/** Picks and adds recipients of the confirmation. */
export function MailDialog(props: MailDialogProps) {
  return <MailForm key={useOpenings(props.isOpen)} {...props} />;
}

function MailForm({ isOpen, suggestions, draft, onDraft, onSave, onCancel, profileHref }: MailDialogProps) {
  const { form, fields, save, enter } = useRecipients({ start: draft, offered: suggestions, keep: onDraft, onSave });
  return (
    // A second press of two in a row may come while the dialog goes, and would open it again.
    <Dialog
      isOpen={isOpen}
      title={<FormattedMessage id="delivery.mail.dialog.title" />}
      actions={[
        { label: <FormattedMessage id="delivery.mail.dialog.cancel" />, onClick: onCancel },
        { label: <FormattedMessage id="delivery.mail.dialog.save" />, tone: 'primary', onClick: () => isOpen && save() },
      ]}
      onClose={onCancel}
    >
      <form
        ref={fields}
        noValidate
        className={styles.content}
        onSubmit={(event) => {
          event.preventDefault();
          if (isOpen) enter();
        }}
      >
        <Controller
          control={form.control}
          name="recipients"
          render={({ field, fieldState }) => (
            <EmailListField
              {...field}
              label={<FormattedMessage id="delivery.mail.dialog.recipients" />}
              offered={suggestions}
              isRefused={fieldState.invalid}
            />
          )}
        />
        <p className={styles.own}>
          <FormattedMessage
            id="delivery.mail.dialog.own"
            values={{
              link: (words) => (
                <AppLink href={profileHref} className={styles.link}>
                  {words}
                </AppLink>
              ),
            }}
          />
        </p>
      </form>
    </Dialog>
  );
}
