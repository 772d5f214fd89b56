import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { InlineError } from '../../../kit/feedback/InlineError';
import { EmailListField } from '../../../kit/field/EmailListField';
import { Dialog } from '../../../kit/overlay/Dialog';
import { useOpenings } from '../../../kit/overlay/useOpenings';
import { useRecipients } from '../../../components/checkout/useRecipients';
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

/** Picks and adds recipients of label mails. */
export function LabelMailDialog(props: LabelMailDialogProps) {
  return <MailForm key={useOpenings(props.isOpen)} {...props} />;
}

const nothingKept = () => undefined;

function MailForm({ isOpen, mails, suggestions, isSaving, hasFailed, onSave, onCancel }: LabelMailDialogProps) {
  // What is offered stays in its place while some of it has been saved already.
  const [offered] = useState(() => [...mails, ...suggestions.filter((mail) => !mails.includes(mail))]);
  const { form, fields, save, enter } = useRecipients({
    start: { chosen: mails, added: [], typed: '' },
    offered,
    keep: nothingKept,
    // A second press of two in a row may come while the dialog goes.
    onSave: (chosen) => (isOpen ? onSave(chosen) : undefined),
  });
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
          enter();
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
