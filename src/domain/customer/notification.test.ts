import { describe, expect, test } from 'vitest';
import {
  addressees,
  attachmentKind,
  changedPreferences,
  fileNameAt,
  formatNotificationAddress,
  markedRead,
  parseNotificationAddress,
  unreadIds,
  type Notification,
  type NotificationPreference,
} from './notification';

const notification = (id: number, unread: boolean): Notification => ({
  id,
  unread,
  targetCustomers: ['100'],
  publishedAt: '2026-11-25T05:00:00Z',
  subject: `Nachricht ${id}`,
  content: '<p>Text</p>',
  notificationType: { id: 1, name: 'Lieferung' },
  attachedProducts: [],
  isImportant: false,
});

describe('The address of the centre', () => {
  test.each([
    ['', { typeId: undefined, page: 0, openId: undefined }, ''],
    ['type=2', { typeId: 2, page: 0, openId: undefined }, 'type=2'],
    ['page=3', { typeId: undefined, page: 2, openId: undefined }, 'page=3'],
    ['message=812', { typeId: undefined, page: 0, openId: 812 }, 'message=812'],
    ['type=4&page=2&message=811', { typeId: 4, page: 1, openId: 811 }, 'type=4&page=2&message=811'],
    ['page=1', { typeId: undefined, page: 0, openId: undefined }, ''],
    ['type=&page=&message=', { typeId: undefined, page: 0, openId: undefined }, ''],
    ['type=Aktionen&page=-1&message=1.5', { typeId: undefined, page: 0, openId: undefined }, ''],
    ['type=0&page=0&message=00812', { typeId: undefined, page: 0, openId: undefined }, ''],
    ['type=9999999999&page=1e3', { typeId: undefined, page: 0, openId: undefined }, ''],
  ])('%s', (text, view, written) => {
    expect(parseNotificationAddress(new URLSearchParams(text))).toEqual(view);
    expect(formatNotificationAddress(view).toString()).toBe(written);
  });
});

describe('Unread and read', () => {
  const all = [notification(3, true), notification(2, false), notification(1, true)];

  test('the unread ones by their ids', () => {
    expect(unreadIds(all)).toEqual([3, 1]);
    expect(unreadIds([])).toEqual([]);
  });

  test('some become read, the others stay unchanged', () => {
    const after = markedRead(all, new Set([1, 2, 99]));
    expect(after.map(({ id, unread }) => [id, unread])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
    expect(after[0]).toBe(all[0]);
    expect(after[1]).toBe(all[1]);
  });
});

describe('The kind of an attachment', () => {
  test.each([
    ['application/pdf', '/x', 'pdf'],
    ['Application/PDF; charset=binary', '/x', 'pdf'],
    ['image/png', '/x', 'picture'],
    ['image/svg+xml', '/x', 'picture'],
    ['text/html; charset=utf-8', '/blatt.pdf', 'page'],
    ['application/vnd.ms-excel', '/x', 'file'],
    [undefined, '/files/liste.xlsx', 'file'],
    [undefined, 'https://elsewhere.example', 'page'],
    [undefined, '/files/blatt.PDF?download=1', 'pdf'],
    [undefined, '/files/markt.jpeg#oben', 'picture'],
    [undefined, '/page/liefertage', 'page'],
    ['', '/a.png', 'picture'],
    [undefined, '', 'page'],
  ] as const)('%s at %s is %s', (mimeType, url, kind) => expect(attachmentKind(mimeType, url)).toBe(kind));

  test.each([
    ['/media/files/aktionsblatt-7.pdf', 'aktionsblatt-7.pdf'],
    ['/files/K%C3%A4se.pdf?x=1#y', 'Käse.pdf'],
    ['/files/100%.pdf', '100%.pdf'],
    ['/files/', undefined],
    ['https://elsewhere.example', undefined],
    ['https://elsewhere.example/a/b.pdf', 'b.pdf'],
    ['', undefined],
  ])('the file at %s is called %s', (url, name) => expect(fileNameAt(url)).toBe(name));
});

describe('The recipients of a message', () => {
  const customers = [
    { customerId: '100', displayName: 'Gasthof Post' },
    { customerId: '101', displayName: 'Café Mitte' },
    { customerId: '102', displayName: 'Hotel See' },
  ];

  test.each([
    ['one of several', ['101'], customers, ['Café Mitte']],
    ['two of three, in the order of the customers', ['102', '100'], customers, ['Gasthof Post', 'Hotel See']],
    ['all of them', ['100', '101', '102'], customers, 'all'],
    ['all, because it names none', [], customers, 'all'],
    ['one of exactly two', ['100'], customers.slice(0, 2), ['Gasthof Post']],
    ['both of exactly two', ['101', '100'], customers.slice(0, 2), 'all'],
    ['one of exactly two beside others’', ['999', '101', '998'], customers.slice(0, 2), ['Café Mitte']],
    ['the only customer', ['100'], customers.slice(0, 1), undefined],
    ['customers that are not the user’s beside one that is', ['100', '999'], customers, ['Gasthof Post']],
    ['no customer of the user', ['999'], customers, undefined],
    ['customers that are not read yet', ['100'], [], undefined],
  ])('%s', (_case, targetCustomers, known, names) => expect(addressees({ targetCustomers }, known)).toEqual(names));
});

describe('Preferences', () => {
  const preferences: NotificationPreference[] = [
    { type: { id: 1, name: 'Lieferung' }, channels: ['WEBSHOP', 'EMAIL'] },
    { type: { id: 2, name: 'Aktionen' }, channels: [] },
  ];

  test.each([
    [
      'a channel more, in the usual order',
      { typeId: 1, channel: 'PUSH_NOTIFICATION', isOn: true },
      ['WEBSHOP', 'EMAIL', 'PUSH_NOTIFICATION'],
      [],
    ],
    ['a channel less', { typeId: 1, channel: 'WEBSHOP', isOn: false }, ['EMAIL'], []],
    ['the first channel', { typeId: 2, channel: 'EMAIL', isOn: true }, ['WEBSHOP', 'EMAIL'], ['EMAIL']],
    ['one that is on already', { typeId: 1, channel: 'EMAIL', isOn: true }, ['WEBSHOP', 'EMAIL'], []],
    ['one that is off already', { typeId: 2, channel: 'EMAIL', isOn: false }, ['WEBSHOP', 'EMAIL'], []],
    ['a type that is not there', { typeId: 9, channel: 'EMAIL', isOn: true }, ['WEBSHOP', 'EMAIL'], []],
  ] as const)('%s', (_case, change, first, second) => {
    expect(changedPreferences(preferences, change).map(({ channels }) => channels)).toEqual([first, second]);
  });

  test('a channel unknown to the shop stays enabled', () => {
    const known: NotificationPreference[] = [{ type: { id: 1, name: 'Lieferung' }, channels: ['SMS' as never, 'EMAIL'] }];
    expect(changedPreferences(known, { typeId: 1, channel: 'WEBSHOP', isOn: true })[0]?.channels).toEqual(['WEBSHOP', 'EMAIL', 'SMS']);
  });
});
