import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deadlineLineExample } from '#tests/examples/cart.ts';
import { LineDeadlines } from './LineDeadlines';

const deadline = (sku: string, name: string, until: string) => ({
  line: { ...deadlineLineExample, sku, product: { ...deadlineLineExample.product, sku, name } },
  day: '2026-11-25',
  until: new Date(until),
});
const tafelspitz = deadline('1', 'Tafelspitz vom Rind, Packung ca. 2,5 kg', '2026-11-24T10:00:00Z');
const fish = deadline('2', 'Seesaiblingsfilet mit Haut, geschuppt und entgrätet', '2026-11-24T09:30:00Z');

const meta = {
  title: 'Components/Checkout/LineDeadlines',
  component: LineDeadlines,
  args: { deadlines: [fish, tafelspitz], today: '2026-11-24', now: new Date('2026-11-24T08:58:30Z') },
} satisfies Meta<typeof LineDeadlines>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two products with an earlier deadline than their day. */
export const Two: Story = {
  tags: ['visual', 'phone'],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Seesaiblingsfilet.*bis heute, 10:30.*noch 31 Min\. 30 Sek\./);
    await expect(second).toHaveTextContent(/Tafelspitz.*bis heute, 11:00.*noch 1 Std\. 1 Min\./);
  },
};

/** A deadline on another day names it. */
export const Tomorrow: Story = {
  args: { deadlines: [tafelspitz], today: '2026-11-23' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('bis Di., 24.11., 11:00');
  },
};

/** The first four of many, and more on request. */
export const Many: Story = {
  args: { deadlines: Array.from({ length: 9 }, (_, index) => deadline(`${index}`, `Zanderfilet ${index + 1}`, '2026-11-24T10:00:00Z')) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: '5 weitere Artikel zeigen' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
  },
};

/** Renders nothing if no product has a deadline of its own. */
export const None: Story = {
  args: { deadlines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
