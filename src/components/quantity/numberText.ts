/** A number as it stands in a field: decimal comma, no thousands separator, so that it can be typed on; empty without one. */
export function formatInputNumber(value: number | undefined): string {
  return value === undefined ? '' : String(value).replace('.', ',');
}
