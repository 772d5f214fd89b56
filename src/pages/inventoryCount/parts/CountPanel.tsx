import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readCountText, type CountLine } from '#domain/inventory/inventoryCount.ts';
import { Button } from '#kit/action/Button.tsx';
import { IconButton } from '#kit/action/IconButton.tsx';
import { readTyped } from '#domain/text/typedText.ts';
import { refusalText } from '#kit/field/numberRefusal.ts';
import { KeypadField } from '#kit/field/KeypadField.tsx';
import { lineAmount, lineName, unitText } from './lineText';
import { useProductNumber } from '#components/product/productNumber.ts';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './CountPanel.module.css';

/** The current addition to a line, which can be changed and undone. */
export interface Addition {
  /** Added amount as a decimal text. */
  readonly amount: string;
  /** Amount counted before the addition; undefined for the first. */
  readonly before: string | undefined;
}

interface CountPanelProps {
  /** The line being counted. Give each line its own `key`. */
  line: CountLine;
  /** The current addition; undefined if the line was opened to change its whole amount. */
  addition: Addition | undefined;
  /** Disabled while sending. */
  isDisabled?: boolean;
  /** Called with another amount, as a decimal text: of the addition, or of the whole line without one. */
  onAmount(amount: string): void;
  /** Called with the abbreviation of another unit. */
  onUnit(unit: string): void;
  /** Called to undo the addition. */
  onUndo(): void;
  /** Called to name the barcode. */
  onName(): void;
  /** Called when the user is done with the line. */
  onClose(): void;
}

/** The line being counted: product, amount, unit. Designed for one thumb. */
export function CountPanel({ line, addition, isDisabled = false, onAmount, onUnit, onUndo, onName, onClose }: CountPanelProps) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  const [wrong, setWrong] = useState<string>();
  const [opened] = useState(addition?.amount ?? line.amount);
  const [counted, setCounted] = useState(opened);
  const isWrong = wrong !== undefined;
  const name = lineName(intl, line);
  const change = (text: string) => {
    const amount = readCountText(text);
    setWrong(amount === undefined && readTyped(text) !== '' ? text : undefined);
    // While "1.250" was typed, "1.25" counted for a moment; the amount at opening replaces it.
    const next = amount ?? (readTyped(text) === '' ? counted : opened);
    if (amount === undefined && next === counted) return;
    setCounted(next);
    onAmount(next);
  };
  // An invalid amount must not be skipped: it may be the intended one.
  const finish = () => {
    if (!isWrong) onClose();
  };
  return (
    <section className={styles.panel} aria-label={intl.formatMessage({ id: 'inventoryCount.panel.label' }, { product: name })}>
      <header className={styles.head}>
        <div className={styles.words}>
          <SectionHeading level={2}>{name}</SectionHeading>
          {line.kind === 'product' && <p className={styles.quiet}>{numberOf(line.product)}</p>}
        </div>
        <IconButton icon="close" size="large" label={intl.formatMessage({ id: 'inventoryCount.panel.close' })} onClick={onClose} />
      </header>
      {line.kind === 'scan' && line.isUnknown && (
        <div className={styles.note}>
          <p>
            <FormattedMessage id="inventoryCount.panel.unknown" />
          </p>
          <Button tone="primary" disabled={isDisabled} onClick={onName}>
            <FormattedMessage id="inventoryCount.name.action" />
          </Button>
        </div>
      )}
      {addition && (
        <div className={styles.note}>
          <p>
            {addition.before === undefined ? (
              <FormattedMessage id="inventoryCount.panel.added" values={{ total: lineAmount(intl, line) }} />
            ) : (
              <FormattedMessage
                id="inventoryCount.panel.addedAgain"
                values={{
                  before: lineAmount(intl, line, addition.before),
                  added: lineAmount(intl, line, addition.amount),
                  total: lineAmount(intl, line),
                }}
              />
            )}
          </p>
          <Button tone="plain" disabled={isDisabled} onClick={onUndo}>
            <FormattedMessage id="inventoryCount.panel.undo" />
          </Button>
        </div>
      )}
      {line.kind === 'product' && line.product.units.length > 1 && (
        <fieldset className={styles.units} aria-label={intl.formatMessage({ id: 'inventoryCount.panel.unit' })}>
          {line.product.units.map((unit) => (
            <Button
              key={unit.abbreviation}
              tone={unit.abbreviation === line.unit ? 'primary' : 'quiet'}
              aria-pressed={unit.abbreviation === line.unit}
              disabled={isDisabled}
              onClick={() => onUnit(unit.abbreviation)}
            >
              {unitText(intl, unit, line.product.units)}
            </Button>
          ))}
        </fieldset>
      )}
      <KeypadField
        label={intl.formatMessage({ id: 'quantity.amount.label' }, { product: name })}
        value={(addition?.amount ?? line.amount).replace('.', ',')}
        error={isWrong ? `${refusalText(intl, wrong)} ${intl.formatMessage({ id: 'inventoryCount.panel.wrong' })}` : undefined}
        isDisabled={isDisabled}
        onChange={change}
        onConfirm={finish}
      />
      <Button tone="primary" isWide onClick={finish}>
        <FormattedMessage id="inventoryCount.panel.done" />
      </Button>
    </section>
  );
}
