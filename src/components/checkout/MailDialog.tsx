import { useState, type ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { addTypedMails, type EmailList } from '../../domain/emailList';
import { recipientsRules, type RecipientsForm } from '../../domain/recipientsForm';
import { isSameName, readTyped } from '../../domain/typedText';
import { InlineError } from '../../kit/feedback/InlineError';
import { EmailListField } from '../../kit/field/EmailListField';
import { useDraftForm } from '../../kit/field/useDraftForm';
import { Dialog } from '../../kit/overlay/Dialog';
import { useOpenings } from '../../kit/overlay/useOpenings';
import styles from './MailDialog.module.css';

interface MailDialogProps {
  isOpen: boolean;
  /** What is decided; names the dialog. */
  title: ReactNode;
  /** Names the list of recipients. */
  label: ReactNode;
  saveLabel: ReactNode;
  cancelLabel: ReactNode;
  /** Addresses to pick from, those that get the mails now among them. Those of the opening stay in their place. */
  suggestions: readonly string[];
  /** What is ticked and typed when the dialog is opened. */
  draft: EmailList;
  /** The choice is being saved. */
  isSaving?: boolean;
  /** That the last try failed, for all or some of them. */
  failure?: ReactNode;
  /** What was thrown then, for its code. */
  error?: unknown;
  /** What stands below the list. */
  note?: ReactNode;
  /** Something was ticked or typed. It is not taken over yet, but must not get lost either. */
  onDraft?(draft: EmailList): void;
  /** The ticked addresses, with what was still in the field. While a promise that it returns is open, a further press does nothing. */
  onSave(mails: readonly string[]): unknown;
  onCancel(): void;
}

/** Picks and adds recipients of mails. An address is checked before it is taken (P§5). */
export function MailDialog(props: MailDialogProps) {
  return <MailForm key={useOpenings(props.isOpen)} {...props} />;
}

function MailForm({
  isOpen,
  title,
  label,
  saveLabel,
  cancelLabel,
  suggestions,
  draft,
  isSaving = false,
  failure,
  error,
  note,
  onDraft,
  onSave,
  onCancel,
}: MailDialogProps) {
  const [first] = useState(suggestions);
  // What was typed stays among what was typed, also when it is saved while another address is not.
  const offeredBeside = ({ added }: EmailList) => [
    ...first,
    ...suggestions.filter((mail) => ![...first, ...added].some((other) => isSameName(other, mail))),
  ];
  const { form, fields, submit } = useDraftForm<RecipientsForm>({
    rules: recipientsRules,
    start: { recipients: draft },
    keep: ({ recipients }) => onDraft?.(recipients),
  });
  // A second press of two in a row may come while the dialog goes, and would open it again.
  const take = (send: (mails: readonly string[]) => unknown) =>
    isOpen &&
    submit(({ recipients }) => {
      const next = addTypedMails(recipients, offeredBeside(recipients));
      form.setValue('recipients', next);
      return send(next.chosen);
    });
  const save = () => take(onSave);
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      actions={[
        { label: cancelLabel, onClick: onCancel },
        { label: saveLabel, tone: 'primary', isBusy: isSaving, onClick: save },
      ]}
      onClose={onCancel}
    >
      <form
        ref={fields}
        noValidate
        className={styles.content}
        onSubmit={(event) => {
          event.preventDefault();
          // Enter takes over what is typed; in an empty field it is done.
          if (readTyped(form.getValues('recipients.typed')) === '') save();
          else take(() => undefined);
        }}
      >
        {failure !== undefined && failure !== false && <InlineError error={error}>{failure}</InlineError>}
        <Controller
          control={form.control}
          name="recipients"
          render={({ field, fieldState }) => (
            <EmailListField {...field} label={label} offered={offeredBeside(field.value)} isRefused={fieldState.invalid} />
          )}
        />
        {note && <p className={styles.note}>{note}</p>}
      </form>
    </Dialog>
  );
}
