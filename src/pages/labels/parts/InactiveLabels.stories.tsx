import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { labelExample } from '#tests/examples/label.ts';
import { InactiveLabels } from './InactiveLabels';

const rice = labelExample({ sku: '104719', name: 'Sushireis, 1 kg Packung' });
const vinegar = labelExample({ sku: '104720', name: 'Himbeeressig, 500 ml Flasche' });

const meta = {
  title: 'Components/Label/InactiveLabels',
  component: InactiveLabels,
  tags: ['two-looks'],
  args: { labels: [rice, vinegar], isRemoving: false, failed: 0, onRemove: fn() },
} satisfies Meta<typeof InactiveLabels>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two products are named. */
export const Two: Story = { tags: ['visual'] };

/** One press removes both. */
export const InUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Diese 2 Artikel entfernen' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** One is left after a failure. */
export const OneFailed: Story = {
  args: { labels: [rice], failed: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ein Artikel konnte nicht entfernt werden.');
    await expect(canvas.getByRole('button', { name: 'Diesen Artikel entfernen' })).toBeVisible();
  },
};

/** Renders nothing if all are sold. */
export const None: Story = {
  args: { labels: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
