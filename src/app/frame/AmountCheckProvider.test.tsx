import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { productExample } from '#tests/examples/product.ts';
import { AmountInput } from '#components/quantity/AmountInput.tsx';
import { ToastContext } from '#kit/toast/toastQueue.ts';
import type { RecentEssenceItem } from '#gen/models/index.ts';
import { messages } from '#i18n/catalogues/de.ts';
import { own as context } from '#queries/context.fixture.ts';
import { recentPurchasesOptions } from '#queries/essence.ts';
import { useAmountCheck } from '#connected/cart/amountCheck.ts';
import { AmountCheckProvider } from './AmountCheckProvider';

const product = productExample();
const taken = vi.fn<(amount: number) => void>();
// Preloaded: on a busy machine, fetching it takes longer than a test waits.
beforeAll(() => import('./parts/LargeAmountDialog'));
beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

/** A line of two in the cart, with a checked amount. */
function Line() {
  const { check } = useAmountCheck();
  return (
    <AmountInput
      amount={2}
      ratio={1}
      minimum={0}
      productName={product.name}
      onChange={(amount) =>
        check({ context, product, amount, unit: product.storageUnit, held: { amount: 2, unit: product.storageUnit } }, () => taken(amount))
      }
    />
  );
}

function open(quantities: readonly number[]) {
  const queryClient = new QueryClient();
  queryClient.setQueryData<RecentEssenceItem[]>(
    recentPurchasesOptions(context, product.sku).queryKey,
    quantities.map((quantity) => ({
      customerId: '100',
      tenant: 'AL',
      date: '2026-11-13',
      sku: product.sku,
      isRelevant: true,
      quantity,
      smallestUnit: 'LAIB',
    })),
  );
  render(
    <QueryClientProvider client={queryClient}>
      <IntlProvider locale="de" messages={messages}>
        <ToastContext value={{ show: () => undefined, close: () => undefined }}>
          <AmountCheckProvider>
            <Line />
          </AmountCheckProvider>
        </ToastContext>
      </IntlProvider>
    </QueryClientProvider>,
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { hidden: true });
const typeIn = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.keyDown(field(), { key: 'Enter' });
};

it('asks before ten times the largest purchase; no restores the old amount', async () => {
  open([12, 6]);
  field().focus();
  typeIn('120');
  const dialog = await screen.findByRole('dialog', { name: /^120\sLaib/ });
  expect(dialog.textContent).toContain('(12\u00a0Laib)');
  fireEvent.click(screen.getByRole('button', { name: 'Menge ändern' }));
  await waitFor(() => expect(field().value).toBe('2'));
  expect(taken).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(field()));
});

it('accepts the amount after a yes, and usual amounts without a question', async () => {
  open([12]);
  typeIn('119');
  expect(taken.mock.calls).toEqual([[119]]);
  typeIn('500');
  fireEvent.click(await screen.findByRole('button', { name: /^Ja, 500/ }));
  await waitFor(() => expect(taken.mock.calls).toEqual([[119], [500]]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks about a thousand units of a product that was never bought', async () => {
  open([]);
  typeIn('999');
  expect(taken.mock.calls).toEqual([[999]]);
  typeIn('1000');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('nicht bestellt');
});
