// @vitest-environment node
import { expect, test } from 'vitest';
import { fileNameOf, isFileAnswer } from './fileAnswer';

test.each([
  // The usual form.
  ['attachment; filename="Rechnung RE-2025-104877.pdf"', 'Rechnung RE-2025-104877.pdf'],
  ['attachment; filename=labels.pdf', 'labels.pdf'],
  ['attachment;filename=labels.pdf', 'labels.pdf'],
  ['ATTACHMENT; FILENAME="labels.pdf"', 'labels.pdf'],
  ['attachment; filename = "labels.pdf" ; size=12', 'labels.pdf'],
  ['inline; filename="labels.pdf"', 'labels.pdf'],
  // RFC 6266: the extended name takes precedence in any position.
  [`attachment; filename="Preisliste Kaese.pdf"; filename*=UTF-8''Preisliste%20K%C3%A4se.pdf`, 'Preisliste Käse.pdf'],
  [`attachment; filename*=utf-8'de'K%c3%a4se.xlsx; filename="Kaese.xlsx"`, 'Käse.xlsx'],
  [`attachment; filename*=UTF-8''%e2%82%ac%20rates.pdf`, '€ rates.pdf'],
  // The plain name replaces an extended name that can't be decoded.
  [`attachment; filename="Kaese.pdf"; filename*=UTF-8''K%C3.pdf`, 'Kaese.pdf'],
  [`attachment; filename="Kaese.pdf"; filename*=ISO-8859-1''K%E4se.pdf`, 'Kaese.pdf'],
  [`attachment; filename="Kaese.pdf"; filename*=K%C3%A4se.pdf`, 'Kaese.pdf'],
  [`attachment; filename="Kaese.pdf"; filename*=UTF-8''`, 'Kaese.pdf'],
  // Quotes, and escaped quotes within them.
  [String.raw`attachment; filename="12\" Pizza.pdf"`, '12" Pizza.pdf'],
  ['attachment; filename="a; filename=b.pdf"', 'a; filename=b.pdf'],
  ['attachment; filename="a.pdf"; filename="b.pdf"', 'a.pdf'],
  ['attachment; name="x"; filename="a.pdf"', 'a.pdf'],
  // Folders and characters that no name may have.
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  [String.raw`attachment; filename="C:\\Users\\anna\\a.pdf"`, 'a.pdf'],
  [`attachment; filename*=UTF-8''..%2F..%2Fa.pdf`, 'a.pdf'],
  [`attachment; filename*=UTF-8''a%00%0Ab.pdf`, 'ab.pdf'],
  [`attachment; filename*=UTF-8''fdp%E2%80%AE.exe`, 'fdp.exe'],
  // No name at all.
  [null, undefined],
  ['', undefined],
  ['attachment', undefined],
  ['attachment; filename=', undefined],
  ['attachment; filename=""', undefined],
  ['attachment; filename="  "', undefined],
  ['attachment; filename=".."', undefined],
  ['attachment; filename="a/"', undefined],
  ['attachment; filename="unfinished', undefined],
  ['filename=a.pdf', undefined],
])('%s names %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});

test('a file is distinguished from other values', () => {
  expect([{ blob: new Blob(['a']), name: undefined }, { blob: 'a' }, new Blob(['a']), 'a', null, undefined].map(isFileAnswer)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
