import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { countLimits } from '../../../domain/inventoryCount';
import { TextField } from '../../../kit/field/TextField';
import { Dialog } from '../../../kit/overlay/Dialog';
import styles from './OtherItemDialog.module.css';
import { readProse } from '../../../domain/typedText';

interface OtherItemDialogProps {
  isOpen: boolean;
  /** The barcode that it has; undefined for something without one. */
  gtin: string | undefined;
  /** What stands in the name at first, such as what was searched for. */
  name?: string;
  /** Name and unit, without blanks around them. */
  onConfirm(name: string, unit: string): void;
  onCancel(): void;
}

/** Says what something is that the shop doesn't sell: its name, and the unit it is counted in. */
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
    // Who was faster than the dialog's coming stays where they type.
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
