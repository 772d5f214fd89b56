import { expect, test } from 'vitest';
import { contentDisposition, fileName } from './fileName';

test.each([
  ['de', 'Etikettenliste erstellt am 2026-11-24.pdf'],
  ['en', 'Label list created on 2026-11-24.pdf'],
  ['it', 'Elenco etichette creato il 2026-11-24.pdf'],
] as const)('the label list has this name in %s', (language, name) => {
  expect(fileName('labels', language, { date: '2026-11-24' })).toBe(name);
});

test('a file name has no character that an operating system refuses', () => {
  expect(fileName('template', 'de', { name: 'Buffet 1/2: "Ostern"\n?' })).toBe('Bestellvorlage Buffet 1 2 Ostern .pdf');
});

test.each([
  ['Rechnung RE-1.pdf', 'attachment; filename="Rechnung RE-1.pdf"; filename*=UTF-8\'\'Rechnung%20RE-1.pdf'],
  ['Auftragsbestätigung 1.pdf', 'attachment; filename="Auftragsbestatigung 1.pdf"; filename*=UTF-8\'\'Auftragsbest%C3%A4tigung%201.pdf'],
  [
    'Modello d’ordine (50%).pdf',
    'attachment; filename="Modello d_ordine (50_).pdf"; filename*=UTF-8\'\'Modello%20d%E2%80%99ordine%20%2850%25%29.pdf',
  ],
])('%s can be sent in a header', (name, header) => {
  expect(contentDisposition(name)).toBe(header);
});
