/** A 32-bit number out of two, well mixed; the source of everything that looks random in the catalogue. */
export function mix(seed: number, salt: number): number {
  let hash = (seed ^ Math.imul(salt + 0x9e3779b9, 0x85ebca6b)) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A 32-bit number out of a string. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return mix(hash >>> 0, text.length);
}

/** A number from 0 up to but not including 1. */
export function share(seed: number, salt: number): number {
  return mix(seed, salt) / 0x1_0000_0000;
}

/** True with a probability in per cent. */
export function chance(seed: number, salt: number, percent: number): boolean {
  return share(seed, salt) * 100 < percent;
}

/** One of a list that isn't empty. */
export function pick<Value>(list: readonly Value[], seed: number, salt: number): Value {
  const value = list[mix(seed, salt) % list.length];
  if (value === undefined) throw new Error('Cannot pick from an empty list');
  return value;
}

/** Number of days since 1970-01-01 of a date YYYY-MM-DD. */
export function dayNumber(date: string): number {
  const [year = 1970, month = 1, day = 1] = date.split('-').map((part) => Number.parseInt(part, 10));
  return Math.floor(Date.UTC(year, month - 1, day) / 86_400_000);
}

/** The date YYYY-MM-DD some days after another. */
export function dateAfter(date: string, days: number): string {
  return new Date((dayNumber(date) + days) * 86_400_000).toISOString().slice(0, 10);
}
