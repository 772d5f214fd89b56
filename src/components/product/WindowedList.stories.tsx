import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { WindowedList } from './WindowedList';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const meta = {
  title: 'Components/Product/WindowedList',
  component: WindowedList<number>,
  args: { items: numbers(300), keyOf: String, estimate: () => 96, render: (item) => <p style={{ height: 96, margin: 0 }}>{`Zeile ${item}`}</p> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WindowedList<number>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of 300 rows only those near the window are in the page, and the page is as high as all of them. */
export const Long: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Zeile 1')).toBeInTheDocument();
    await expect(canvas.queryByText('Zeile 200')).not.toBeInTheDocument();
    await expect(document.documentElement.scrollHeight).toBeGreaterThanOrEqual(300 * 96);
    window.scrollTo({ top: 199 * 96, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByText('Zeile 200')).toBeVisible());
    await expect(canvas.queryByText('Zeile 1')).not.toBeInTheDocument();
    await expect(document.documentElement.scrollHeight).toBeGreaterThanOrEqual(300 * 96);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByText('Zeile 1')).toBeInTheDocument());
  },
};

/** Up to 50 rows are simply all there. */
export const Short: Story = {
  args: { items: numbers(50) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Zeile 50')).toBeInTheDocument();
  },
};
