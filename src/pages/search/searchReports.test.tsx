import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Product } from '../../domain/product';
import type { SearchPage } from '../../domain/searchResult';
import { ownShop } from '../../domain/shop';
import * as reports from '../../queries/searchAnalytics';
import type { ShopContext } from '../../queries/shopContext';
import { setCookie } from '../../session/cookies';
import { useSearchReports } from './searchReports';

vi.mock(import('../../queries/searchAnalytics'), () => ({
  reportCheckout: vi.fn<() => void>(),
  reportShownResult: vi.fn<() => void>(),
  reportOpenedProduct: vi.fn<() => void>(),
}));

const context: ShopContext = { tenant: 'AL', customerId: '100', shop: ownShop, language: 'de' };
const cheese = { sku: '104711', name: 'Bergkäse' } as Product;
const page = {
  groups: [{ category: undefined, count: 1, products: [cheese] }],
  promoted: undefined,
  total: 1,
  typeOfQuery: 'AND',
} as unknown as SearchPage;

function Result({ query, result }: { query: string; result: SearchPage | undefined }) {
  const onOpen = useSearchReports(context, query, result);
  return (
    <div onClickCapture={onOpen} onAuxClickCapture={onOpen}>
      <a href="/product/104711">
        <span>{cheese.name}</span>
      </a>
      <a href="/search?category=130000">{'category'}</a>
    </div>
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  setCookie('consentSearchAnalytics', true);
});

afterEach(cleanup);

test('a result is reported once it is there, and the product that is opened out of it, into a new tab too', async () => {
  const { rerender } = render(<Result query=" berg " result={undefined} />);
  expect(reports.reportShownResult).not.toHaveBeenCalled();
  rerender(<Result query=" berg " result={page} />);
  await vi.waitFor(() => expect(reports.reportShownResult).toHaveBeenCalledWith(context, { term: 'berg', total: 1, typeOfQuery: 'AND' }));
  fireEvent.click(screen.getByText(cheese.name));
  fireEvent(screen.getByText(cheese.name), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  await vi.waitFor(() => expect(reports.reportOpenedProduct).toHaveBeenCalledTimes(2));
  expect(reports.reportOpenedProduct).toHaveBeenCalledWith('berg', cheese, '/product/104711');
});

test('other links, the right button and browsing without words are no opened product', async () => {
  const { rerender } = render(<Result query="berg" result={page} />);
  fireEvent.click(screen.getByText('category'));
  fireEvent(screen.getByText(cheese.name), new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  rerender(<Result query="" result={page} />);
  fireEvent.click(screen.getByText(cheese.name));
  await vi.dynamicImportSettled();
  expect(reports.reportOpenedProduct).not.toHaveBeenCalled();
});

test('without consent the code of the reports is not even asked', async () => {
  setCookie('consentSearchAnalytics', false);
  render(<Result query="berg" result={page} />);
  fireEvent.click(screen.getByText(cheese.name));
  await vi.dynamicImportSettled();
  expect(reports.reportShownResult).not.toHaveBeenCalled();
  expect(reports.reportOpenedProduct).not.toHaveBeenCalled();
});
