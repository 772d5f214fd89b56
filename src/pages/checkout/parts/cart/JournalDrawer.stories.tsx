import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { byDay, toJournal } from '#domain/cart/cartJournal.ts';
import { inOwnWindow } from '#kit/docs.ts';
import { journalEventsExample, journalPeopleExample, journalProductsExample } from '#tests/examples/journal.ts';
import { JournalDrawer } from './JournalDrawer';
import { JournalList } from './JournalList';

const meta = {
  title: 'Components/Cart/JournalDrawer',
  component: JournalDrawer,
  parameters: { docs: inOwnWindow },
  args: {
    isOpen: true,
    onClose: fn(),
    children: (
      <JournalList
        days={byDay(toJournal(journalEventsExample, journalPeopleExample))}
        products={journalProductsExample}
        now={new Date('2026-11-20T08:00:00Z')}
        olderCount={0}
        hrefOf={(sku) => `/product/${sku}`}
        onOlder={fn()}
        onFollow={fn()}
      />
    ),
  },
} satisfies Meta<typeof JournalDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the side; Escape and the button close it. */
export const Open: Story = {
  tags: ['visual', 'phone'],
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Änderungen am Warenkorb' }));
    await expect(drawer.getByText('Seit der letzten Bestellung, das Neueste zuerst.')).toBeInTheDocument();
  },
};

/** Interactions; pictured by the previous story. */
export const OpenInUse: Story = {
  ...Open,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Änderungen am Warenkorb' }));
    await expect(drawer.getByText('Seit der letzten Bestellung, das Neueste zuerst.')).toBeInTheDocument();
    await userEvent.click(drawer.getByRole('button', { name: 'Schließen' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** A bottom sheet on the phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
