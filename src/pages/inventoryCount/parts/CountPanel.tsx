import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readCountText, type CountLine } from '../../../domain/inventoryCount';
import { Button } from '../../../kit/action/Button';
import { IconButton } from '../../../kit/action/IconButton';
import { readTyped } from '../../../domain/typedText';
import { refusalText } from '../../../kit/field/numberRefusal';
import { KeypadField } from '../../../kit/field/KeypadField';
import { lineAmount, lineName, unitText } from './lineText';
import { useProductNumber } from '../../../components/product/productNumber';
import { SectionHeading } from '../../../kit/page/SectionHeading';
import styles from './CountPanel.module.css';

/** What is being counted on a line now, so that it can be changed and taken back. */
export interface Addition {
  /** What is added, as a decimal text. */
  readonly amount: string;
  /** What had been counted before of the same, to which it is added; undefined where it is the first time. */
  readonly before: string | undefined;
}

interface CountPanelProps {
  /** The line that is being counted. Another one needs another `key`. */
  line: CountLine;
  /** What is being counted on it now; undefined where the line was opened to change its whole amount. */
  addition: Addition | undefined;
  /** Nothing can be changed, because it is being sent. */
  isDisabled?: boolean;
  /** Another amount, as a decimal text: of the addition, or of the whole line where there is none. */
  onAmount(amount: string): void;
  /** Another unit, by its abbreviation. */
  onUnit(unit: string): void;
  /** What is being counted now is taken back. */
  onUndo(): void;
  /** The barcode is to be named. */
  onName(): void;
  /** Done with the line. */
  onClose(): void;
}

/** The line that is being counted: what it is, how much, in which unit. Made for one thumb. */
export function CountPanel({ line, addition, isDisabled = false, onAmount, onUnit, onUndo, onName, onClose }: CountPanelProps) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  const [wrong, setWrong] = useState<string>();
  const isWrong = wrong !== undefined;
  const name = lineName(intl, line);
  const change = (text: string) => {
    const amount = readCountText(text);
    setWrong(amount === undefined && readTyped(text) !== '' ? text : undefined);
    if (amount !== undefined) onAmount(amount);
  };
  // What is no amount is not passed over: it may be the one that was meant.
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
