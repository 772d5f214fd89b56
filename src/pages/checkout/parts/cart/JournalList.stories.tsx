import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byDay, toJournal } from '#domain/cart/cartJournal.ts';
import { journalEventsExample, journalPeopleExample, journalProductsExample } from '#tests/examples/journal.ts';
import { JournalList } from './JournalList';

const meta = {
  title: 'Components/Cart/JournalList',
  component: JournalList,
  tags: ['visual'],
  args: {
    days: byDay(toJournal(journalEventsExample, journalPeopleExample)),
    products: journalProductsExample,
    now: new Date('2026-11-20T08:00:00Z'),
    olderCount: 0,
    hrefOf: (sku) => `/product/${sku}`,
    onOlder: fn(),
    onFollow: fn(),
  },
} satisfies Meta<typeof JournalList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of change: own, a colleague's, an unknown user's; a product without a known name has its number. */
export const EveryKind: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Heute',
      'Gestern',
      'Mittwoch, 18. November 2026',
    ]);
    const texts = canvas.getAllByRole('listitem').map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim());
    await expect(texts).toHaveLength(8);
    await expect(texts[0]).toMatch(/^08:55 Bergkäse.* Von Ihnen geändert ?vor 5 Minuten .*von 2 Laib auf 5 Laib/);
    await expect(texts[1]).toMatch(/Alpenbutter.* Von eva\.al entfernt ?vor 30 Minuten .*vorher 3 Karton/);
    await expect(texts[4]).toMatch(/^17:40 Ganzer Warenkorb Von jemand anderem geleert/);
    await expect(texts[7]).toMatch(/^16:42 Bestellung Von Ihnen abgeschickt ?vorgestern$/);
    const [unknown] = canvas.getAllByRole('link', { name: 'Artikel 999999' });
    if (!unknown) throw new Error('The unknown product is missing');
    await userEvent.click(unknown);
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};

/** More than is shown. */
export const Long: Story = {
  args: { olderCount: 120 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '120 ältere Änderungen anzeigen' }));
    await expect(args.onOlder).toHaveBeenCalledOnce();
  },
};
