import { useState, type ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { addTypedMails, type EmailList } from '#domain/text/emailList.ts';
import { recipientsRules, type RecipientsForm } from '#domain/checkout/recipientsForm.ts';
import { isSameName, readTyped } from '#domain/text/typedText.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { EmailListField } from '#kit/field/EmailListField.tsx';
import { useDraftForm } from '#kit/field/useDraftForm.ts';
import { Dialog } from '#kit/overlay/Dialog.tsx';
import { useOpenings } from '#kit/overlay/useOpenings.ts';
import styles from './MailDialog.module.css';

interface MailDialogProps {
  isOpen: boolean;
  /** Heading, and name of the dialog. */
  title: ReactNode;
  /** Label of the recipients. */
  label: ReactNode;
  saveLabel: ReactNode;
  cancelLabel: ReactNode;
  /** Addresses to pick from, including current recipients. The order of the opening stays. */
  suggestions: readonly string[];
  /** Selection and input when the dialog opens. */
  draft: EmailList;
  /** Saving is pending. */
  isSaving?: boolean;
  /** Error of the last attempt, for all or some addresses. */
  failure?: ReactNode;
  /** The error, for its code. */
  error?: unknown;
  /** Text below the list. */
  note?: ReactNode;
  /** Called at every change. Not applied yet, but must not get lost. */
  onDraft?(draft: EmailList): void;
  /**
   * Called with the selected addresses, including valid text still in the field. While its promise is pending,
   * further presses are ignored.
   */
  onSave(mails: readonly string[]): unknown;
  onCancel(): void;
}

/** Selects and adds e-mail recipients. An address is validated when added (P§5 confirmation mail). */
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
  // Typed addresses stay among the typed ones, also if one is saved and another isn't.
  const offeredBeside = ({ added }: EmailList) => [
    ...first,
    ...suggestions.filter((mail) => ![...first, ...added].some((other) => isSameName(other, mail))),
  ];
  const { form, fields, submit } = useDraftForm<RecipientsForm>({
    rules: recipientsRules,
    start: { recipients: draft },
    keep: ({ recipients }) => onDraft?.(recipients),
  });
  // A second press could arrive during the closing transition and would open it again.
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
          // Enter adds the typed address; in an empty field it saves.
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
