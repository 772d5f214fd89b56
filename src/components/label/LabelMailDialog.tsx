import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { addTypedMails, type EmailList } from '../../domain/emailList';
import { recipientsRules, type RecipientsForm } from '../../domain/recipientsForm';
import { InlineError } from '../../kit/feedback/InlineError';
import { EmailListField } from '../../kit/field/EmailListField';
import { useKeptForm } from '../../kit/field/useKeptForm';
import { Dialog } from '../../kit/overlay/Dialog';
import styles from './LabelMailDialog.module.css';

interface LabelMailDialogProps {
  isOpen: boolean;
  /** Who gets the labels now. */
  mails: readonly string[];
  /** Other addresses to pick from. */
  suggestions: readonly string[];
  /** The choice is being saved. */
  isSaving: boolean;
  /** The last try failed, for all or some of them. */
  hasFailed: boolean;
  /** @returns settles when it is saved or has failed; until then a further press does nothing */
  onSave(mails: readonly string[]): Promise<unknown>;
  onCancel(): void;
}

/** Picks and adds recipients of label mails. An address is checked before it is taken (P§5). */
export function LabelMailDialog(props: LabelMailDialogProps) {
  const { isOpen } = props;
  // Each opening begins with what is saved then; while it closes it stays as it was.
  const [{ wasOpen, openings }, setOpening] = useState({ wasOpen: isOpen, openings: 0 });
  if (isOpen !== wasOpen) setOpening({ wasOpen: isOpen, openings: openings + (isOpen ? 1 : 0) });
  return <MailForm key={openings} {...props} />;
}

const nothingKept = () => undefined;

function MailForm({ isOpen, mails, suggestions, isSaving, hasFailed, onSave, onCancel }: LabelMailDialogProps) {
  // What is offered stays in its place while some of it has been saved already.
  const [offered] = useState(() => [...mails, ...suggestions.filter((mail) => !mails.includes(mail))]);
  const { form, fields, submit } = useKeptForm<RecipientsForm>({
    rules: recipientsRules,
    start: { recipients: { chosen: mails, added: [], typed: '' } satisfies EmailList },
    keep: nothingKept,
  });
  const take = (send: (next: EmailList) => unknown) =>
    submit(({ recipients }) => {
      const next = addTypedMails(recipients, offered);
      form.setValue('recipients', next);
      return send(next);
    });
  // A second press of two in a row may come while the dialog goes.
  const save = () => isOpen && take(({ chosen }) => onSave(chosen));
  return (
    <Dialog
      isOpen={isOpen}
      title={<FormattedMessage id="label.mail.dialog.title" />}
      actions={[
        { label: <FormattedMessage id="label.mail.dialog.cancel" />, onClick: onCancel },
        { label: <FormattedMessage id="label.mail.dialog.save" />, tone: 'primary', isBusy: isSaving, onClick: save },
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
          else take(() => undefined);
        }}
      >
        {hasFailed && (
          <InlineError>
            <FormattedMessage id="label.mail.dialog.failed" />
          </InlineError>
        )}
        <Controller
          control={form.control}
          name="recipients"
          render={({ field, fieldState }) => (
            <EmailListField
              {...field}
              label={<FormattedMessage id="label.mail.dialog.recipients" />}
              offered={offered}
              isRefused={fieldState.invalid}
            />
          )}
        />
      </form>
    </Dialog>
  );
}
