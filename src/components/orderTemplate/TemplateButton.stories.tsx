import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TemplateButton } from './TemplateButton';

const meta = {
  title: 'Components/OrderTemplate/TemplateButton',
  component: TemplateButton,
  args: { productName: 'Bergkäse', count: 0, isOpen: false, onOpen: fn() },
} satisfies Meta<typeof TemplateButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In no order template: a list with a plus; a press opens the menu. */
export const InNone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bestellvorlagen: Bergkäse', expanded: false }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** In two of them: a list with a tick, in the accent colour. */
export const InSome: Story = {
  args: { count: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bestellvorlagen: Bergkäse (in 2 enthalten)' })).toBeVisible();
  },
};

/** With its menu open. */
export const Open: Story = {
  args: { isOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { expanded: true })).toBeVisible();
  },
};
