import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { GrowingList } from './GrowingList';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const height = (): number => 96;
const drawn = fn((item: number) => <p style={{ height: 96, margin: 0 }}>{`Zeile ${item}`}</p>);

const meta = {
  title: 'Kit/List/GrowingList',
  component: GrowingList<number>,
  args: { items: numbers(300), keyOf: String, heightOf: height, isHeld: false, render: drawn },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    drawn.mockClear();
  },
} satisfies Meta<typeof GrowingList<number>>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (canvas: StoryContext['canvas']) => canvas.getAllByText(/^Zeile/);

/** The first screen at once at full page height; then the others when the browser is idle, each rendered once. */
export const Long: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zeile 1')).toBeVisible();
    await expect(document.documentElement.scrollHeight).toBeGreaterThanOrEqual(300 * 96);
    // Polled slowly, since searching for 300 rows keeps a busy browser from rendering them.
    await waitFor(() => expect(rowsOf(canvas)).toHaveLength(300), { interval: 500 });
    await expect(drawn).toHaveBeenCalledTimes(300);
    await expect(rowsOf(canvas).map((row) => row.textContent)).toEqual(numbers(300).map((item) => `Zeile ${item}`));
  },
};

/** A held list renders nothing in the background; rows in the window are rendered nevertheless, at their place. */
export const Held: Story = {
  args: { isHeld: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Zeile 200')).not.toBeInTheDocument();
    const top = canvas.getByText('Zeile 1').getBoundingClientRect().top + window.scrollY;
    window.scrollTo({ top: top + 199 * 96, behavior: 'instant' });
    const there = await canvas.findByText('Zeile 200');
    await expect(Math.round(there.getBoundingClientRect().top)).toBe(0);
    await expect(canvas.queryByText('Zeile 100')).not.toBeInTheDocument();
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Rendered once, it stays.
    await expect(canvas.getByText('Zeile 200')).toBeInTheDocument();
  },
};

/** Up to 50 rows are rendered whole. */
export const Short: Story = {
  tags: ['visual'],
  args: { items: numbers(50) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zeile 50')).toBeInTheDocument();
  },
};
