import type { QuickLine } from './quickEntry';

/** A line in short: its ways to be understood as "code × amount words", likeliest first, or why there is none. */
export function shortLine(line: QuickLine | undefined): string | undefined {
  if (line?.kind !== 'item' && line?.kind !== 'unreadable') return line?.kind;
  if (line.kind === 'unreadable') return line.reason;
  const whole = line.readings.filter(({ amount, hasSeveralAmounts }) => amount !== undefined || hasSeveralAmounts);
  return (whole.length > 0 ? whole : line.readings)
    .map(({ code, amount = '?', words, hasSeveralAmounts }) => [`${code} × ${hasSeveralAmounts ? 'several' : amount}`, ...words].join(' '))
    .join(' | ');
}
