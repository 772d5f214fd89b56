import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { writeQuickLine } from '../../domain/quickEntry';
import { writtenAmount } from '../../domain/quickEntryNumber';
import type { QuickRow } from '../../domain/quickEntryRows';
import { formatPrice } from '../../i18n/format';
import { formatUnits, unitLabel } from '../../i18n/unitName';
import { Button } from '../../kit/action/Button';
import { IconButton } from '../../kit/action/IconButton';
import { priceViewOf, type ProductViewing } from '../product/productView';
import { QuickEntryFix } from './QuickEntryFix';
import styles from './QuickEntryRow.module.css';
import { noteText, problemText } from './quickEntryTexts';

interface QuickEntryRowProps {
  row: QuickRow;
  /** How the user sees products and prices. */
  viewing: ProductViewing;
  /** The line could not be stored when it was added last. */
  hasFailed: boolean;
  /** Another text for the line; undefined drops it. */
  onMend(row: QuickRow, text: string | undefined): void;
}

/** One line of a quick entry: what it comes to, or why it doesn't and what can be done about it right here. */
export const QuickEntryRow = memo(function QuickEntryRow({ row, viewing, hasFailed, onMend }: QuickEntryRowProps) {
  const intl = useIntl();
  const product = row.state === 'ready' ? row.choice.product : row.state === 'open' ? row.product : undefined;
  return (
    <div className={`${styles.row} ${row.state === 'open' ? styles.open : ''}`} data-state={row.state}>
      <span className={styles.number}>{row.line}</span>
      <div className={styles.text}>
        {product ? (
          <span className={styles.name}>
            {product.name} <span className={styles.code}>{product.displayedId}</span>
          </span>
        ) : (
          <code className={styles.written}>{row.text}</code>
        )}
        {row.state === 'heading' && (
          <span className={styles.note}>
            <FormattedMessage id="quickEntry.heading" />
          </span>
        )}
        {row.state === 'looking' && (
          <span className={styles.note}>
            <FormattedMessage id="quickEntry.looking" />
          </span>
        )}
        {row.state === 'open' && (
          <>
            {product && row.text !== product.displayedId && <code className={styles.source}>{row.text}</code>}
            <div className={styles.mend} data-mend>
              <span className={styles.problem}>{problemText(intl, row.problem)}</span>
              <Mend row={row} onMend={(text) => onMend(row, text)} />
            </div>
          </>
        )}
        {row.state === 'ready' &&
          row.notes.map((note) => (
            <span key={note.kind} className={`${styles.note} ${note.kind === 'inCart' || note.kind === 'sameAs' ? '' : styles.attention}`}>
              {noteText(intl, note, row.choice.amount, row.choice.unit)}
            </span>
          ))}
        {row.state === 'ready' && hasFailed && (
          <span className={styles.problem}>
            <FormattedMessage id="quickEntry.failed" />
          </span>
        )}
      </div>
      {row.state === 'ready' && (
        <>
          <span className={styles.amount}>{formatUnits(intl, row.choice.amount, row.choice.unit)}</span>
          {viewing.canSeePrices && <RowTotal choice={row.choice} viewing={viewing} />}
        </>
      )}
      <IconButton
        icon="close"
        className={styles.drop}
        data-drop
        label={intl.formatMessage({ id: 'quickEntry.drop' }, { line: row.line })}
        onClick={() => onMend(row, undefined)}
      />
    </div>
  );
});

function RowTotal({ choice, viewing }: { choice: Extract<QuickRow, { state: 'ready' }>['choice']; viewing: ProductViewing }) {
  const { quote } = priceViewOf(choice.product, choice, viewing);
  return (
    <span className={styles.total}>
      {quote?.kind === 'priced' ? (
        formatPrice(quote.rowTotal)
      ) : (
        <span>
          <FormattedMessage id="price.onRequest" />
        </span>
      )}
    </span>
  );
}

/** What mends a fault: another number or amount, a unit, one of several readings. */
function Mend({ row, onMend }: { row: Extract<QuickRow, { state: 'open' }>; onMend(text: string): void }) {
  const intl = useIntl();
  const { problem, reading, product, choices } = row;
  switch (problem.kind) {
    case 'severalReadings':
      return (
        <span className={styles.options}>
          {choices.map(({ code, product: chosen, amount, unit }) => (
            <Button
              key={`${code} ${amount} ${unit.abbreviation}`}
              size="small"
              onClick={() => onMend(writeQuickLine(code, amount, unit.abbreviation))}
            >
              <FormattedMessage
                id="quickEntry.fix.reading"
                values={{ amount: formatUnits(intl, amount, unit), product: chosen.name, code }}
              />
            </Button>
          ))}
        </span>
      );
    case 'unitNotSold':
    case 'unitUnclear':
    case 'notWhole':
      return (
        product &&
        reading && (
          <span className={styles.options}>
            {problem.kind === 'notWhole' ? (
              <QuickEntryFix
                label={intl.formatMessage({ id: 'quickEntry.fix.amount' })}
                value={reading.amount?.replace('.', ',') ?? ''}
                inputMode="decimal"
                onApply={(amount) => onMend(writeQuickLine(reading.code, writtenAmount(amount), problem.unit.abbreviation))}
              />
            ) : (
              product.units.map((unit) => (
                <Button
                  key={unit.abbreviation}
                  size="small"
                  onClick={() => onMend(writeQuickLine(reading.code, reading.amount, unit.abbreviation))}
                >
                  {unitLabel(intl, unit)}
                </Button>
              ))
            )}
          </span>
        )
      );
    case 'unknownNumber':
      return (
        reading && (
          <QuickEntryFix
            label={intl.formatMessage({ id: 'quickEntry.fix.number' })}
            value={reading.code}
            onApply={(code) => onMend(writeQuickLine(code, reading.amount, reading.words[0]))}
          />
        )
      );
    case 'noAmount':
    case 'severalAmounts':
    case 'belowOne':
    case 'tooMuch':
    case 'belowMinimum':
      return (
        reading && (
          <QuickEntryFix
            label={intl.formatMessage({ id: 'quickEntry.fix.amount' })}
            value=""
            inputMode="decimal"
            onApply={(amount) => onMend(writeQuickLine(reading.code, writtenAmount(amount), reading.words[0]))}
          />
        )
      );
    case 'noNumber':
    case 'unclear':
      return <QuickEntryFix label={intl.formatMessage({ id: 'quickEntry.fix.line' })} value={row.text} onApply={onMend} />;
    case 'tooManyLines':
    case 'restricted':
    case 'notInFair':
    case 'noLongerAvailable':
    case 'notAvailable':
    case 'otherUnitInCart':
    case 'orderLimit':
      return null;
  }
}
