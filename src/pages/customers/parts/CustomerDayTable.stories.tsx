import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { CustomerDay, ListedCustomer } from '#domain/customer/customerDay.ts';
import { decimal } from '#domain/price/money.ts';
import { momentOf } from '#domain/text/calendar.ts';
import { customerExample } from '#tests/examples/customer.ts';
import { CustomerDaySkeleton, CustomerDayTable } from './CustomerDayTable';

const sum = (text: string, isPartial = false) => ({ sum: decimal(text), isPartial });
const house = (id: string, name: string, until: string | undefined, over: Partial<ListedCustomer> = {}): ListedCustomer => ({
  ...customerExample(id, name),
  upcomingDays: until === undefined ? [] : [{ day: '2026-11-25', orderUntil: until, slotId: 'slot-3' }],
  ...over,
});
const today = momentOf('2026-11-23', '14:30').toISOString();
const tomorrow = momentOf('2026-11-24', '12:00').toISOString();

const days: readonly CustomerDay[] = [
  {
    customer: house('101', 'Berggasthof Bergland', today),
    cart: { lineCount: 6, net: sum('812.4') },
    orders: { next: { orderId: '4501000044', day: '2026-11-24' }, coming: 2, count: 9, total: sum('12480.55') },
  },
  {
    customer: house('100', 'Pension Enzian', tomorrow),
    cart: { lineCount: 1, net: sum('20', true) },
    orders: { next: undefined, coming: 0, count: 20, total: sum('45912.1', true) },
  },
  {
    customer: house('103', 'Hotel Post', today),
    cart: { lineCount: 0, net: sum('0') },
    orders: { next: { orderId: '4501000046', day: '2026-11-23' }, coming: 1, count: 0, total: sum('0') },
  },
  { customer: house('104', 'Almhütte Sonnblick', undefined), cart: 'failed', orders: 'failed' },
  { customer: house('105', 'Café Central', today), cart: 'loading', orders: 'loading' },
  { customer: house('106', 'Seewirt', today), cart: 'unread', orders: 'unread' },
  {
    customer: house('102', 'Wirtshaus Traube', today, { disabled: true, disabledReason: 'Dieses Kundenkonto ist gesperrt.' }),
    cart: 'unread',
    orders: 'unread',
  },
];

const meta = {
  title: 'Pages/Customers/CustomerDayTable',
  component: CustomerDayTable,
  args: {
    days,
    now: momentOf('2026-11-23', '10:48'),
    currentId: '100',
    canSeePrices: true,
    isRetrying: () => false,
    onOpen: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CustomerDayTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each state of a row: waiting cart, partial sums, empty cart, failed, loading, not read, blocked. */
export const States: Story = { tags: ['visual'] };

/** Ways in and the retry call back; what each row says; rows of equal height, whatever is known. */
export const StatesInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const row = (name: string) => within(canvas.getByRole('row', { name: new RegExp(name) }));
    const [first] = args.days;
    await expect(row('Bergland').getByText('Heute, 14:30 Uhr')).toBeVisible();
    await userEvent.click(row('Bergland').getByRole('button', { name: '6 Positionen: Warenkorb von Berggasthof Bergland öffnen' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('cart', first);
    await userEvent.click(row('Bergland').getByRole('button', { name: /^9 Bestellungen in 30 Tagen: Bestellungen von Berggasthof/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('orders', first);
    await userEvent.click(row('Bergland').getByRole('button', { name: 'Einkaufen für Berggasthof Bergland, Nummer 101' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('shop', first);
    await expect(row('Bergland').getByText('4501000044 (+1)')).toBeVisible();
    await expect(row('Enzian').getByText('ab 45.912,10 €')).toBeVisible();
    await expect(row('Post').getByText('Leer')).toBeVisible();
    await userEvent.click(row('Sonnblick').getAllByRole('button', { name: 'Noch einmal laden: Almhütte Sonnblick' })[0] as HTMLElement);
    await expect(args.onRetry).toHaveBeenLastCalledWith('104');
    await expect(row('Sonnblick').getByText('Kein Liefertag offen')).toBeVisible();
    await expect(row('Traube').getByText('Dieses Kundenkonto ist gesperrt.')).toBeVisible();
    await expect(row('Traube').queryByRole('button')).not.toBeInTheDocument();
    const heights = canvas
      .getAllByRole('row')
      .slice(1, -1)
      .map((one) => Math.round(one.getBoundingClientRect().height));
    await expect(new Set(heights).size).toBe(1);
  },
};

/** On the phone: cards. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** Without the price permission there is no sum. */
export const NoPrices: Story = {
  args: { canSeePrices: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('6 Positionen');
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};

/** While the first carts decide the sequence. */
export const Loading: Story = { render: () => <CustomerDaySkeleton rows={3} canSeePrices /> };
