import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Controller } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { addTypedMail, type EmailList } from '../../domain/emailList';
import { recipientsRules, type RecipientsForm } from '../../domain/recipientsForm';
import { EmailListField } from '../../kit/field/EmailListField';
import { useKeptForm } from '../../kit/field/useKeptForm';
import { MuiTheme } from '../../themes/MuiTheme';
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
}

/** Picks and adds recipients of the confirmation. An address is checked before it is taken (P§5). */
export function MailDialog({ isOpen, onCancel, ...rest }: MailDialogProps) {
  return (
    <MuiTheme>
      <Dialog open={isOpen} onClose={onCancel} fullWidth maxWidth="sm" aria-labelledby="mail-dialog-title">
        <MailForm {...rest} onCancel={onCancel} />
      </Dialog>
    </MuiTheme>
  );
}

function MailForm({ suggestions, draft, onDraft, onSave, onCancel }: Omit<MailDialogProps, 'isOpen'>) {
  const { form, fields, submit } = useKeptForm<RecipientsForm>({
    rules: recipientsRules, start: { recipients: draft }, keep: ({ recipients }) => onDraft(recipients),
  });
  const save = () => submit(({ recipients }) => {
    const next = addTypedMail(recipients, suggestions);
    onDraft(next);
    onSave(next.chosen);
  });
  return (
    <form
      ref={fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Enter in the field takes one address over; in an empty one it is done.
        if (form.getValues('recipients.typed').trim() === '') save();
        else submit(({ recipients }) => form.setValue('recipients', addTypedMail(recipients, suggestions)));
      }}
    >
      <DialogTitle id="mail-dialog-title"><FormattedMessage id="delivery.mail.dialog.title" /></DialogTitle>
      <DialogContent className={styles.content ?? ''}>
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
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}><FormattedMessage id="delivery.mail.dialog.cancel" /></Button>
        <Button variant="contained" onClick={save}><FormattedMessage id="delivery.mail.dialog.save" /></Button>
      </DialogActions>
    </form>
  );
}
