import { expect, test } from 'vitest';
import { mailLink, telephoneLink } from './reachableLink';

test.each([
  ['+43 1 234 567-10', 'tel:+43123456710'],
  ['+43 (0) 5572 123-45', 'tel:+43557212345'],
  ['0043 (0)1 2345', 'tel:004312345'],
  ['+39 0471 123456', 'tel:+390471123456'],
  ['(0)1 2345', 'tel:012345'],
  ['01/234 56 78 DW 12', 'tel:01234567812'],
  [' +43+1 234', 'tel:+431234'],
  ['12', undefined],
  ['auf Anfrage', undefined],
  ['', undefined],
])('the number %j is dialled as %j', (text, link) => expect(telephoneLink(text)).toBe(link));

test.each([
  ['jobs@markt.example', undefined, 'mailto:jobs@markt.example'],
  [' jobs@markt.example ', 'Bewerbung: Köchin & Koch', 'mailto:jobs@markt.example?subject=Bewerbung%3A%20K%C3%B6chin%20%26%20Koch'],
  ['jobs@markt.example?bcc=other', undefined, undefined],
  ['f&b+jobs@markt.example', undefined, 'mailto:f%26b%2Bjobs@markt.example'],
  ['küche@öder.example', undefined, 'mailto:k%C3%BCche@%C3%B6der.example'],
  ['jobs@markt.example', '\ud83d', 'mailto:jobs@markt.example?subject=%EF%BF%BD'],
  ['jobs@markt.example?bcc=other@markt.example', undefined, undefined],
  ['jobs at markt.example', undefined, undefined],
  ['', 'Bewerbung', undefined],
])('a mail to %j about %j is %j', (address, subject, link) => expect(mailLink(address, subject)).toBe(link));
