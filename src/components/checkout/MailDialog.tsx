import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { addTypedMails, type EmailList } from '../../domain/emailList';
import { recipientsRules, type RecipientsForm } from '../../domain/recipientsForm';
import { EmailListField } from '../../kit/field/EmailListField';
import { useKeptForm } from '../../kit/field/useKeptForm';
import { AppLink } from '../../kit/link/AppLink';
import { Dialog } from '../../kit/overlay/Dialog';
import styles from './MailDialog.module.css';

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

/** Picks and adds recipients of the confirmation. An address is checked before it is taken (P§5). */
export function MailDialog(props: MailDialogProps) {
  const { isOpen } = props;
  // Each opening begins with what is kept then; while it closes it stays as it was.
  const [{ wasOpen, openings }, setOpening] = useState({ wasOpen: isOpen, openings: 0 });
  if (isOpen !== wasOpen) setOpening({ wasOpen: isOpen, openings: openings + (isOpen ? 1 : 0) });
  return <MailForm key={openings} {...props} />;
}

function MailForm({ isOpen, suggestions, draft, onDraft, onSave, onCancel, profileHref }: MailDialogProps) {
  const { form, fields, submit } = useKeptForm<RecipientsForm>({
    rules: recipientsRules,
    start: { recipients: draft },
    keep: ({ recipients }) => onDraft(recipients),
  });
  const save = () =>
    submit(({ recipients }) => {
      const next = addTypedMails(recipients, suggestions);
      onDraft(next);
      onSave(next.chosen);
    });
  return (
    <Dialog
      isOpen={isOpen}
      title={<FormattedMessage id="delivery.mail.dialog.title" />}
      actions={[
        { label: <FormattedMessage id="delivery.mail.dialog.cancel" />, onClick: onCancel },
        { label: <FormattedMessage id="delivery.mail.dialog.save" />, tone: 'primary', onClick: save },
      ]}
      onClose={onCancel}
    >
      <form
        ref={fields}
        noValidate
        className={styles.content}
        onSubmit={(event) => {
          event.preventDefault();
          // Enter in the field takes one address over; in an empty one it is done.
          if (form.getValues('recipients.typed').trim() === '') save();
          else submit(({ recipients }) => form.setValue('recipients', addTypedMails(recipients, suggestions)));
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
