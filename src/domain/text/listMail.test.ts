import { describe, expect, test } from 'vitest';
import { listMail, type ListMail } from './listMail';

const mail: ListMail = {
  to: 'eva.egger@example.com',
  subject: 'Wareneingang & mehr',
  head: ['Kunde: Gasthof Adler', ''],
  tail: ['', 'Danke!'],
  lines: [
    { number: '104711', name: 'Bergkäse', report: '1 fehlt', note: '' },
    { number: '104712', name: 'Apfelsaft', report: 'zu warm, 9 °C', note: 'Kühlwagen' },
  ],
  cut: 'Gekürzt.',
  more: (count) => `… und ${count} weitere`,
};
const bodyOf = (href: string) => new URL(href).searchParams.get('body');

describe('the mail', () => {
  test('names the contact, the subject and every line, with the line breaks of mails', () => {
    const { href, leftOut } = listMail(mail);
    expect(leftOut).toBe(0);
    expect(href).toMatch(/^mailto:eva\.egger@example\.com\?subject=Wareneingang%20%26%20mehr&body=/);
    expect(bodyOf(href)).toBe(
      'Kunde: Gasthof Adler\r\n\r\n- 104711 Bergkäse: 1 fehlt\r\n- 104712 Apfelsaft: zu warm, 9 °C, Kühlwagen\r\n\r\nDanke!',
    );
  });

  test.each([undefined, 'no address', 'a@b?cc=evil@example.com'])('leaves the recipient open for %j', (to) => {
    expect(listMail({ ...mail, to }).href).toMatch(/^mailto:\?subject=Wareneingang%20%26%20mehr&body=/);
  });

  /** Lines of the body that name a line. */
  const namedIn = (href: string) => (bodyOf(href) ?? '').split('\r\n').filter((line) => line.startsWith('- '));
  const linesOf = (count: number, note: (place: number) => string, name = 'Räucherforelle') =>
    Array.from({ length: count }, (_, place) => ({ number: String(104_700 + place), name, report: 'zu warm, 9 °C', note: note(place) }));

  test.each([
    ['one long note, the first of six', linesOf(6, (place) => (place === 0 ? 'ü'.repeat(300) : ''))],
    ['six long notes', linesOf(6, () => 'ü'.repeat(300))],
    ['signs of four bytes', linesOf(6, () => '🍖'.repeat(150))],
    ['long names', linesOf(12, () => '', 'Ä'.repeat(200))],
    ['many faults', linesOf(35, () => 'nass')],
    ['a scanner for a keyboard', linesOf(2, () => '日'.repeat(300))],
    ['names of emoji, too many for more than numbers', linesOf(40, () => 'nass', '👩‍🍳'.repeat(30))],
    ['umlauts, as many as a lorry holds', linesOf(60, () => 'ß'.repeat(200), 'ÄÖÜ'.repeat(30))],
  ])('names every line and says if it is cut: %s', (_name, lines) => {
    const { href, isCut, leftOut } = listMail({ ...mail, lines });
    expect(href.length).toBeLessThanOrEqual(2_000);
    expect({ isCut, leftOut }).toEqual({ isCut: true, leftOut: 0 });
    expect(namedIn(href).map((line) => line.slice(2, 8))).toEqual(lines.map(({ number }) => number));
    expect(bodyOf(href)).toMatch(/…[^]*\r\nGekürzt\.\r\n\r\nDanke!$/);
    // No character is cut in two.
    expect(href).not.toContain('%EF%BF%BD');
  });

  test.each([
    ['customer', { head: ['Kunde: ' + 'Ü'.repeat(500), ''] }],
    ['address', { head: ['Kunde: Adler', `Geliefert an: ${'🏔️'.repeat(100)}`, ''] }],
    ['subject', { to: undefined, subject: 'Ü'.repeat(300) }],
    ['signature', { tail: ['', 'Ü'.repeat(500)] }],
  ])('names every line beside a long %s', (_name, long) => {
    const { href, leftOut } = listMail({ ...mail, lines: linesOf(6, () => 'ü'.repeat(300)), ...long });
    expect(href.length).toBeLessThanOrEqual(2_000);
    expect(leftOut).toBe(0);
    expect(namedIn(href)).toHaveLength(6);
    expect(href).not.toContain('%EF%BF%BD');
  });

  test('keeps each line in one line, whatever its note holds', () => {
    const { href } = listMail({ ...mail, lines: linesOf(2, () => 'nass\n- 999999 Gold: 5 fehlen\r\n\u2028Kiste') });
    expect(namedIn(href)).toEqual([
      '- 104700 Räucherforelle: zu warm, 9 °C, nass - 999999 Gold: 5 fehlen Kiste',
      '- 104701 Räucherforelle: zu warm, 9 °C, nass - 999999 Gold: 5 fehlen Kiste',
    ]);
  });

  test('cuts only the long notes, all to the same length, and no more than necessary', () => {
    const lines = linesOf(6, (place) => (place < 2 ? 'ü'.repeat(300) : 'nass'));
    const { href } = listMail({ ...mail, lines });
    const [one = '', other = '', ...short] = namedIn(href).map((line) => line.split('°C, ')[1]);
    expect(one).toMatch(/^ü+…$/);
    expect(other).toBe(one);
    expect(short).toEqual(['nass', 'nass', 'nass', 'nass']);
    // One letter more in both would be twelve characters.
    expect(href.length).toBeGreaterThan(2_000 - 12);
  });

  test('cuts names before faults', () => {
    const lines = linesOf(12, () => 'nass', 'Ä'.repeat(200));
    expect(namedIn(listMail({ ...mail, lines }).href)[11]).toMatch(/^- 104711 Ä{7,}…: zu warm, 9 °C, …$/);
  });

  test('says how many lines a very long report leaves out', () => {
    const lines = linesOf(200, () => 'nass');
    const { href, leftOut } = listMail({ ...mail, lines });
    expect(href.length).toBeLessThanOrEqual(2_000);
    expect(leftOut).toBeGreaterThan(0);
    expect(namedIn(href)).toHaveLength(200 - leftOut);
    expect(bodyOf(href)).toContain(`… und ${leftOut} weitere\r\n\r\nDanke!`);
    expect(listMail({ ...mail, lines }, 2_060).leftOut).toBeLessThan(leftOut);
  });

  test('handles half surrogate pairs', () => {
    expect(listMail({ ...mail, to: undefined, subject: '\uD83D' }).href).toContain('subject=%EF%BF%BD');
  });
});
