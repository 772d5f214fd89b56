import { decimal, readDecimal, type Decimal } from './money';

/**
 * Exact number that the server sends twice: as a decimal string, which is the source of arithmetic, and as a number, which counts
 * only where the string is missing or unreadable. Undefined without either.
 */
export function wireDecimal(text: string | undefined, number: number | undefined): Decimal | undefined {
  const exact = readDecimal(text);
  if (exact) return exact;
  return number !== undefined && Number.isFinite(number) ? decimal(number) : undefined;
}
