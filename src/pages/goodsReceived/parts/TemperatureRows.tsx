import type { SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { TextField } from '#kit/field/TextField.tsx';
import type { FoundLine } from '../rules/report';
import { maxTakerLength } from '../rules/temperatures';
import type { DeliveryLine } from '../rules/delivery';
import { TemperatureField } from './TemperatureField';
import styles from './TemperatureRows.module.css';

interface TemperatureRowsProps {
  /** Cold lines, in the order's sequence. */
  lines: readonly FoundLine[];
  /** Who measures from now on. */
  taker: string;
  onTaker(name: string): void;
  onTemperature(line: DeliveryLine, temperature: number | undefined): void;
}

/** Enter goes on to the next field, as after a number on a keypad. */
function goOn(event: SyntheticEvent<HTMLFormElement>): void {
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const place = fields.findIndex((field) => field === document.activeElement);
  if (place >= 0) fields[place + 1]?.focus();
}

/** Temperatures of all cold lines, one after the other, with the name of who measures. */
export function TemperatureRows({ lines, taker, onTaker, onTemperature }: TemperatureRowsProps) {
  const intl = useIntl();
  return (
    <div className={styles.rows}>
      <TextField
        label={intl.formatMessage({ id: 'goodsReceived.taker' })}
        hint={intl.formatMessage({ id: 'goodsReceived.taker.hint' })}
        value={taker}
        maxLength={maxTakerLength}
        onChange={onTaker}
      />
      <p className={styles.quiet}>
        <FormattedMessage id="goodsReceived.temperatures.rule" />
      </p>
      <form onSubmit={goOn}>
        <ul className={styles.list}>
          {lines.map(({ line, entry }) => (
            <li key={line.id} className={styles.row} data-cold={line.id}>
              <TemperatureField isNamed line={line} entry={entry} onChange={(temperature) => onTemperature(line, temperature)} />
            </li>
          ))}
        </ul>
        {/* Without a submit button Enter does nothing among several fields. */}
        <span hidden>
          <Button type="submit">
            <FormattedMessage id="goodsReceived.done" />
          </Button>
        </span>
      </form>
    </div>
  );
}
