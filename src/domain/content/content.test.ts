import { expect, test } from 'vitest';
import { comingEvents, documentHead, entryDayOf, filledDepartments, headedPage, jobFacts, slugOf, validityOn } from './content';

test.each([
  [{}, { kind: 'open' }],
  [{ validFrom: '2026-11-20' }, { kind: 'open' }],
  [{ validFrom: '2026-11-25' }, { kind: 'open' }],
  [{ validFrom: '2026-11-26' }, { kind: 'upcoming', from: '2026-11-26' }],
  [
    { validFrom: '2026-11-20', validTo: '2026-11-25' },
    { kind: 'running', to: '2026-11-25' },
  ],
  [
    { validFrom: '2026-11-26', validTo: '2026-11-30' },
    { kind: 'upcoming', from: '2026-11-26' },
  ],
  [{ validTo: '2026-11-24' }, { kind: 'over', to: '2026-11-24' }],
  [
    { validFrom: '2026-11-30', validTo: '2026-11-20' },
    { kind: 'over', to: '2026-11-20' },
  ],
  [{ validFrom: 'soon', validTo: 'never' }, { kind: 'open' }],
])('on 25 November 2026 %j is %j', (times, expected) => expect(validityOn('2026-11-25', times)).toEqual(expected));

test('events are sorted by date, and past ones left out', () => {
  const events = [
    { title: 'late', startDate: '2026-12-01' },
    { title: 'over', startDate: '2026-11-24' },
    { title: 'evening', startDate: '2026-11-25', time: '18:30' },
    { title: 'still on', startDate: '2026-11-20', endDate: '2026-11-25' },
    { title: 'morning', startDate: '2026-11-25', time: '09:00' },
  ];
  expect(comingEvents(events, '2026-11-25').map(({ title }) => title)).toEqual(['still on', 'morning', 'evening', 'late']);
});

const heading = (text: string, level: number) => ({ component: 'heading', uid: 'h', text, level }) as const;
const intro = { component: 'intro', uid: 'i', title: 'Frühling' } as const;
const picture = { component: 'image', uid: 'p', image: { url: '/a.svg' } } as const;

test.each([
  ['its first heading', {}, [heading('Flugblätter', 1), picture], 'Flugblätter', false, 1],
  ['the title of its head above another heading', { pageTitle: 'Titel' }, [heading('Mehr', 2)], 'Titel', false, 1],
  ['the title of its head, unseen above an opening', { pageTitle: ' Titel ' }, [intro, picture], 'Titel', true, 2],
  ['the claim of its opening', {}, [intro], 'Frühling', true, 1],
  ['the title of its head above an empty heading', { pageTitle: 'Titel' }, [heading(' ', 1)], 'Titel', false, 1],
  ['none', { pageTitle: '  ' }, [], undefined, false, 0],
] as const)('the heading of a page is %s', (_case, meta, blocks, title, isTitleHidden, left) => {
  const page = headedPage({ meta, blocks: [...blocks] });
  expect([page.title, page.isTitleHidden, page.blocks.length]).toEqual([title, isTitleHidden, left]);
});

test.each([
  [{}, [undefined, undefined, undefined, undefined]],
  [
    { pageTitle: 'Wein\n des Monats', description: ' ', keywords: 'Wein, Rot', blockRobots: false },
    ['Wein des Monats', undefined, 'Wein, Rot', undefined],
  ],
  [{ blockRobots: true }, [undefined, undefined, undefined, 'noindex, nofollow']],
])('the head of %j', (meta, expected) => {
  const { title, description, keywords, robots } = documentHead(meta);
  expect([title, description, keywords, robots]).toEqual(expected);
});

test.each([
  [{ pageTitle: 'Titel' }, 'Überschrift', 'Titel'],
  [{ pageTitle: ' ' }, 'Überschrift', 'Überschrift'],
  [{}, ' ', undefined],
])('the title of the head of %j below the heading %j', (meta, heading, expected) =>
  expect(documentHead(meta, heading).title).toBe(expected),
);

test.each([
  ['flyers', 'flyers'],
  ['/a/b/', 'a/b'],
  ['  ', undefined],
  ['', undefined],
  [undefined, undefined],
  ['x'.repeat(500), 'x'.repeat(500)],
  ['x'.repeat(501), undefined],
])('%j is the path %j', (rest, expected) => expect(slugOf(rest)).toBe(expected));

test.each([
  [{ workLocation: 'Lienz', employmentType: 'Vollzeit' }, ['Lienz', 'Vollzeit']],
  [{ workLocation: ' ', employmentType: ' Vollzeit ' }, ['Vollzeit']],
  [{}, []],
])('a vacancy with %j has the facts %j', (job, facts) => expect(jobFacts(job)).toEqual(facts));

test.each([
  ['2026-11-26', '2026-11-26'],
  ['2026-11-25', undefined],
  ['2020-01-07', undefined],
  ['2027-02-31', undefined],
  ['sofort', undefined],
  [undefined, undefined],
])('on 25 November 2026 work from %j starts on %j', (day, expected) => expect(entryDayOf(day, '2026-11-25')).toBe(expected));

test('an entry without a name is not a contact, and a department without contacts is left out', () => {
  const anna = { name: 'Anna Huber' };
  expect(
    filledDepartments([
      { name: 'Verkauf', members: [{ name: ' ' }, anna] },
      { name: 'Einkauf', members: [{ name: '' }] },
      { name: 'Lager', members: [] },
    ]),
  ).toEqual([{ name: 'Verkauf', members: [anna] }]);
});
