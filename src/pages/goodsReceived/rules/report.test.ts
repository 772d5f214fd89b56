import { describe, expect, test } from 'vitest';
import { emptyEntry } from './delivery';
import { exampleDelivery } from './delivery.fixture';
import { linesByState, linesNamed, reportMail, type ReportMail } from './report';

const mail: ReportMail = {
  to: 'eva.egger@example.com',
  subject: 'Wareneingang & mehr',
  head: ['Kunde: Gasthof Adler', ''],
  tail: ['', 'Danke!'],
  faults: [
    { number: '104711', name: 'Bergkäse', found: '1 fehlt', note: '' },
    { number: '104712', name: 'Apfelsaft', found: 'zu warm, 9 °C', note: 'Kühlwagen' },
  ],
  cut: 'Gekürzt.',
  more: (count) => `… und ${count} weitere`,
};
const bodyOf = (href: string) => new URL(href).searchParams.get('body');

test('lines stand by how far they are, in the order of the order', () => {
  const { open, fault, fine } = linesByState(
    exampleDelivery({ entries: { '0': { ...emptyEntry, received: 2 }, '1': { ...emptyEntry, received: 1 } } }),
  );
  expect([open, fault, fine].map((lines) => lines.map(({ line }) => line.id))).toEqual([['2', '3'], ['1'], ['0']]);
});

test.each([
  ['berg', ['0']],
  ['SAFT apfel', ['1']],
  ['hb-77', ['3']],
  ['xyz', []],
  ['BERGKAESE', ['0']],
  ['Bergka\u0308se', ['0']],
  ['ｂｅｒｇ\u200bkäse', ['0']],
  ['\u00a0', ['0', '1', '2', '3']],
])('%j names the lines %j', (text, ids) => {
  expect(linesNamed(linesByState(exampleDelivery()).open, text).map(({ line }) => line.id)).toEqual(ids);
});

describe('the mail', () => {
  test('names the contact, the subject and every fault, with the line breaks of mails', () => {
    const { href, leftOut } = reportMail(mail);
    expect(leftOut).toBe(0);
    expect(href).toMatch(/^mailto:eva\.egger@example\.com\?subject=Wareneingang%20%26%20mehr&body=/);
    expect(bodyOf(href)).toBe(
      'Kunde: Gasthof Adler\r\n\r\n- 104711 Bergkäse: 1 fehlt\r\n- 104712 Apfelsaft: zu warm, 9 °C, Kühlwagen\r\n\r\nDanke!',
    );
  });

  test.each([undefined, 'no address', 'a@b?cc=evil@example.com'])('leaves the recipient to the user for %j', (to) => {
    expect(reportMail({ ...mail, to }).href).toMatch(/^mailto:\?subject=Wareneingang%20%26%20mehr&body=/);
  });

  /** Lines of the body that name a fault. */
  const namedIn = (href: string) => (bodyOf(href) ?? '').split('\r\n').filter((line) => line.startsWith('- '));
  const faultsOf = (count: number, note: (place: number) => string, name = 'Räucherforelle') =>
    Array.from({ length: count }, (_, place) => ({ number: String(104_700 + place), name, found: 'zu warm, 9 °C', note: note(place) }));

  test.each([
    ['one long note, the first of six', faultsOf(6, (place) => (place === 0 ? 'ü'.repeat(300) : ''))],
    ['six long notes', faultsOf(6, () => 'ü'.repeat(300))],
    ['signs of four bytes', faultsOf(6, () => '🍖'.repeat(150))],
    ['long names', faultsOf(12, () => '', 'Ä'.repeat(200))],
    ['many faults', faultsOf(35, () => 'nass')],
    ['a scanner for a keyboard', faultsOf(2, () => '日'.repeat(300))],
  ])('names every fault and says that it is cut: %s', (_name, faults) => {
    const { href, isCut, leftOut } = reportMail({ ...mail, faults });
    expect(href.length).toBeLessThanOrEqual(2_000);
    expect({ isCut, leftOut }).toEqual({ isCut: true, leftOut: 0 });
    expect(namedIn(href).map((line) => line.slice(2, 8))).toEqual(faults.map(({ number }) => number));
    expect(bodyOf(href)).toMatch(/…[^]*\r\nGekürzt\.\r\n\r\nDanke!$/);
    // No letter is cut in two.
    expect(href).not.toContain('%EF%BF%BD');
  });

  test('cuts the long notes alone, all to the same length, and to no less than there is room for', () => {
    const faults = faultsOf(6, (place) => (place < 2 ? 'ü'.repeat(300) : 'nass'));
    const { href } = reportMail({ ...mail, faults });
    const [one = '', other = '', ...short] = namedIn(href).map((line) => line.split('°C, ')[1]);
    expect(one).toMatch(/^ü+…$/);
    expect(other).toBe(one);
    expect(short).toEqual(['nass', 'nass', 'nass', 'nass']);
    // One letter more in both would be twelve characters.
    expect(href.length).toBeGreaterThan(2_000 - 12);
  });

  test('cuts names before what is wrong', () => {
    const faults = faultsOf(12, () => 'nass', 'Ä'.repeat(200));
    expect(namedIn(reportMail({ ...mail, faults }).href)[11]).toMatch(/^- 104711 Ä{7,}…: zu warm, 9 °C, …$/);
  });

  test('says of a very long report how many faults it leaves out', () => {
    const faults = faultsOf(200, () => 'nass');
    const { href, leftOut } = reportMail({ ...mail, faults });
    expect(href.length).toBeLessThanOrEqual(2_000);
    expect(leftOut).toBeGreaterThan(0);
    expect(namedIn(href)).toHaveLength(200 - leftOut);
    expect(bodyOf(href)).toContain(`… und ${leftOut} weitere\r\n\r\nDanke!`);
    expect(reportMail({ ...mail, faults }, 2_060).leftOut).toBeLessThan(leftOut);
  });

  test('holds halves of letters', () => {
    expect(reportMail({ ...mail, to: undefined, subject: '\uD83D' }).href).toContain('subject=%EF%BF%BD');
  });
});
