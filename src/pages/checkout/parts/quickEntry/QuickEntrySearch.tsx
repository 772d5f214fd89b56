import { useId, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatPastDay } from '#i18n/format.ts';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { Button } from '#kit/action/Button.tsx';
import { PlainInput } from '#kit/field/PlainInput.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import type { Product } from '#domain/product/product.ts';
import type { ProductNumbers } from '#domain/product/productNumber.ts';
import { useProductNumber } from '#components/product/productNumber.ts';
import styles from './QuickEntryRow.module.css';

/** A product that a line may mean. */
export interface QuickCandidate {
  readonly product: Pick<Product, 'sku' | 'name'> & ProductNumbers;
  /** Day of the last purchase, YYYY-MM-DD; undefined without a recent one. */
  readonly lastBought: string | undefined;
  /** A near match only. */
  readonly isSimilar?: boolean;
}

interface QuickEntrySearchProps {
  /** Search text. */
  value: string;
  candidates: readonly QuickCandidate[];
  /** The search is running. */
  isLooking: boolean;
  hasFailed: boolean;
  /** The error, for its code. */
  error?: unknown;
  onType(value: string): void;
  /** Called with a typed number, or that of a chosen product. */
  onNumber(code: string): void;
  onRetry(): void;
}

/** One word with a digit, or groups of digits: a typed product number. */
const typedNumber = (text: string): string | undefined => {
  const word = /^[\d\s]+$/.test(text) ? text.replace(/\s/g, '') : text.trim();
  return /^\S*\d\S*$/.test(word) ? word : undefined;
};

/** Search for a line without a number: prefilled with its words, with candidates. Nothing is chosen automatically. */
export function QuickEntrySearch({ value, candidates, isLooking, hasFailed, error, onType, onNumber, onRetry }: QuickEntrySearchProps) {
  const intl = useIntl();
  const id = useId();
  const hits = candidates.filter(({ isSimilar }) => !isSimilar);
  const similar = candidates.filter(({ isSimilar }) => isSimilar);
  const similarTitle = intl.formatMessage({ id: hits.length > 0 ? 'search.similar' : 'search.onlySimilar' });
  const apply = () => {
    const number = typedNumber(value);
    if (number !== undefined) onNumber(number);
  };
  return (
    <div className={styles.search}>
      <form
        className={styles.fix}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          apply();
        }}
      >
        <label htmlFor={id} className={styles.fixLabel}>
          <FormattedMessage id="quickEntry.fix.search" />
        </label>
        <div className={styles.searchField}>
          <PlainInput id={id} size="small" shape="button" value={value} onChange={onType} />
        </div>
        {typedNumber(value) !== undefined && (
          <Button size="small" onClick={apply}>
            <FormattedMessage id="quickEntry.fix.apply" />
          </Button>
        )}
      </form>
      {hasFailed ? (
        <InlineError error={error} onRetry={onRetry}>
          <FormattedMessage id="quickEntry.search.failed" />
        </InlineError>
      ) : (
        <Found candidates={candidates} isLooking={isLooking} isAsked={value.trim() !== ''}>
          {hits.length > 0 && (
            <CandidateList candidates={hits} label={intl.formatMessage({ id: 'quickEntry.search.results' })} onNumber={onNumber} />
          )}
          {similar.length > 0 && (
            <>
              <p className={styles.note}>{similarTitle}</p>
              <CandidateList candidates={similar} label={similarTitle} onNumber={onNumber} />
            </>
          )}
        </Found>
      )}
    </div>
  );
}

function CandidateList({ candidates, label, onNumber }: Pick<QuickEntrySearchProps, 'candidates' | 'onNumber'> & { label: string }) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  return (
    <ul className={styles.candidates} aria-label={label}>
      {candidates.map(({ product, lastBought }) => (
        <li key={product.sku}>
          <UnstyledButton className={styles.candidate} onClick={() => onNumber(product.sku)}>
            <span className={styles.candidateName}>
              <span>{product.name} </span>
              <span className={styles.code}>{numberOf(product)}</span>
            </span>
            {lastBought !== undefined && (
              <span className={styles.note}>
                <FormattedMessage id="quickEntry.search.lastBought" values={{ day: formatPastDay(lastBought, intl.locale) }} />
              </span>
            )}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

/** The candidates, the pending search, or "no results". */
function Found({
  candidates,
  isLooking,
  isAsked,
  children,
}: Pick<QuickEntrySearchProps, 'candidates' | 'isLooking'> & { isAsked: boolean; children: ReactNode }) {
  if (candidates.length > 0) return children;
  if (!isAsked) return null;
  return (
    <output className={styles.note}>
      <FormattedMessage id={isLooking ? 'quickEntry.looking' : 'quickEntry.search.none'} />
    </output>
  );
}
