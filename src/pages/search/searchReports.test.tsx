import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { made } from '#tests/examples/made.ts';
import { wireProduct } from '#tests/examples/wire.ts';
import { toFlatPage, type SearchPage } from '#domain/search/searchResult.ts';
import type { TrackingEvent } from '#domain/customer/trackingEvent.ts';
import { getPageInfoMock, getSearchFacetsMock, getSearchResultMock } from '#gen/models/index.faker.ts';
import { own as context } from '#queries/context.fixture.ts';
import { subscribeToEvents } from '#queries/eventStream.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { useSearchReports } from './searchReports';

const cheese = wireProduct({ sku: '104711', name: 'Bergkäse' });
const page = toFlatPage(
  made(getSearchResultMock, {
    products: [cheese],
    page: made(getPageInfoMock, { totalElements: 1 }),
    facets: made(getSearchFacetsMock),
    metadata: { typeOfQuery: 'AND' },
  }),
);

function Result({ query, result, as = context }: { query: string; result: SearchPage | undefined; as?: ShopContext }) {
  const onOpen = useSearchReports(as, query, result);
  return (
    <div onClickCapture={onOpen} onAuxClickCapture={onOpen}>
      <a href="/product/104711">
        <span>{cheese.name}</span>
      </a>
      <a href="/search?category=130000">{'category'}</a>
    </div>
  );
}

const told = vi.fn<(event: TrackingEvent) => void>();
let stop: () => void;

beforeEach(async () => {
  stop = subscribeToEvents(told);
  // Reports of other tests come first and are ignored.
  await Promise.resolve();
  told.mockClear();
});

afterEach(() => {
  cleanup();
  stop();
});

const events = () => told.mock.calls.map(([event]) => event);
const click = { kind: 'productClick', term: 'berg', sku: '104711', name: 'Bergkäse', path: '/product/104711' };

test('a result is reported once it is loaded, as is the product opened from it, also in a new tab', () => {
  const { rerender } = render(<Result query=" berg " result={undefined} />);
  expect(events()).toEqual([]);
  rerender(<Result query=" berg " result={page} />);
  fireEvent.click(screen.getByText(cheese.name));
  fireEvent(screen.getByText(cheese.name), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(events()).toEqual([{ kind: 'search', term: 'berg', total: 1, typeOfQuery: 'AND' }, click, click]);
});

test('other links, the right button and browsing without words count as no opened product', () => {
  const { rerender } = render(<Result query="berg" result={page} />);
  fireEvent.click(screen.getByText('category'));
  fireEvent(screen.getByText(cheese.name), new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  rerender(<Result query="" result={page} />);
  fireEvent.click(screen.getByText(cheese.name));
  expect(events().map(({ kind }) => kind)).toEqual(['search']);
});

test('a filter, a failure in between and another language are the same search; another term or customer is a new one', () => {
  const { rerender } = render(<Result query="berg" result={page} />);
  rerender(<Result query="berg" result={{ ...page, total: 6 }} />);
  rerender(<Result query="berg" result={undefined} />);
  rerender(<Result query="berg" result={page} as={{ ...context, language: 'it' }} />);
  expect(events()).toEqual([{ kind: 'search', term: 'berg', total: 1, typeOfQuery: 'AND' }]);
  rerender(<Result query="reis" result={{ ...page, total: 3 }} />);
  rerender(<Result query="reis" result={{ ...page, total: 2 }} as={{ ...context, customerId: '101' }} />);
  expect(events().slice(1)).toEqual([
    { kind: 'search', term: 'reis', total: 3, typeOfQuery: 'AND' },
    { kind: 'search', term: 'reis', total: 2, typeOfQuery: 'AND' },
  ]);
});
