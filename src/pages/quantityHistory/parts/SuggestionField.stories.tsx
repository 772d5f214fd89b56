import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { productExample, unitExample } from '#tests/examples/product.ts';
import { SuggestionField } from './SuggestionField';

/** Keeps the wanted amount in state, as the order suggestion does. */
function Kept(props: ComponentProps<typeof SuggestionField>) {
  const [wanted, setWanted] = useState(props.wanted);
  return (
    <SuggestionField
      {...props}
      wanted={wanted}
      onChange={(next) => {
        setWanted(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Fair/SuggestionField',
  component: SuggestionField,
  args: { product: productExample(), wanted: { amount: 3, unit: 'LAI' }, onChange: fn(), onClamped: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SuggestionField>;

export default meta;
type Story = StoryObj<typeof meta>;

const amountOf = (canvas: StoryContext['canvas']) => canvas.getByRole('textbox', { name: /^Menge: Bergkäse/ });

/** Amount and unit can be changed. */
export const Changed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(amountOf(canvas));
    await userEvent.type(amountOf(canvas), '12{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ amount: 12, unit: 'LAI' });
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'KRT');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ amount: 12, unit: 'KRT' }));
    await expect(args.onClamped).not.toHaveBeenCalled();
  },
};

/** At least 10 wheels: 3 cartons of 4, but not 3 single ones. */
export const RaisedByUnit: Story = {
  args: { product: productExample({ minSaleQuantity: 10 }), wanted: { amount: 3, unit: 'KRT' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'LAI');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ amount: 10, unit: 'LAI' }));
    await expect(args.onClamped).toHaveBeenCalledOnce();
    await expect(amountOf(canvas)).toHaveValue('10');
  },
};

/** On the phone the unit stays beside the amount, in the card's space for both. */
export const Phone: Story = {
  args: {
    product: productExample({
      units: [unitExample('Laib', 'LAI'), unitExample('Gemeinschaftsverpflegungsgebinde', 'GEB', 24)],
      defaultUnit: unitExample('Laib', 'LAI'),
    }),
  },
  decorators: [
    (Shown) => (
      <div style={{ width: 300 }}>
        <Shown />
      </div>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const unit = canvas.getByRole('combobox').getBoundingClientRect();
    const amount = amountOf(canvas).getBoundingClientRect();
    await expect(unit.left).toBeGreaterThan(amount.right);
    await expect(unit.top).toBeLessThan(amount.bottom);
  },
};

/** It can't be ordered at present. */
export const NotOrderable: Story = {
  args: { product: productExample({ isOrderable: false }) },
  play: async ({ canvas }) => {
    await expect(amountOf(canvas)).toBeDisabled();
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};
