/** Lengths that a global trade item number has: EAN-8, UPC-A, EAN-13, and the number of an outer pack. */
const lengths: ReadonlySet<number> = new Set([8, 12, 13, 14]);

/** True if a text has the form of a barcode's number, with any check digit. */
export function hasGtinForm(text: string): boolean {
  return lengths.has(text.length) && /^[0-9]+$/.test(text);
}

/** True for a barcode's number: 8, 12, 13 or 14 digits with a valid check digit. */
export function isGtin(text: string): boolean {
  if (!hasGtinForm(text)) return false;
  // From the right the digits count once and three times in turn, and all together a multiple of ten.
  const sum = Array.from(text)
    .toReversed()
    .reduce((total, digit, place) => total + Number.parseInt(digit, 10) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** A typed barcode's number, possibly with a wrong check digit; undefined without its form. It is printed in groups below the bars. */
export function typedGtin(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  return hasGtinForm(digits) ? digits : undefined;
}

/** The number in the one form in which numbers are compared, 14 digits: the bars of UPC-A and of the EAN-13 that begins with zero are the same. */
export function gtinKey(gtin: string): string {
  return gtin.padStart(14, '0');
}
