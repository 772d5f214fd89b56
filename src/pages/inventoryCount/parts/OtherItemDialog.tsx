import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { countLimits } from '#domain/inventory/inventoryCount.ts';
import { TextField } from '#kit/field/TextField.tsx';
import { Dialog } from '#kit/overlay/Dialog.tsx';
import styles from './OtherItemDialog.module.css';
import { readProse } from '#domain/text/typedText.ts';

interface OtherItemDialogProps {
  isOpen: boolean;
  /** Its barcode, if any. */
  gtin: string | undefined;
  /** Initial name, such as the searched text. */
  name?: string;
  /** Called with name and unit, without surrounding blanks. */
  onConfirm(name: string, unit: string): void;
  onCancel(): void;
}

/** Names an item that the shop doesn't sell, and its unit. */
export function OtherItemDialog({ isOpen, gtin, name: first = '', onConfirm, onCancel }: OtherItemDialogProps) {
  const [name, setName] = useState(first);
  const [unit, setUnit] = useState('');
  const [isTried, setTried] = useState(false);
  const id = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const unitField = useRef<HTMLInputElement>(null);
  const isMissing = (text: string) => readProse(text) === '';
  const isFine = (text: string, longest: number) => !isMissing(text) && readProse(text).length <= longest;
  const confirm = () => {
    setTried(true);
    if (!isFine(name, countLimits.name)) nameField.current?.focus();
    else if (!isFine(unit, countLimits.unit)) unitField.current?.focus();
    else onConfirm(readProse(name), readProse(unit));
  };
  const form = useRef<HTMLFormElement>(null);
  const begin = () => {
    // A user who types before the dialog has opened keeps the focus.
    if (!form.current?.contains(document.activeElement)) (isMissing(name) ? nameField : unitField).current?.focus();
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={<FormattedMessage id="inventoryCount.name.title" />}
      actions={[
        { label: <FormattedMessage id="inventoryCount.name.cancel" />, onClick: onCancel },
        { label: <FormattedMessage id="inventoryCount.name.confirm" />, tone: 'primary', form: id },
      ]}
      onOpened={begin}
      onClose={onCancel}
    >
      <form
        ref={form}
        id={id}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <p className={styles.text}>
          {gtin === undefined ? (
            <FormattedMessage id="inventoryCount.name.text" />
          ) : (
            <FormattedMessage id="inventoryCount.name.textBarcode" values={{ gtin }} />
          )}
        </p>
        <TextField
          ref={nameField}
          label={<FormattedMessage id="inventoryCount.name.name" />}
          isRequired
          maxLength={countLimits.name}
          value={name}
          error={isTried && isMissing(name) && <FormattedMessage id="inventoryCount.name.nameMissing" />}
          onChange={setName}
        />
        <TextField
          ref={unitField}
          label={<FormattedMessage id="inventoryCount.name.unit" />}
          hint={<FormattedMessage id="inventoryCount.name.unitHint" />}
          isRequired
          maxLength={countLimits.unit}
          value={unit}
          error={isTried && isMissing(unit) && <FormattedMessage id="inventoryCount.name.unitMissing" />}
          onChange={setUnit}
        />
      </form>
    </Dialog>
  );
}
