import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EssenceToggle } from './EssenceToggle';
import { RecentPurchases } from './RecentPurchases';

const meta = {
  title: 'Components/Product/EssenceToggle',
  component: EssenceToggle,
  args: { productName: 'Bergkäse', state: 'hidden', onToggle: fn() },
  decorators: [
    (StoryOfToggle) => (
      <div style={{ padding: 96 }}>
        <StoryOfToggle />
      </div>
    ),
  ],
} satisfies Meta<typeof EssenceToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

const toggleOf = (canvas: StoryContext['canvas']) => canvas.getByRole('button', { name: 'Auf der Essenzliste: Bergkäse' });

/** Hidden: a press shows it. */
export const Hidden: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(toggleOf(canvas));
    await expect(args.onToggle).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('tooltip')).toHaveTextContent('Auf Ihrer Essenzliste ausgeblendet');
  },
};

/** Shown: a press hides it. */
export const Shown: Story = {
  tags: ['visual'],
  args: { state: 'shown' },
  play: async ({ canvas }) => {
    await expect(toggleOf(canvas)).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Interactions; pictured by the previous story. */
export const ShownInUse: Story = {
  ...Shown,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(toggleOf(canvas)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(toggleOf(canvas));
    await expect(args.onToggle).toHaveBeenLastCalledWith(false);
  },
};

/** Not on the list: it can be added by hand. */
export const Addable: Story = {
  args: { state: 'addable' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(toggleOf(canvas));
    await expect(canvas.getByRole('tooltip')).toHaveTextContent('Von Hand auf die Essenzliste setzen');
  },
};

/** Unknown: disabled. */
export const Unknown: Story = {
  args: { state: 'unknown' },
  play: async ({ canvas }) => {
    await expect(toggleOf(canvas)).toBeDisabled();
  },
};

/** With the last three purchases in the hint. */
export const RecentlyBought: Story = {
  tags: ['visual'],
  args: {
    state: 'shown',
    hint: (
      <RecentPurchases
        purchases={[
          { date: '2026-11-13', quantity: 2, unit: 'LAI' },
          { date: '2026-11-06', quantity: 1.5, unit: 'LAI' },
        ]}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tooltip')).toHaveTextContent('Fr., 13.11.2026 - 2 Laib');
  },
};
