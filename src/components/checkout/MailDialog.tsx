import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RecipientsDraft } from '../../domain/checkoutForm';
import { isEmailAddress } from '../../domain/email';
import { MuiTheme } from '../../themes/MuiTheme';
import styles from './MailDialog.module.css';

interface MailDialogProps {
  isOpen: boolean;
  /** Addresses to pick from, those that get the confirmation now among them. */
  suggestions: readonly string[];
  /** What is ticked and typed. */
  draft: RecipientsDraft;
  /** Something was ticked or typed. It is not taken over yet, but must not get lost either. */
  onDraft(draft: RecipientsDraft): void;
  onSave(mails: readonly string[]): void;
  onCancel(): void;
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

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
  const intl = useIntl();
  const { chosen, added, typed } = draft;
  const offered = [...suggestions, ...added];
  const [isWrong, setWrong] = useState(false);

  /** Takes what was typed over; undefined when it is no e-mail address. */
  const withTyped = (): readonly string[] | undefined => {
    const mail = typed.trim();
    if (mail === '') return chosen;
    if (!isEmailAddress(mail)) {
      setWrong(true);
      return undefined;
    }
    const known = offered.find((other) => same(mail, other));
    const next = chosen.some((other) => same(mail, other)) ? chosen : [...chosen, known ?? mail];
    onDraft({ chosen: next, added: known === undefined ? [...added, mail] : added, typed: '' });
    return next;
  };
  const save = () => {
    const next = withTyped();
    if (next) onSave(next);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === '') save();
        else withTyped();
      }}
    >
      <DialogTitle id="mail-dialog-title"><FormattedMessage id="delivery.mail.dialog.title" /></DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        {offered.length > 0 && (
          <fieldset className={styles.offered}>
            <legend className={styles.legend}><FormattedMessage id="delivery.mail.dialog.recipients" /></legend>
            {offered.map((mail) => (
              <FormControlLabel
                key={mail}
                label={mail}
                control={(
                  <Checkbox
                    checked={chosen.includes(mail)}
                    onChange={(_event, checked) => onDraft({ ...draft, chosen: checked ? [...chosen, mail] : chosen.filter((other) => other !== mail) })}
                  />
                )}
              />
            ))}
          </fieldset>
        )}
        <div className={styles.adding}>
          <TextField
            fullWidth
            // Not `email`: browsers make an encoding of letters beyond ASCII behind the @, which nobody would know again.
            type="text"
            autoComplete="email"
            label={intl.formatMessage({ id: 'delivery.mail.dialog.new' })}
            value={typed}
            error={isWrong}
            helperText={isWrong ? intl.formatMessage({ id: 'delivery.mail.invalid' }) : undefined}
            slotProps={{ formHelperText: { role: 'alert' }, htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
            onChange={({ target }) => {
              onDraft({ ...draft, typed: target.value });
              setWrong(false);
            }}
          />
          <Button type="button" variant="outlined" onClick={withTyped}><FormattedMessage id="delivery.mail.dialog.add" /></Button>
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}><FormattedMessage id="delivery.mail.dialog.cancel" /></Button>
        <Button variant="contained" onClick={save}><FormattedMessage id="delivery.mail.dialog.save" /></Button>
      </DialogActions>
    </form>
  );
}
