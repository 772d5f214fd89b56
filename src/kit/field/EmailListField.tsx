import { useId, useState, type ReactNode, type Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { addTypedMails, isTypedMailValid, type EmailList } from '#domain/text/emailList.ts';
import { Button } from '../action/Button';
import { CheckGroup } from './CheckGroup';
import styles from './EmailListField.module.css';
import { FieldFrame } from './FieldFrame';
import { FieldInput } from './FieldInput';
import { describedBy } from './fieldTexts';

interface EmailListFieldProps {
  label: ReactNode;
  /** Addresses to pick from, besides the added ones. */
  offered: readonly string[];
  value: EmailList;
  /** The typed text was refused as an address; the error is shown until it is one. */
  isRefused?: boolean;
  /** The field for another address, for the focus. */
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
  onBlur?(): void;
  onChange(value: EmailList): void;
}

/** E-mail addresses to pick from, and a field for more, which are validated when added (P§5 confirmation mail). */
export function EmailListField({ label, offered, value, isRefused = false, ref, onBlur, onChange }: EmailListFieldProps) {
  const id = useId();
  const [wasRefused, setRefused] = useState(false);
  const options = [...offered, ...value.added];
  const error = (isRefused || wasRefused) && !isTypedMailValid(value) ? <FormattedMessage id="field.mail.invalid" /> : undefined;
  return (
    <>
      {options.length > 0 && (
        <CheckGroup
          label={label}
          options={options.map((mail) => ({ value: mail, text: mail }))}
          value={value.chosen}
          onChange={(chosen) => onChange({ ...value, chosen })}
        />
      )}
      <FieldFrame id={id} label={<FormattedMessage id="field.mail.new" />} error={error}>
        <div className={styles.adding}>
          <div className={styles.typed}>
            <FieldInput
              id={id}
              ref={ref}
              // Not `email`: browsers rewrite letters beyond ASCII after the @ to punycode, which users don't
              // recognise.
              type="text"
              autoComplete="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              value={value.typed}
              describedBy={describedBy(id, { error })}
              onBlur={() => onBlur?.()}
              onChange={(typed) => {
                setRefused(false);
                onChange({ ...value, typed });
              }}
            />
          </div>
          <Button
            onClick={() => {
              setRefused(true);
              onChange(addTypedMails(value, offered));
            }}
          >
            <FormattedMessage id="field.mail.add" />
          </Button>
        </div>
      </FieldFrame>
    </>
  );
}
