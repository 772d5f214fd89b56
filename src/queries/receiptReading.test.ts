import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { addDays } from '#domain/text/calendar.ts';
import { getReceiptEntryMock } from '#gen/models/index.faker.ts';
import { getListReceiptsQueryKey } from '#gen/receipt/list-receipts.ts';
import { made } from '#tests/examples/made.ts';
import { own } from './context.fixture';
import { receiptReadingOptions } from './receiptReading';

/** Pages of two documents each: one of every tenth day, back from 30 November. */
function pageOf(pageNumber: number, totalPages: number) {
  const documents = [0, 1].map((place) =>
    made(getReceiptEntryMock, { documentNumber: `${pageNumber}/${place}`, date: addDays('2026-11-30', -10 * (2 * pageNumber + place)) }),
  );
  return { page: { totalElements: 2 * totalPages, totalPages, number: pageNumber, size: 2 }, documents };
}

/** The given number of pages are known, so that none is asked; one beyond would be asked in vain. */
function knowing(known: number, totalPages: number): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  for (let pageNumber = 0; pageNumber < known; pageNumber += 1)
    client.setQueryData(
      getListReceiptsQueryKey(own.tenant, own.customerId, 'all', { sortDirection: 'DESC', pageNumber, pageSize: 100 }),
      pageOf(pageNumber, totalPages),
    );
  return client;
}

test.each([
  ['a single page', 1, 1, undefined, 10, 1, false],
  ['all pages', 5, 5, undefined, 10, 5, false],
  ['as many as the bound', 10, 30, undefined, 10, 10, true],
  ['twice as many', 20, 30, undefined, 20, 20, true],
  ['the bound is the end', 10, 10, undefined, 10, 10, false],
  // The first page ends on 20 November.
  ['the newest for a period that it covers', 1, 30, '2026-11-21', 10, 1, false],
  // Its day may go on on the next page, which is read with the two after it.
  ['the next three for a period that begins with its end', 4, 30, '2026-11-20', 10, 4, false],
  // The tenth page ends 190 days before: on 24 May.
  ['the bound before the period is reached', 10, 30, '2026-05-24', 10, 10, true],
  ['the bound when the period is reached', 10, 30, '2026-05-25', 10, 10, false],
])('%s', async (_of, known, totalPages, from, maxPages, read, hasMore) => {
  const client = knowing(known, totalPages);
  const answer = await client.fetchQuery(receiptReadingOptions(own, 'all', from, maxPages));
  expect(answer.documents).toHaveLength(2 * read);
  expect(answer.documents.at(-1)?.documentNumber).toBe(`${read - 1}/1`);
  expect(answer.hasMore).toBe(hasMore);
  expect(answer.page.totalElements).toBe(2 * totalPages);
});

test('nothing is read before a customer is chosen', () => {
  expect(typeof receiptReadingOptions({ ...own, customerId: undefined }, 'all', undefined, 10).queryFn).toBe('symbol');
});
