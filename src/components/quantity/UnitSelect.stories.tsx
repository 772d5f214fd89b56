import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { unitExample } from '#tests/examples/product.ts';
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

/** The units with their contents. */
export const TwoUnits: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Einheit: Sauvignon Blanc' });
    await expect(within(select).getByRole('option', { name: 'Karton (6\u00a0Flaschen)' })).toBeInTheDocument();
  },
};

/** Interactions; pictured by the previous story. */
export const TwoUnitsInUse: Story = {
  ...TwoUnits,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Einheit: Sauvignon Blanc' });
    await expect(within(select).getByRole('option', { name: 'Karton (6\u00a0Flaschen)' })).toBeInTheDocument();
    await userEvent.selectOptions(select, 'KRT');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith(carton);
  },
};

/** Closed it shows the number first and short names, untruncated in its narrowest place. */
export const Closed: Story = {
  args: {
    units: [unitExample('Kilogramm', 'KG'), unitExample('Packung', 'PKG', 2.5, false), unitExample('Palette', 'PAL', 1296, false)],
    unit: unitExample('Palette', 'PAL', 1296, false),
    storageUnit: unitExample('Kilogramm', 'KG'),
    isWeighed: true,
    size: 'small',
  },
  decorators: [
    (Shown) => (
      <div style={{ display: 'grid', width: 146 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const shown = canvas.getByText('1.296 kg · Pal.');
    await expect(shown).toBeVisible();
    await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
    await expect(canvas.getByRole('option', { name: 'Packung (ca. 2,5\u00a0kg)' })).toBeInTheDocument();
  },
};

/** The same on the phone, whose letters are larger. */
export const ClosedOnPhone: Story = { ...Closed, tags: ['phone'], globals: { viewport: { value: 'phone', isRotated: false } } };

/** In a row: only the chosen unit, until the focus adds the others. */
export const Sparse: Story = {
  args: { unit: carton, isSparse: true },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox');
    await expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['6\u00a0Fl. · Kt.']);
    await userEvent.tab();
    await expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Flasche', 'Karton (6\u00a0Flaschen)']);
    await expect(canvas.getByText('6 Fl. · Kt.')).toBeVisible();
  },
};

/** A single unit is plain text. */
export const OneUnit: Story = {
  args: { units: [bottle] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await expect(canvas.getByText('Flasche')).toBeVisible();
  },
};

/** A unit that is no longer sold is shown, and the others are offered. */
export const UnitGone: Story = {
  args: { unit: unitExample('Palette', 'PAL', 600, false) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'Palette (600\u00a0Flaschen)' })).toBeDisabled();
  },
};

/** Disabled. */
export const Disabled: Story = { args: { isDisabled: true } };
