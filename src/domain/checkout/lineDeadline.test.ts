import { describe, expect, it } from 'vitest';
import { attribute, lineOf } from '#tests/examples/wire.ts';
import { closingMoments, lineDeadlines } from './lineDeadline';

const at = (iso: string) => new Date(iso);
const own = (sku: string, time: string, ...more: string[]) =>
  lineOf({ sku, attributes: [attribute('Bestellschluss', time), ...more.map((key) => attribute(key))] });
/** Tuesday, to be ordered by Monday 14:30 in Vienna; Saturday by Friday 14:30. */
const tuesday = { day: '2025-11-25', orderUntil: at('2025-11-24T13:30:00Z'), slotId: 'tue' };
const saturday = { day: '2025-11-29', orderUntil: at('2025-11-28T13:30:00Z'), slotId: 'sat' };
const told = (...args: Parameters<typeof lineDeadlines>) =>
  lineDeadlines(...args).map(({ line, day, until }) => [line.sku, day, until.toISOString()]);

describe('lineDeadlines', () => {
  it('has the lines with earlier deadlines, soonest first', () => {
    const lines = [lineOf({ sku: 'plain' }), own('late', '12:00'), own('early', '9:30', 'Gekuehlt'), own('never', '25:00')];
    expect(told(lines, { dry: '2025-11-25', fresh: '2025-11-25' }, [tuesday])).toEqual([
      ['early', '2025-11-25', '2025-11-24T08:30:00.000Z'],
      ['late', '2025-11-25', '2025-11-24T11:00:00.000Z'],
    ]);
  });

  it.each([
    ['later than the day\u2019s', '14:31', []],
    ['the same as the day\u2019s', '14:30', []],
    ['a minute before it', '14:29', [['own', '2025-11-25', '2025-11-24T13:29:00.000Z']]],
    ['at midnight', '00:00', [['own', '2025-11-25', '2025-11-23T23:00:00.000Z']]],
  ])('with an own deadline %s (%s) has %j', (_, time, expected) => {
    expect(told([own('own', time)], { dry: '2025-11-25' }, [tuesday])).toEqual(expected);
  });

  it('uses the day of the kind, or that of an alternative tour', () => {
    const frozen = own('frozen', '10:00', 'Tiefgekuehlt');
    const byTour = lineOf({ sku: 'tour', attributes: [attribute('Bestellschluss', '10:00')] }, { alternativeDeliveryDate: '2025-11-29' });
    expect(told([byTour, own('dry', '10:00'), frozen], { dry: '2025-11-25', frozen: '2025-11-29' }, [tuesday, saturday])).toEqual([
      ['dry', '2025-11-25', '2025-11-24T09:00:00.000Z'],
      ['tour', '2025-11-29', '2025-11-28T09:00:00.000Z'],
      ['frozen', '2025-11-29', '2025-11-28T09:00:00.000Z'],
    ]);
  });

  it.each([
    ['no day is chosen', own('own', '10:00'), {}, [tuesday]],
    ['the day is closed', own('own', '10:00'), { dry: '2025-11-25' }, [saturday]],
    ['the day\u2019s deadline is not known', own('own', '10:00'), { dry: '2025-11-25' }, [{ ...tuesday, orderUntil: undefined }]],
    [
      'the line can\u2019t be ordered',
      lineOf({ attributes: [attribute('Bestellschluss', '10:00')], shopAvailability: { status: 'INACTIVE' } }),
      { dry: '2025-11-25' },
      [tuesday],
    ],
  ])('has none when %s', (_, line, days, open) => {
    expect(lineDeadlines([line], days, open)).toEqual([]);
  });

  it.each([
    ['forward, on the Sunday', '2025-03-31', '2025-03-30T12:30:00Z', '02:30', '2025-03-30T01:30:00.000Z'], // 02:30 is left out: 03:30
    ['forward, after it', '2025-03-31', '2025-03-30T12:30:00Z', '10:00', '2025-03-30T08:00:00.000Z'],
    ['back, the first of the two', '2025-10-27', '2025-10-26T13:30:00Z', '02:30', '2025-10-26T00:30:00.000Z'],
    ['back, after it', '2025-10-27', '2025-10-26T13:30:00Z', '10:00', '2025-10-26T09:00:00.000Z'],
  ])('holds when the clocks go %s', (_, day, orderUntil, time, until) => {
    expect(told([own('own', time)], { dry: day }, [{ day, orderUntil: at(orderUntil), slotId: undefined }])).toEqual([['own', day, until]]);
  });
});

it('has every moment of a deadline', () => {
  expect(closingMoments([tuesday, { ...saturday, orderUntil: undefined }], [own('a', '10:00'), own('b', '10:00'), lineOf()])).toEqual([
    at('2025-11-24T13:30:00Z'),
    at('2025-11-24T09:00:00Z'),
  ]);
});
