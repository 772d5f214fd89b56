import { afterEach, expect, it, vi } from 'vitest';
import { cellsOf } from './quickEntryRecords';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['4711;2;Kt', ['4711', '2', 'Kt']],
  ['4711; "a;b" ;2', ['4711', 'a;b', '2']],
  ['"a ""b"" c";2', ['a "b" c', '2']],
  ['"";2', ['', '2']],
  ['"a"b;2', ['"a"b', '2']],
  ['"a;2', ['"a', '2']],
  ['"""";2', ['"', '2']],
  [';;', ['', '', '']],
  ['', ['']],
])('%j has the cells %j', (line, cells) => expect(cellsOf(line, ';')).toEqual(cells));

/** Number of characters that `cellsOf` processes: searched and copied ones. */
function charactersRead(line: string): number {
  let read = 0;
  const { indexOf, slice } = String.prototype;
  vi.spyOn(String.prototype, 'indexOf').mockImplementation(function search(this: string, text: string, from = 0) {
    const found = indexOf.call(this, text, from);
    read += (found < 0 ? this.length : found) - from + 1;
    return found;
  });
  vi.spyOn(String.prototype, 'slice').mockImplementation(function copy(this: string, from?: number, to?: number) {
    const part = slice.call(this, from, to);
    read += part.length;
    return part;
  });
  cellsOf(line, ';');
  vi.restoreAllMocks();
  return read;
}

it.each([[';'], [';"a'], ['"'], ['""'], [';"'], ['"a";'], ['a'], ['"a"b;'], [' ;']])(
  'passes over a line of %j a few times, not once for each cell',
  (piece) => {
    expect(charactersRead(piece.repeat(10_000))).toBeLessThan(6 * piece.length * 10_000);
  },
);
