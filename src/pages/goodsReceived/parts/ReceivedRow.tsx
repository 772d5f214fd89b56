import { readProse } from '#domain/text/typedText.ts';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDay, formatQuantity } from '#i18n/format.ts';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { faultsOf, lineState, type DeliveryLine, type LineEntry } from '../rules/delivery';
import { faultTexts, receivedText } from './faultTexts';
import styles from './ReceivedRow.module.css';
import { degreesText, limitText } from './temperatureTexts';

interface ReceivedRowProps {
  line: DeliveryLine;
  /** Findings of the line. */
  entry: LineEntry;
  /** Shows the form. */
  isOpen: boolean;
  /** Called to mark the line as received completely, or to undo that. */
  onTick(): void;
  /** Called to open or close the form. */
  onOpen(): void;
  /** The form. */
  children?: ReactNode;
}

/** A line of a delivery: a checkbox for the ordered amount, in thumb size, and a press elsewhere for the form. */
export function ReceivedRow({ line, entry, isOpen, onTick, onOpen, children }: ReceivedRowProps) {
  const intl = useIntl();
  const panel = useId();
  const { id, number, name, amount, day, isFree, cold } = line;
  const { received, loose, temperature, note, pictures } = entry;
  const state = lineState(line, entry);
  const faults = faultTexts(intl, line, entry);
  const isTicked = received === amount;
  return (
    <li className={`${styles.row} ${state === 'fine' ? styles.fine : ''}`} data-line={id}>
      <UnstyledButton
        className={styles.tick}
        aria-pressed={isTicked}
        aria-label={intl.formatMessage({ id: 'goodsReceived.tick' }, { product: name })}
        onClick={onTick}
      >
        <span className={styles.box}>{isTicked && <Icon name="check" size="large" />}</span>
      </UnstyledButton>
      <UnstyledButton className={styles.words} aria-expanded={isOpen} aria-controls={isOpen ? panel : undefined} onClick={onOpen}>
        <span className={styles.name}>{name}</span>
        <span className={styles.amount}>{receivedText(intl, line, entry)}</span>
        <span className={styles.quiet}>
          {[
            number,
            isFree && intl.formatMessage({ id: 'goodsReceived.row.free' }),
            day !== undefined && intl.formatMessage({ id: 'goodsReceived.row.day' }, { day: formatDay(day, intl.locale) }),
            loose > 0 && intl.formatMessage({ id: 'goodsReceived.row.loose' }, { count: formatQuantity(loose, intl.locale) }),
            temperature === undefined
              ? cold && limitText(intl, cold)
              : !faultsOf(line, entry).includes('tooWarm') &&
                intl.formatMessage({ id: 'goodsReceived.row.measured' }, { degrees: degreesText(intl, temperature) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {state === 'fault' && (
          <span className={styles.faults}>
            {faults.map((text) => (
              <span key={text} className={styles.mark}>
                {text}
              </span>
            ))}
            {readProse(note) !== '' && <span className={styles.note}>{note}</span>}
            {pictures.length > 0 && (
              <span className={styles.note}>
                <FormattedMessage id="goodsReceived.pictures.count" values={{ count: pictures.length }} />
              </span>
            )}
          </span>
        )}
        <span className={styles.more}>
          <Icon name={isOpen ? 'up' : 'down'} />
        </span>
      </UnstyledButton>
      {isOpen && (
        <div id={panel} className={styles.panel}>
          {children}
        </div>
      )}
    </li>
  );
}
