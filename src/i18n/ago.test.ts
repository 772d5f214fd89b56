import { expect, test } from 'vitest';
import { formatAgo } from './ago';
import { localeOf } from './locale';

test.each([
  ['2026-11-20T08:59:30Z', 'jetzt', 'now', 'ora'],
  ['2026-11-20T09:00:20Z', 'jetzt', 'now', 'ora'],
  ['2026-11-20T08:58:00Z', 'vor 2 Minuten', '2 minutes ago', '2 minuti fa'],
  ['2026-11-20T05:30:00Z', 'vor 3 Stunden', '3 hours ago', '3 ore fa'],
  ['2026-11-19T09:01:00Z', 'vor 23 Stunden', '23 hours ago', '23 ore fa'],
  ['2026-11-19T08:00:00Z', 'gestern', 'yesterday', 'ieri'],
  // After midnight in Vienna, so it is three days, not four.
  ['2026-11-16T23:30:00Z', 'vor 3 Tagen', '3 days ago', '3 giorni fa'],
])('%s was %s at ten in the morning', (moment, de, en, it) => {
  const now = new Date('2026-11-20T09:00:00Z');
  expect(Object.values(localeOf).map((locale) => formatAgo(new Date(moment), now, locale))).toEqual([de, en, it]);
});
