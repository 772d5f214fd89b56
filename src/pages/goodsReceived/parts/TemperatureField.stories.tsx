import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { emptyEntry } from '../rules/delivery';
import { exampleLine } from '../rules/delivery.fixture';
import { TemperatureField } from './TemperatureField';

const meta = {
  title: 'Pages/GoodsReceived/TemperatureField',
  component: TemperatureField,
  args: { line: exampleLine(0), entry: emptyEntry, onChange: fn() },
} satisfies Meta<typeof TemperatureField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not measured yet: the limit with its reason. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Gemessen, in °C' });
    await expect(field).toHaveAccessibleDescription('gekühlt, höchstens 6 °C laut Lagerhinweis');
    await userEvent.type(field, '-2');
    await expect(args.onChange).toHaveBeenLastCalledWith(-2);
  },
};

/** Deep-frozen goods above their limit, named in a list. */
export const OverLimit: Story = {
  args: {
    isNamed: true,
    line: { ...exampleLine(0), name: 'Pommes frites', cold: { kind: 'frozen', degrees: -15, source: 'kind' } },
    entry: { ...emptyEntry, temperature: -12 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Pommes frites' })).toHaveAccessibleDescription(
      'tiefgekühlt, höchstens −15 °C Über −15 °C: zählt als zu warm.',
    );
  },
};

/** Goods of an unknown kind: no limit is known. */
export const WithoutLimit: Story = {
  args: { line: exampleLine(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).not.toHaveAccessibleDescription();
  },
};
