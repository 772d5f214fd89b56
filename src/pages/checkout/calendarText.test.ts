import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
import { afterEach, describe, expect, test } from 'vitest';
import { dayOfMoment, momentOf, timeOfMoment } from '#domain/text/calendar.ts';
import { calendarText, type CalendarNote } from './calendarText';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

/** An entry as parsed by a calendar library. */
interface ReadEntry {
  readonly uid: string;
  readonly summary: string;
  readonly description: string;
  readonly status: string;
  readonly sequence: number;
  /** The day as written, or the time in UTC. */
  readonly at: string;
  /** Milliseconds before its start at which it reminds. */
  readonly reminds: number | undefined;
}

const isoDay = (year: number, month: number, day: number) => [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');

function byIcalJs(text: string): readonly ReadEntry[] {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const { startDate } = event;
    const trigger = component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger') as ICAL.Duration | undefined;
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      status: String(component.getFirstPropertyValue('status')),
      sequence: event.sequence,
      at: startDate.isDate ? isoDay(startDate.year, startDate.month, startDate.day) : startDate.toJSDate().toISOString(),
      reminds: trigger && -trigger.toSeconds() * 1000,
    };
  });
}

function byNodeIcal(text: string): readonly ReadEntry[] {
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((event): ReadEntry[] => {
    if (event?.type !== 'VEVENT') return [];
    // The library returns a day as midnight in the device's zone.
    const { start } = event;
    const isDay = event.datetype === 'date';
    const [alarm] = (event as { alarms?: readonly { trigger?: unknown }[] }).alarms ?? [];
    const hours = /^-PT(\d+)H$/.exec(String(alarm?.trigger))?.[1];
    return [
      {
        uid: event.uid,
        summary: String(event.summary),
        description: String(event.description),
        status: String(event.status),
        sequence: Number(event.sequence),
        at: isDay ? isoDay(start.getFullYear(), start.getMonth() + 1, start.getDate()) : start.toISOString(),
        reminds: hours === undefined ? undefined : Number(hours) * 3_600_000,
      },
    ];
  });
}

function byTsIcs(text: string): readonly ReadEntry[] {
  return (convertIcsCalendar(undefined, text).events ?? []).map((event) => {
    const trigger = event.alarms?.[0]?.trigger;
    const duration = trigger?.type === 'relative' ? trigger.value : undefined;
    return {
      uid: event.uid,
      summary: event.summary,
      // The library keeps the line break of a folded text before a reminder.
      description: event.description?.trimEnd() ?? '',
      status: event.status ?? '',
      sequence: event.sequence ?? 0,
      at: event.start.type === 'DATE' ? event.start.date.toISOString().slice(0, 10) : event.start.date.toISOString(),
      reminds: duration?.before ? (duration.hours ?? 0) * 3_600_000 : undefined,
    };
  });
}

const parsers = { 'ical.js': byIcalJs, 'node-ical': byNodeIcal, 'ts-ics': byTsIcs };

const note = (uid: string, at: CalendarNote['at'], rest: Partial<CalendarNote> = {}): CalendarNote => ({
  uid,
  at,
  summary: `Gasthof Ebner: ${uid}`,
  description: 'Bestellung 4501000043',
  url: 'https://al.shop.test/checkout/planner',
  status: 'confirmed',
  ...rest,
});
const now = new Date('2026-11-28T08:00:00Z');
const options = { name: 'Lieferungen Gasthof Ebner', now };
/** Minutes from 1970 to that time: 20,785 days and 8 hours. */
const sequence = 29_930_880;

