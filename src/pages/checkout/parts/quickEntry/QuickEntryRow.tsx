import { refusalText } from '#kit/field/numberRefusal.ts';
import { memo, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { decimal } from '#domain/price/money.ts';
import { mendedLine, numberedLine, renumberedLine, writeQuickLine } from '#domain/quickEntry/quickEntry.ts';
import { writtenAmount } from '#domain/quickEntry/quickEntryNumber.ts';
import type { QuickChoice } from '#domain/quickEntry/quickEntryFit.ts';
import type { QuickRow } from '#domain/quickEntry/quickEntryRows.ts';
import { isMeasureWord, unitMeaning } from '#domain/quickEntry/quickEntryUnits.ts';
import { formatPrice } from '#i18n/format.ts';
import { formatUnits, unitLabel } from '#i18n/unitName.ts';
import { Button } from '#kit/action/Button.tsx';
import { IconButton } from '#kit/action/IconButton.tsx';
import { quoteOf, type DisplayRules } from '#domain/price/displayRules.ts';
import { QuickEntryFix } from './QuickEntryFix';
import styles from './QuickEntryRow.module.css';
import { noteText, problemText } from './quickEntryTexts';
import { useProductNumber } from '#components/product/productNumber.ts';

interface QuickEntryRowProps {
  row: QuickRow;
  displayRules: DisplayRules;
  /** The line failed in the last attempt to add. */
  hasFailed: boolean;
  /** Called with the line's corrected text; undefined removes it. */
  onMend(row: QuickRow, text: string | undefined): void;
  /** Renders the product search for the line, prefilled with its words; `onNumber` is called with the chosen product's number. */
  searchFor(text: string, onNumber: (code: string) => void): ReactNode;
}

/** One line of a quick entry: its result, or the error with controls to correct it. */
export const QuickEntryRow = memo(function QuickEntryRow({ row, displayRules, hasFailed, onMend, searchFor }: QuickEntryRowProps) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  const [isSearched, setSearched] = useState(false);
  const product = row.state === 'ready' ? row.choice.product : row.state === 'open' ? row.product : undefined;
  return (
    <div className={`${styles.row} ${row.state === 'open' ? styles.open : ''}`} data-state={row.state}>
      <span className={styles.number}>{row.line}</span>
      <div className={styles.text}>
        {product ? (
          <span className={styles.name}>
            {product.name} <span className={styles.code}>{numberOf(product)}</span>
          </span>
        ) : (
          <code className={styles.written}>{row.text}</code>
        )}
        {row.state === 'heading' && (
          <span className={styles.note}>
            <FormattedMessage id="quickEntry.heading" />
          </span>
        )}
        {row.state === 'aside' && (
          <span className={styles.options}>
            <span className={styles.note}>
              <FormattedMessage id="quickEntry.aside" />
            </span>
            {isSearched ? (
              searchFor(row.text, (code) => onMend(row, numberedLine(code, row.text)))
            ) : (
              <Button tone="plain" size="small" onClick={() => setSearched(true)}>
                <FormattedMessage id="quickEntry.aside.search" />
              </Button>
            )}
          </span>
        )}
        {row.state === 'looking' && (
          <span className={styles.note}>
            <FormattedMessage id="quickEntry.looking" />
          </span>
        )}
        {row.state === 'open' && (
          <>
            {product && row.text !== numberOf(product) && <code className={styles.source}>{row.text}</code>}
            <div className={styles.mend} data-mend>
              <span className={styles.problem}>{problemText(intl, row.problem)}</span>
              <Mend row={row} searchFor={searchFor} onMend={(text) => onMend(row, text)} />
            </div>
          </>
        )}
        {row.state === 'ready' && row.saysMore && <code className={styles.source}>{row.text}</code>}
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
          {displayRules.canSeePrices && <RowTotal choice={row.choice} displayRules={displayRules} />}
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

function RowTotal({ choice, displayRules }: { choice: Extract<QuickRow, { state: 'ready' }>['choice']; displayRules: DisplayRules }) {
  const quote = quoteOf(choice.product, choice, displayRules);
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

interface MendProps extends Pick<QuickEntryRowProps, 'searchFor'> {
  row: Extract<QuickRow, { state: 'open' }>;
  onMend(text: string): void;
}

/** Controls to correct an error: another number or amount, a unit, one of several interpretations. The original line stays beside it. */
function Mend({ row, searchFor, onMend }: MendProps) {
  const intl = useIntl();
  const { problem, reading, product, choices, parts } = row;
  const write = (code: string, amount: number | string | undefined, unit: string | undefined) =>
    onMend(mendedLine(writeQuickLine(code, amount, unit), row.text));
  const choose = (labelOf: (choice: QuickChoice) => ReactNode) =>
    choices.map((choice) => (
      <Button
        key={`${choice.code} ${choice.amount} ${choice.unit.abbreviation}`}
        size="small"
        onClick={() => write(choice.code, choice.amount, choice.unit.abbreviation)}
      >
        {labelOf(choice)}
      </Button>
    ));
  const units = new Set(choices.map(({ unit }) => unit.abbreviation));
  const [onlyUnit] = units.size === 1 ? units : [];
  const writtenUnit = product && reading?.words.find((word) => unitMeaning(product, word) !== undefined);
  const amountField = reading && (
    <QuickEntryFix
      label={intl.formatMessage({ id: 'quickEntry.fix.amount' })}
      value=""
      inputMode="decimal"
      refusalOf={(amount) => (writtenAmount(amount) === undefined ? refusalText(intl, amount) : undefined)}
      onApply={(amount) => write(reading.code, writtenAmount(amount), choices.length > 0 ? onlyUnit : writtenUnit)}
    />
  );
  switch (problem.kind) {
    case 'severalReadings':
      return <span className={styles.options}>{choose((choice) => readingLabel(intl, choice))}</span>;
    case 'severalAmounts':
      return (
        <>
          {choices.length > 0 && <span className={styles.options}>{choose(({ amount, unit }) => formatUnits(intl, amount, unit))}</span>}
          {amountField}
        </>
      );
    case 'notWhole':
      return (
        <>
          <span className={styles.options}>{choose((choice) => nearLabel(intl, choice))}</span>
          {amountField}
        </>
      );
    case 'severalGoods':
      return (
        <span className={styles.options}>
          <ul className={styles.parts}>
            {parts.map(({ text, product: named }) => (
              <li key={text}>
                <span>{text} </span>
                {named && <span className={styles.note}>{named.name}</span>}
              </li>
            ))}
          </ul>
          <Button size="small" onClick={() => onMend(parts.map(({ text }) => text).join('\n'))}>
            <FormattedMessage id="quickEntry.fix.split" values={{ count: parts.length }} />
          </Button>
          {choose((choice) => readingLabel(intl, choice))}
        </span>
      );
    case 'unitNotSold':
    case 'unitUnclear':
      return (
        product &&
        reading && (
          <span className={styles.options}>
            {product.units.map((unit) => (
              <Button key={unit.abbreviation} size="small" onClick={() => write(reading.code, reading.amount, unit.abbreviation)}>
                {/* Five packs aren't the meaning of "5 l": the number says so. */}
                {isMeasureWord(problem.word) && reading.amount !== undefined
                  ? formatUnits(intl, decimal(reading.amount), unit)
                  : unitLabel(intl, unit)}
              </Button>
            ))}
          </span>
        )
      );
    case 'unknownNumber':
      return searchFor(row.text, (code) => onMend(renumberedLine(code, problem.code, row.text)));
    case 'noNumber':
    case 'unclear':
      return searchFor(row.text, (code) => onMend(numberedLine(code, row.text)));
    case 'noAmount':
    case 'unreadAmount':
    case 'belowOne':
    case 'tooMuch':
    case 'belowMinimum':
      return amountField;
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

const readingLabel = (intl: IntlShape, { code, product, amount, unit }: QuickChoice) =>
  intl.formatMessage({ id: 'quickEntry.fix.reading' }, { amount: formatUnits(intl, amount, unit), product: product.name, code });

/** "2 Packungen (4 kg)". */
const nearLabel = (intl: IntlShape, { amount, unit, measured }: QuickChoice) =>
  intl.formatMessage(
    { id: 'quickEntry.fix.near' },
    { amount: formatUnits(intl, amount, unit), measured: measured ? formatUnits(intl, measured.amount, { name: measured.word }) : '' },
  );
