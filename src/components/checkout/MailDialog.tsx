import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RecipientsDraft } from '../../domain/checkoutForm';
import { isEmailAddress } from '../../domain/email';
import { FormButton } from '../../kit/action/FormButton';
import { Dialog } from '../../kit/overlay/Dialog';
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
export function MailDialog({ isOpen, suggestions, draft, onDraft, onSave, onCancel }: MailDialogProps) {
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
  const cancel = () => {
    setWrong(false);
    onCancel();
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={<FormattedMessage id="delivery.mail.dialog.title" />}
      actions={[
        { label: <FormattedMessage id="delivery.mail.dialog.cancel" />, onClick: cancel },
        { label: <FormattedMessage id="delivery.mail.dialog.save" />, tone: 'primary', onClick: save },
      ]}
      onClose={cancel}
    >
      <form
        noValidate
        className={styles.content ?? ''}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() === '') save();
          else withTyped();
        }}
      >
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
          <FormButton onClick={withTyped}><FormattedMessage id="delivery.mail.dialog.add" /></FormButton>
        </div>
      </form>
    </Dialog>
  );
}
