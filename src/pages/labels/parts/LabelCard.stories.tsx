import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { labelExample, signExample } from '#tests/examples/label.ts';
import { LabelCard } from './LabelCard';

const label = labelExample();

const meta = {
  title: 'Components/Label/LabelCard',
  component: LabelCard,
  tags: ['two-looks'],
  args: {
    label,
    amount: 2,
    isRemoved: false,
    href: '/product/104711',
    sheet: 'A4_24',
    sign: signExample,
    showsPrices: true,
    missingImage: undefined,
    onAmount: fn(),
    onRemove: fn(),
    onUndo: fn(),
  },
  decorators: [
    (StoryOfCard) => (
      <div style={{ width: 300 }}>
        <StoryOfCard />
      </div>
    ),
  ],
} satisfies Meta<typeof LabelCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two copies. */
export const Regular: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    // The picture adds nothing to the label, so it is decorative.
    await expect(canvas.getByRole('presentation')).toHaveProperty('src', new URL(label.thumbnail ?? '', document.baseURI).href);
  },
};

/** Interactions. */
export const InUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Etiketten: ${label.name} erhöhen` }));
    await expect(args.onAmount).toHaveBeenLastCalledWith('104711', 3);
    await userEvent.click(canvas.getByRole('button', { name: `Von der Etikettenliste entfernen: ${label.name}` }));
    await expect(args.onRemove).toHaveBeenCalledWith(label);
  },
};

/** No longer sold: not printed, so there is no number. */
export const Inactive: Story = {
  tags: ['visual'],
  args: { label: labelExample({ isActive: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nicht mehr erhältlich, wird nicht gedruckt')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Just removed: its place has the undo. */
export const Removed: Story = {
  args: { isRemoved: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`Entfernt: ${label.name}`);
    await userEvent.click(canvas.getByRole('button', { name: /^Rückgängig/ }));
    await expect(args.onUndo).toHaveBeenCalledWith(label);
  },
};
