import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Decimal } from '#domain/price/money.ts';
import { formatPrice } from '#i18n/format.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { FieldFrame } from '#kit/field/FieldFrame.tsx';
import { FieldInput } from '#kit/field/FieldInput.tsx';
import { describedBy } from '#kit/field/fieldTexts.ts';
import { Fact, Facts } from '#kit/page/Facts.tsx';
import { Surface } from '#kit/page/Surface.tsx';
import type { BudgetState } from '../rules/budget';
import styles from './BudgetCard.module.css';

interface BudgetCardProps {
  /** Name of the present month. */
  month: string;
  /** Typed budget, as it was typed. */
  text: string;
  isRefused: boolean;
  /** Undefined without a budget. */
  state: BudgetState | undefined;
  /** Spending of the month so far, in EUR, for users without a budget. */
  total: Decimal;
  /** Part of it that is not delivered yet. */
  open: Decimal;
  /** Number of lines of the month that are in no sum. */
  missing: number;
  /** False if the browser refused to store the budget. */
  isLasting: boolean;
  onChange(text: string): void;
}

/** Budget of the present month, what is spent and committed of it, and what is left. */
export function BudgetCard({ month, text, isRefused, state, total, open, missing, isLasting, onChange }: BudgetCardProps) {
  const id = useId();
  const texts = {
    label: <FormattedMessage id="spending.budget.label" values={{ month }} />,
    hint: <FormattedMessage id="spending.budget.hint" />,
    error: isRefused && <FormattedMessage id="spending.budget.refused" />,
  };
  const isOver = state?.left.isNegative() === true;
  return (
    <Surface as="section" className={styles.card ?? ''} aria-label={month}>
      <div className={styles.field}>
        <FieldFrame id={id} {...texts}>
          <FieldInput
            id={id}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            describedBy={describedBy(id, texts)}
            onChange={onChange}
          />
        </FieldFrame>
        {!isLasting && (
          <InlineError>
            <FormattedMessage id="spending.budget.unstored" />
          </InlineError>
        )}
      </div>
      <div className={styles.state}>
        <Facts look="lead">
          {state && (
            <Fact label={isOver ? 'spending.budget.over' : 'spending.budget.left'}>
              <span className={isOver ? styles.over : undefined}>{formatPrice(state.left.absoluteValue())}</span>
            </Fact>
          )}
          <Fact label="spending.budget.delivered">{formatPrice(total.minus(open))}</Fact>
          <Fact label="spending.budget.open">{formatPrice(open)}</Fact>
        </Facts>
        {state && <BudgetBar state={state} />}
        {missing > 0 && (
          <p className={styles.missing}>
            <FormattedMessage id="spending.budget.missing" values={{ count: missing }} />
          </p>
        )}
      </div>
    </Surface>
  );
}

/** Delivered and committed parts of the budget; the facts say the same in words. */
function BudgetBar({ state: { budget, delivered, open } }: { state: BudgetState }) {
  const whole = budget.greaterThan(delivered.plus(open)) ? budget : delivered.plus(open);
  const widthOf = (part: Decimal) => part.times(100).dividedBy(whole).toNumber();
  return (
    <svg aria-hidden="true" className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none">
      <rect className={styles.rest} width="100" height="4" />
      <rect className={styles.delivered} width={widthOf(delivered)} height="4" />
      <rect className={styles.open} x={widthOf(delivered)} width={widthOf(open)} height="4" />
    </svg>
  );
}
