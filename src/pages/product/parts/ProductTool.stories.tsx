import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EssenceToggle } from '#components/product/EssenceToggle.tsx';
import { ProductTool } from './ProductTool';

const onToggle = fn();

const meta = {
  title: 'Components/Product/ProductTool',
  component: ProductTool,
  args: { word: 'Essenzliste', children: <EssenceToggle productName="Bergkäse" state="shown" onToggle={onToggle} /> },
} satisfies Meta<typeof ProductTool>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press on the label presses the button, which keeps its own name. */
export const OnTheList: Story = {
  play: async ({ canvas, userEvent }) => {
    onToggle.mockClear();
    const button = canvas.getByRole('button', { name: 'Auf der Essenzliste: Bergkäse', pressed: true });
    const { left, top, width, height } = canvas.getByText('Essenzliste').getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(button);
    await userEvent.click(button);
    await expect(onToggle).toHaveBeenCalledWith(false);
  },
};

/** Disabled while the state is unknown. */
export const Unknown: Story = { args: { children: <EssenceToggle productName="Bergkäse" state="unknown" onToggle={onToggle} /> } };

/** A product that can't be on the list has no tool. */
export const NotForThisProduct: Story = {
  args: { children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Essenzliste')).not.toBeVisible();
  },
};
