import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { buyerRules, noPricesRules, notAvailableExample, productExample } from '#tests/examples/product.ts';
import { TemplateItemRow } from './TemplateItemRow';

const product = productExample();

const meta = {
  title: 'Components/OrderTemplate/TemplateItemRow',
  component: TemplateItemRow,
  args: {
    sku: product.sku,
    amount: 2,
    unit: 'LAI',
    product,
    isLoading: false,
    displayRules: buyerRules,
    href: '/product/104711',
    edit: undefined,
    theirs: undefined,
    onChoose: fn(),
    onClamped: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onAccept: fn(),
  },
  // The container that the rows' queries measure (CartList).
  decorators: [
    (Story) => (
      <div style={{ container: 'lines / inline-size' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TemplateItemRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A product with amount, unit and price. */
export const Regular: Story = { tags: ['visual'] };

/** On the phone. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** Changes of amount and unit are reported, and the removal. */
export const InUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: `Menge: ${product.name}` });
    await userEvent.clear(amount);
    await userEvent.type(amount, '5{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('104711', { amount: 5, unit: 'LAI' });
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'KRT');
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith('104711', { amount: 5, unit: 'KRT' }));
    await userEvent.click(canvas.getByRole('button', { name: `${product.name} entfernen` }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('104711');
  },
};

/** Saving. */
export const Saving: Story = {
  args: { edit: { wanted: { amount: 2, unit: 'LAI' }, before: undefined, state: 'saving' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true');
  },
};

/** It can't be ordered at present; its amount can be changed nevertheless. */
export const NotAvailable: Story = {
  args: { product: notAvailableExample() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Derzeit nicht verfügbar')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toBeEnabled();
  },
};

/** Its unit is no longer sold and is named by its abbreviation. */
export const UnitGone: Story = {
  args: { unit: 'PAL' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('PAL');
  },
};

/** Without the permission there are no prices. */
export const NoPrices: Story = {
  args: { displayRules: noPricesRules },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};

/** An unknown product with the template's data only. */
export const Unknown: Story = {
  args: { product: undefined, unit: 'KRT' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Artikel 104711' })).toHaveTextContent(/2\sKartons/);
    await expect(canvas.getByRole('button', { name: 'Artikel 104711 entfernen' })).toBeVisible();
  },
};
