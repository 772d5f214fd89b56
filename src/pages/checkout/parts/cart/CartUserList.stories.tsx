import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { toJournal } from '#domain/cart/cartJournal.ts';
import { cartUsers } from '#domain/cart/cartUsers.ts';
import { journalEventsExample, journalPeopleExample, journalProductsExample } from '#tests/examples/journal.ts';
import { CartUserList } from './CartUserList';

const assigned = [
  { userId: 'u-anna', userName: 'anna.al', email: 'anna.al@gastro-al.example' },
  { userId: 'u-eva', userName: 'eva.al', email: 'eva.al@gastro-al.example' },
  { userId: 'u-ben', userName: 'ben.al' },
  { userId: 'u-max', userName: 'max.al', email: 'max.al@gastro-al.example', isEnabled: false },
];

const meta = {
  title: 'Components/Cart/CartUserList',
  component: CartUserList,
  tags: ['two-looks'],
  args: {
    users: cartUsers(assigned, toJournal(journalEventsExample, journalPeopleExample), 'u-anna'),
    now: new Date('2026-11-20T08:00:00Z'),
    areChangesKnown: true,
    productName: (sku: string) => journalProductsExample.get(sku)?.name,
  },
} satisfies Meta<typeof CartUserList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The user of the page, a colleague who can be asked, one without an address, and a blocked one. */
export const EveryKind: Story = {
  tags: ['visual', 'phone'],
  args: { mailTo: (email) => `mailto:${email}` },
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim());
    await expect(texts).toEqual([
      'anna.al Sie anna.al@gastro-al.example Bergkäse 6 Monate gereift, Laib ca. 6 kg geändert, vor 5 Minuten',
      'eva.al eva.al@gastro-al.example Alpenbutter, Rolle 250 g entfernt, vor 30 Minuten Um Bestellung bitten',
      'ben.al Seit der letzten Bestellung nichts geändert',
      'max.al gesperrt max.al@gastro-al.example Seit der letzten Bestellung nichts geändert',
    ]);
    await expect(canvas.getByRole('link', { name: 'Um Bestellung bitten: eva.al' })).toHaveAttribute(
      'href',
      'mailto:eva.al@gastro-al.example',
    );
  },
};

/** The cart is empty, and its changes are unknown: names and addresses only. */
export const NamesOnly: Story = {
  args: { areChangesKnown: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(within(canvas.getByRole('list')).queryByText(/geändert|entfernt/)).not.toBeInTheDocument();
  },
};
