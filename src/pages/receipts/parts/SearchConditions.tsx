import { FormattedMessage, useIntl } from 'react-intl';
import { receiptPeriods, type ReceiptPeriod } from '#domain/receipt/receiptPeriod.ts';
import { receiptListRules, type ReceiptFilters } from '#domain/receipt/receiptSearch.ts';
import { parseTypedSum } from '#domain/receipt/receiptSum.ts';
import { readTyped } from '#domain/text/typedText.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { DateField } from '#kit/field/DateField.tsx';
import { SelectField } from '#kit/field/SelectField.tsx';
import { TextField } from '#kit/field/TextField.tsx';
import { useAppliedText } from '#kit/field/useAppliedText.ts';
import styles from './SearchConditions.module.css';

const periodName: Readonly<Record<ReceiptPeriod, MessageKey>> = {
  'this-month': 'receiptSearch.period.thisMonth',
  'last-month': 'receiptSearch.period.lastMonth',
  'this-quarter': 'receiptSearch.period.thisQuarter',
  'last-quarter': 'receiptSearch.period.lastQuarter',
  'this-year': 'receiptSearch.period.thisYear',
  days: 'receiptSearch.period.days',
};

/** Changed filters; undefined ones are removed. */
export type ChangedFilters = { readonly [Name in keyof ReceiptFilters]?: ReceiptFilters[Name] | undefined };

/** A customer whose documents can be read. */
export interface ReadableCustomer {
  /** Number of a blocked customer; empty for the chosen one. */
  readonly value: string;
  readonly text: string;
}

interface SearchConditionsProps {
  filters: Partial<ReceiptFilters>;
  /** YYYY-MM-DD. */
  today: string;
  /** Offers sums. */
  hasSums: boolean;
  /** Offers the typed number; the phone has it outside, always in view. */
  hasNumber: boolean;
  /** Customers to choose from; with fewer than two there is no choice. */
  customers: readonly ReadableCustomer[];
  onChange(changed: ChangedFilters): void;
}

/** Conditions of a search of documents: number, period, sums, and the customer where others are blocked. They apply at once. */
export function SearchConditions({ filters, today, hasSums, hasNumber, customers, onChange }: SearchConditionsProps) {
  const intl = useIntl();
  const { q, period, from, to, sum, sumTo, customer = '' } = filters;
  return (
    <div className={styles.conditions}>
      {customers.length > 1 && (
        <div className={styles.wide}>
          <SelectField
            label={<FormattedMessage id="receiptSearch.customer" />}
            value={customer}
            options={customers}
            onChange={(value) => onChange({ customer: value || undefined })}
          />
        </div>
      )}
      {hasNumber && (
        <div className={styles.wide}>
          <TypedField
            label="receiptSearch.search"
            type="search"
            value={q}
            parse={receiptListRules.filters.q}
            onChange={(words) => onChange({ q: words })}
          />
        </div>
      )}
      <div className={styles.period}>
        <SelectField
          label={<FormattedMessage id="receiptSearch.period" />}
          value={period ?? ''}
          options={[
            { value: '', text: intl.formatMessage({ id: 'receiptSearch.period.all' }) },
            ...receiptPeriods.map((value) => ({ value, text: intl.formatMessage({ id: periodName[value] }) })),
          ]}
          onChange={(value) => {
            const chosen = receiptPeriods.find((one) => one === value);
            onChange({ period: chosen, ...(chosen !== 'days' && { from: undefined, to: undefined }) });
          }}
        />
      </div>
      {period === 'days' && (
        <>
          <div className={styles.field}>
            <DateField
              label={<FormattedMessage id="receiptSearch.from" />}
              today={today}
              value={from}
              max={to}
              onChange={(day) => onChange({ from: day })}
            />
          </div>
          <div className={styles.field}>
            <DateField
              label={<FormattedMessage id="receiptSearch.to" />}
              today={today}
              value={to}
              min={from}
              onChange={(day) => onChange({ to: day })}
            />
          </div>
        </>
      )}
      {hasSums && (
        <>
          <SumField label="receiptSearch.sum" value={sum} onChange={(value) => onChange({ sum: value })} />
          <SumField label="receiptSearch.sumTo" value={sumTo} onChange={(value) => onChange({ sumTo: value })} />
        </>
      )}
    </div>
  );
}

interface TypedFieldProps {
  label: MessageKey;
  placeholder?: MessageKey;
  /** Said of a text that can't be read. */
  wrong?: MessageKey;
  type?: 'search' | 'text';
  /** Applied text; undefined while there is none. */
  value: string | undefined;
  /** Applied text of a typed one; undefined if it is empty or can't be read. */
  parse(text: string): string | undefined;
  /** Applied text as it is shown. */
  format?(value: string): string;
  onChange(value: string | undefined): void;
}

/** A typed condition, applied while the user types. Text that can't be read stays, is marked, and filters nothing. */
function TypedField({ label, placeholder, wrong, value, parse, format = (applied) => applied, onChange, ...rest }: TypedFieldProps) {
  const intl = useIntl();
  const { text, type } = useAppliedText({
    value,
    parse,
    format: (applied) => (applied === undefined ? '' : format(applied)),
    onApply: onChange,
  });
  const isWrong = wrong !== undefined && readTyped(text) !== '' && parse(text) === undefined;
  return (
    <TextField
      {...rest}
      label={<FormattedMessage id={label} />}
      {...(placeholder && { placeholder: intl.formatMessage({ id: placeholder }) })}
      error={isWrong && <FormattedMessage id={wrong} />}
      value={text}
      onChange={type}
    />
  );
}

interface SumFieldProps {
  label: MessageKey;
  /** Decimal text without sign; undefined while there is no sum. */
  value: string | undefined;
  onChange(value: string | undefined): void;
}

function SumField(props: SumFieldProps) {
  return (
    <div className={styles.sum}>
      <TypedField
        {...props}
        placeholder="receiptSearch.sum.placeholder"
        wrong="receiptSearch.sum.wrong"
        parse={parseTypedSum}
        format={(sum) => sum.replace('.', ',')}
      />
    </div>
  );
}
