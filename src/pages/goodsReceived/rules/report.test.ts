import { describe, expect, test } from 'vitest';
import { emptyEntry } from './delivery';
import { exampleDelivery } from './delivery.fixture';
import { linesByState, linesNamed, reportMail, type ReportMail } from './report';

const mail: ReportMail = {
  to: 'eva.egger@example.com',
  subject: 'Wareneingang & mehr',
  head: ['Kunde: Gasthof Adler', ''],
  tail: ['', 'Danke!'],
  faults: ['- Bergkäse: 1 fehlt', '- Apfelsaft: zu warm, 9 °C'],
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
])('%j names the lines %j', (text, ids) => {
  expect(linesNamed(linesByState(exampleDelivery()).open, text).map(({ line }) => line.id)).toEqual(ids);
});

describe('the mail', () => {
  test('names the contact, the subject and every fault, with the line breaks of mails', () => {
    const { href, leftOut } = reportMail(mail);
    expect(leftOut).toBe(0);
    expect(href).toMatch(/^mailto:eva\.egger@example\.com\?subject=Wareneingang%20%26%20mehr&body=/);
    expect(bodyOf(href)).toBe('Kunde: Gasthof Adler\r\n\r\n- Bergkäse: 1 fehlt\r\n- Apfelsaft: zu warm, 9 °C\r\n\r\nDanke!');
  });

  test.each([undefined, 'no address', 'a@b?cc=evil@example.com'])('leaves the recipient to the user for %j', (to) => {
    expect(reportMail({ ...mail, to }).href).toMatch(/^mailto:\?subject=Wareneingang%20%26%20mehr&body=/);
  });

  test('says of a long report how many faults it leaves out, and stays short enough for all programs', () => {
    const faults = Array.from({ length: 80 }, (_, place) => `- ${place} Räucherforelle: zu warm, 9 °C`);
    const { href, leftOut } = reportMail({ ...mail, faults });
    expect(href.length).toBeLessThanOrEqual(1_900);
    const body = bodyOf(href) ?? '';
    expect(body).toContain(`… und ${leftOut} weitere`);
    expect(body.split('\r\n').filter((line) => line.startsWith('- '))).toEqual(faults.slice(0, 80 - leftOut));
    expect(body.endsWith('Danke!')).toBe(true);
    // One more would not have fitted.
    const longer = reportMail({ ...mail, faults }, 1_900 + 60);
    expect(longer.leftOut).toBeLessThan(leftOut);
  });

  test('holds halves of letters', () => {
    expect(reportMail({ ...mail, to: undefined, subject: '\uD83D' }).href).toContain('subject=%EF%BF%BD');
  });
});
