import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { emptyEntry } from '../rules/delivery';
import { exampleLine } from '../rules/delivery.fixture';
import { TemperatureRows } from './TemperatureRows';

const fries = {
  ...exampleLine(0),
  id: '7',
  name: 'Pommes frites',
  cold: { kind: 'frozen', degrees: -15, source: 'kind' },
} as const;

const meta = {
  title: 'Pages/GoodsReceived/TemperatureRows',
  component: TemperatureRows,
  args: {
    lines: [
      { line: exampleLine(0), entry: { ...emptyEntry, temperature: 4, takenBy: 'Anna', takenAt: Date.UTC(2026, 10, 30, 5, 10) } },
      { line: fries, entry: { ...emptyEntry, temperature: -12 } },
    ],
    taker: 'Anna',
    onTaker: fn(),
    onTemperature: fn(),
  },
} satisfies Meta<typeof TemperatureRows>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two lines, one of them too warm. */
export const Measured: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Über −15 °C: zählt als zu warm.')).toBeVisible();
    for (const button of canvas.getAllByRole('button'))
      await expect(Math.min(button.getBoundingClientRect().width, button.getBoundingClientRect().height)).toBeGreaterThanOrEqual(48);
  },
};

/** Enter goes on to the next line. */
export const MeasuredInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const [cheese, frozen] = ['Bergkäse', 'Pommes frites'].map((name) => canvas.getByRole('textbox', { name }));
    if (!cheese || !frozen) throw new Error('There are two fields');
    await userEvent.type(cheese, '5{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await expect(args.onTemperature).toHaveBeenLastCalledWith(exampleLine(0), 5);
    await expect(frozen).toHaveFocus();
    await userEvent.type(frozen, '{Enter}');
    await expect(frozen).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Gemessen von' }), 'e');
    await expect(args.onTaker).toHaveBeenLastCalledWith('Annae');
  },
};
