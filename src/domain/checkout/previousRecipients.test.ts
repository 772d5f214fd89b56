import { expect, test } from 'vitest';
import { previousRecipients } from './previousRecipients';

const users = [
  { userId: '1', userName: 'anna.al', email: 'anna@gasthof.example', isEnabled: true },
  { userId: '2', userName: 'bert.al', email: 'bert@gasthof.example', isEnabled: false },
  { userId: '3', userName: 'kueche.al', email: 'kueche@gasthof.example' },
  { userId: '4', userName: 'alt.al', email: 'Kueche@gasthof.example', isEnabled: false },
];

test.each<[string, string[] | undefined, string[] | undefined, string[]]>([
  ['as they were', ['anna@gasthof.example', 'buero@gasthof.example'], ['anna@gasthof.example', 'buero@gasthof.example'], []],
  ['none, because none was chosen', [], [], []],
  ['unknown, because the order does not tell', undefined, undefined, []],
  ['without a user who is locked', ['anna@gasthof.example', 'Bert@gasthof.example'], ['anna@gasthof.example'], ['Bert@gasthof.example']],
  ['unknown, because only a locked user got it', ['bert@gasthof.example'], undefined, ['bert@gasthof.example']],
  ['with an address that another user still has', ['kueche@gasthof.example'], ['kueche@gasthof.example'], []],
  ['without invalid addresses', ['anna@gasthof.example', 'Küche'], ['anna@gasthof.example'], ['Küche']],
])('the recipients of the previous order: %s', (_what, confirmationEmails, mails, gone) => {
  const order = { orderId: '46001', day: '2026-11-20', reference: undefined, isRepeated: false };
  expect(previousRecipients(order, confirmationEmails, users)).toEqual({ order, mails, gone });
});
