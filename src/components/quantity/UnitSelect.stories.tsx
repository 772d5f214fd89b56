import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { unitExample } from '../examples/product';
import { UnitSelect } from './UnitSelect';

const bottle = unitExample('Flasche', 'FLA');
const carton = unitExample('Karton', 'KRT', 6, false);

const meta = {
  title: 'Components/Quantity/UnitSelect',
  component: UnitSelect,
  args: { units: [bottle, carton], unit: bottle, storageUnit: bottle, productName: 'Sauvignon Blanc', onChange: fn() },
} satisfies Meta<typeof UnitSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The units with what they hold. */
export const TwoUnits: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Einheit: Sauvignon Blanc' });
    await expect(within(select).getByRole('option', { name: 'Karton (6\u00a0Flaschen)' })).toBeInTheDocument();
  },
};

/** What can be done there; its picture is the story before it. */
export const TwoUnitsInUse: Story = {
  ...TwoUnits,
  tags: [],
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Einheit: Sauvignon Blanc' });
    await expect(within(select).getByRole('option', { name: 'Karton (6\u00a0Flaschen)' })).toBeInTheDocument();
    await userEvent.selectOptions(select, 'KRT');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith(carton);
  },
};

/** A single unit is plain text. */
export const OneUnit: Story = {
  args: { units: [bottle] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('combobox')).not.toBeInTheDocument();
    await expect(within(canvasElement).getByText('Flasche')).toBeVisible();
  },
};

/** A line whose unit is no longer sold shows it, and offers the others. */
export const UnitGone: Story = {
  args: { unit: unitExample('Palette', 'PAL', 600, false) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('option', { name: 'Palette (600\u00a0Flaschen)' })).toBeDisabled();
  },
};

/** Nothing can be changed. */
export const Disabled: Story = { args: { isDisabled: true } };
