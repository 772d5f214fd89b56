import { useState, type ReactNode } from 'react';
import { searchWords } from '#domain/quickEntry/quickEntryWords.ts';
import { QuickEntrySearch, type QuickCandidate } from '#pages/checkout/parts/quickEntry/QuickEntrySearch.tsx';

/** Candidates for any line: one product bought lately, one that was not. */
export const candidatesExample: readonly QuickCandidate[] = [
  { product: { sku: '104711', name: 'Bergkäse 6 Monate gereift' }, lastBought: '2026-11-12' },
  { product: { sku: '104712', name: 'Alpenbutter, Rolle' }, lastBought: undefined },
];

function Search({ line, onNumber }: { line: string; onNumber(code: string): void }) {
  const [value, setValue] = useState(() => searchWords(line));
  return (
    <QuickEntrySearch
      value={value}
      candidates={/\p{L}/u.test(value) ? candidatesExample : []}
      isLooking={false}
      hasFailed={false}
      onType={setValue}
      onNumber={onNumber}
      onRetry={() => undefined}
    />
  );
}

/** The search of a line over that. */
export const searchForExample = (line: string, onNumber: (code: string) => void): ReactNode => <Search line={line} onNumber={onNumber} />;