/** A deadline at a time in Vienna, and the same in UTC, computed by hand: +1 in winter, +2 in summer. */
const deadlines: readonly (readonly [name: string, day: string, time: string, moment: string])[] = [
  ['winter', '2026-11-30', '14:30', '2026-11-30T13:30:00.000Z'],
  ['summer', '2027-07-01', '14:30', '2027-07-01T12:30:00.000Z'],
  ['the day before the clocks go forward', '2027-03-27', '14:30', '2027-03-27T13:30:00.000Z'],
  ['the day on which they go forward, before', '2027-03-28', '01:30', '2027-03-28T00:30:00.000Z'],
  ['the day on which they go forward, in the hour that is left out', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
  ['the day on which they go forward, after', '2027-03-28', '14:30', '2027-03-28T12:30:00.000Z'],
  ['the day before they go back', '2026-10-24', '14:30', '2026-10-24T12:30:00.000Z'],
  ['the day on which they go back, in the hour that comes twice', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['the day on which they go back, after', '2026-10-25', '14:30', '2026-10-25T13:30:00.000Z'],
  ['the eve of a holiday, two days before the delivery', '2026-12-24', '11:00', '2026-12-24T10:00:00.000Z'],
  ['the last minute of a year', '2026-12-31', '23:59', '2026-12-31T22:59:00.000Z'],
];
/** Delivery days: changes of clocks, holidays, ends of a year. */
const days = ['2026-10-25', '2027-03-28', '2026-12-28', '2027-01-04', '2026-12-31', '2027-01-01', '2028-02-29'];

describe.each([
  ['Pacific/Honolulu', -10],
  ['Pacific/Tongatapu', 13],
  ['Europe/Vienna', 1],
] as const)('on a device in %s', (deviceZone, ahead) => {
  test.each(Object.entries(parsers))('%s parses each deadline and day', (_name, parse) => {
    process.env['TZ'] = deviceZone;
    expect(new Date('2026-12-01T12:00:00Z').getTimezoneOffset()).toBe(-ahead * 60);
    const notes = [...deadlines.map(([name, day, time]) => note(name, momentOf(day, time))), ...days.map((day) => note(day, day))];
    const read = parse(calendarText(notes, options));
    expect(read.map(({ uid, at, reminds }) => [uid, at, reminds])).toEqual([
      ...deadlines.map(([name, , , moment]) => [name, moment, 7_200_000]),
      ...days.map((day) => [day, day, undefined]),
    ]);
    // The calendar's times are again the shop's times in Vienna.
    const inVienna = deadlines.map((_deadline, index) => new Date(read[index]?.at ?? '')).map((at) => [dayOfMoment(at), timeOfMoment(at)]);
    const isLeftOut = (day: string, time: string) => day === '2027-03-28' && time === '02:30';
    expect(inVienna).toEqual(deadlines.map(([, day, time]) => [day, isLeftOut(day, time) ? '03:30' : time]));
  });
});

describe('a file', () => {
  const hard = 'Käse, Öl; "Wein" \\ Brot\nzweite Zeile – für alle, die mehr als eine Zeile der Datei brauchen: äöüß €';
  const notes = [
    note('deadline', momentOf('2026-11-30', '14:30'), { summary: hard, description: hard }),
    note('planned', '2026-12-01', { status: 'tentative' }),
    note('off', momentOf('2026-12-01', '14:30'), { status: 'cancelled' }),
  ];

  test('is parsed alike by three parsers, signs and statuses included', () => {
    const text = calendarText(notes, options);
    const expected = [
      { uid: 'deadline', summary: hard, description: hard, status: 'CONFIRMED', at: '2026-11-30T13:30:00.000Z', reminds: 7_200_000 },
      { uid: 'planned', summary: 'Gasthof Ebner: planned', status: 'TENTATIVE', at: '2026-12-01', reminds: undefined },
      // A cancelled entry has no reminder.
      { uid: 'off', summary: 'Gasthof Ebner: off', status: 'CANCELLED', at: '2026-12-01T13:30:00.000Z', reminds: undefined },
    ].map((entry) => ({ description: 'Bestellung 4501000043', sequence, ...entry }));
    for (const parse of Object.values(parsers)) expect(parse(text)).toEqual(expected);
  });

  test.each([
    ['Adler; Bar, Café', String.raw`Adler\; Bar\, Café`],
    ['Adler \\ Söhne', String.raw`Adler \\ Söhne`],
    ['Adler\r\nX-OTHER:1', String.raw`Adler\nX-OTHER:1`],
    ['Adler\rX-OTHER:1', String.raw`Adler\nX-OTHER:1`],
    ['Adler\nEND:VCALENDAR', String.raw`Adler\nEND:VCALENDAR`],
  ])('writes the name %j as one text', (name, written) => {
    const text = calendarText(notes, { ...options, name });
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    expect(lines.filter((line) => line.includes('NAME:'))).toEqual([`NAME:${written}`, `X-WR-CALNAME:${written}`]);
    for (const parse of Object.values(parsers)) expect(parse(text)).toHaveLength(3);
  });

  test('has lines of at most 75 bytes, with the line ends of the format', () => {
    const lines = calendarText(notes, options).split('\r\n');
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(lines.join('')).not.toMatch(/[\r\n]/);
  });

  test('has the same ids and a larger sequence if it is newer', () => {
    const later = new Date(now.getTime() + 60_000);
    const [first, second] = [calendarText(notes, options), calendarText(notes, { ...options, now: later })].map(byIcalJs);
    expect(second?.map(({ uid }) => uid)).toEqual(first?.map(({ uid }) => uid));
    expect(second?.map((entry) => entry.sequence)).toEqual(first?.map((entry) => entry.sequence + 1));
  });
});
