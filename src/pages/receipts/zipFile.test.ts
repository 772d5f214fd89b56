import { expect, test } from 'vitest';
import { zipOf } from './zipFile';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** The fields of a ZIP's directory, read by hand (APPNOTE 4.3.12). */
function directoryOf(zip: Uint8Array) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = zip.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const entries = [];
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [nameLength, extraLength] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)];
    const [size, start] = [view.getUint32(at + 24, true), view.getUint32(at + 42, true)];
    const content = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    entries.push({
      name: textOf(zip.subarray(at + 46, at + 46 + nameLength)),
      isUtf8: (view.getUint16(at + 8, true) & 0x800) !== 0,
      method: view.getUint16(at + 10, true),
      day: view.getUint16(at + 14, true),
      crc: view
        .getUint32(at + 16, true)
        .toString(16)
        .padStart(8, '0'),
      text: textOf(zip.subarray(content, content + size)),
    });
    at += 46 + nameLength + extraLength;
  }
  return entries;
}

test('files are stored as they are, with name, day and checksum', () => {
  const zip = zipOf([
    { name: 'Rechnung RE-1.pdf', bytes: bytesOf('123456789'), day: '2026-11-30' },
    { name: 'Größe.pdf', bytes: bytesOf('a'), day: '1980-01-01' },
    { name: 'größe.pdf', bytes: bytesOf(''), day: '2099-12-31' },
  ]);
  // Checksums as published for CRC-32; a day is (year − 1980) · 512 + month · 32 + day.
  expect(directoryOf(zip)).toEqual([
    { name: 'Rechnung RE-1.pdf', isUtf8: false, method: 0, day: 46 * 512 + 11 * 32 + 30, crc: 'cbf43926', text: '123456789' },
    { name: 'Größe.pdf', isUtf8: true, method: 0, day: 33, crc: 'e8b7be43', text: 'a' },
    { name: 'größe (2).pdf', isUtf8: true, method: 0, day: 119 * 512 + 12 * 32 + 31, crc: '00000000', text: '' },
  ]);
});

test.each(['0001-01-01', '1979-12-31', '2100-01-01', ''])('a document of %j is zipped with the present day', (day) => {
  expect(directoryOf(zipOf([{ name: 'x', bytes: bytesOf('a'), day }]))).toMatchObject([{ name: 'x.pdf', text: 'a' }]);
});
