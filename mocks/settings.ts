/** Valid values of a setting. */
interface Range {
  readonly least: number;
  readonly most: number;
  /** Default for a missing or empty setting. */
  readonly otherwise: number;
}

/**
 * A whole number out of a setting.
 *
 * @throws RangeError with a sentence that names the setting, for anything else
 */
export function readWholeNumber(setting: string, text: string | undefined, { least, most, otherwise }: Range): number {
  if (text === undefined || text === '') return otherwise;
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new RangeError(`${setting} is "${text}". It must be a whole number from ${least} to ${most}; the default is ${otherwise}.`);
}
