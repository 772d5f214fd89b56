import { strFromU8, unzipSync } from 'fflate';

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** The place of a column by its letters, A is 0. */
const columnOf = (letters: string) => Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Opens a workbook and reads the cells of its first sheet, row by row: texts as texts, numbers as numbers; formulas as `formula`. */
export async function readWorkbook(bytes: ArrayBuffer): Promise<(string | number | undefined)[][]> {
  const files = unzipSync(new Uint8Array(bytes));
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const shared = [...part('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, body = '']) =>
    [...body.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text = '']) => unescaped(text)).join(''),
  );
  return [...part('xl/worksheets/sheet1.xml').matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: (string | number | undefined)[] = [];
    for (const [, letters = '', attributes = '', body = ''] of row.matchAll(/<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const value = /<v>(.*?)<\/v>/s.exec(body)?.[1];
      const text = /<t[^>]*>(.*?)<\/t>/s.exec(body)?.[1];
      cells[columnOf(letters)] = body.includes('<f>')
        ? 'formula'
        : text !== undefined
          ? unescaped(text)
          : value === undefined
            ? undefined
            : attributes.includes('t="s"')
              ? shared[Number(value)]
              : Number(value);
    }
    return cells;
  });
}
