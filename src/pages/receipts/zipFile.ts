import { zipSync, type Zippable } from 'fflate';
import { namesInZip } from './rules/zipContent';

/** A file for a ZIP. */
export interface ZippedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Its date, YYYY-MM-DD. */
  readonly day: string;
}

/** Years that a ZIP can write. */
const years = { min: 1980, max: 2099 };

/** Noon of a day on the user's clock, which a ZIP writes without a zone; undefined for a year that it can't write. */
function timeOf(day: string): Date | undefined {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return year >= years.min && year <= years.max ? new Date(year, month - 1, date, 12) : undefined;
}

/** Files in one ZIP, stored as they are: a PDF is packed already. Their names are made unique; those beyond ASCII are marked as UTF-8. */
export function zipOf(files: readonly ZippedFile[]): Uint8Array<ArrayBuffer> {
  const names = namesInZip(files.map(({ name }) => name));
  const content: Zippable = {};
  for (const [index, { bytes, day }] of files.entries()) {
    const mtime = timeOf(day);
    content[names[index] ?? ''] = [bytes, { level: 0, ...(mtime && { mtime }) }];
  }
  return zipSync(content);
}
