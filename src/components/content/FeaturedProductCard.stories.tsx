import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { FeaturedChoice } from '#domain/product/featuredProducts.ts';
import { buyerRules, productExample } from '#tests/examples/product.ts';
import { FeaturedProductCard } from './FeaturedProductCard';

const product = productExample({ minSaleQuantity: 6 });

const meta = {
  title: 'Components/Content/FeaturedProductCard',
  component: FeaturedProductCard,
  tags: ['two-looks'],
  args: {
    product,
    href: '/product/104711',
    displayRules: buyerRules,
    choice: { amount: undefined, unit: product.defaultUnit },
    isChecked: false,
    onChange: () => undefined,
    onLeave: () => undefined,
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof FeaturedProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

function Choosing(args: React.ComponentProps<typeof FeaturedProductCard>) {
  const [choice, setChoice] = useState<FeaturedChoice>(args.choice);
  const [isChecked, setChecked] = useState(args.isChecked);
  const onChange = args.onChange && setChoice;
  return <FeaturedProductCard {...args} choice={choice} isChecked={isChecked} onChange={onChange} onLeave={() => setChecked(true)} />;
}

/** Empty. */
export const Empty: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Menge: / })).toHaveValue('');
  },
};

/** Below the minimum; reported on blur. */
export const Invalid: Story = {
  args: { choice: { amount: 1, unit: { ...product.defaultUnit, ratio: 1 } }, isChecked: true },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ungültige Menge für Artikel .* – Mindestmenge: 6/)).toBeVisible();
  },
};

/** The error appears on blur, and disappears with a valid amount. */
export const Corrected: Story = {
  args: { choice: { amount: undefined, unit: { ...product.defaultUnit, ratio: 1 } } },
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: /^Menge: / });
    await userEvent.type(amount, '1');
    await expect(canvas.queryByText(/^Ungültige Menge/)).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByText(/^Ungültige Menge/)).toBeVisible();
    await userEvent.type(amount, '12');
    await expect(canvas.queryByText(/^Ungültige Menge/)).not.toBeInTheDocument();
  },
};

/** A visitor has no cart, so there is no input. */
export const Visitor: Story = {
  render: (args) => <FeaturedProductCard {...args} onChange={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};
