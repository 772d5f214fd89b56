import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { isBuyer } from '#queries/shopContext.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { PromotedProducts } from './PromotedProducts';

/** Renders the strip for the story's customer. */
function Promoted() {
  const { context } = useShop();
  return context && isBuyer(context) ? <PromotedProducts context={context} /> : null;
}

const meta = { title: 'Connected/Cart/PromotedProducts', component: Promoted, parameters: { shop: { as: 'anna' } } } satisfies Meta<
  typeof Promoted
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Products promoted by the tenant beside the cart; one press adds one. */
export const Products: Story = {
  play: async ({ canvas, userEvent }) => {
    const strip = within(await canvas.findByRole('region', { name: 'Passend zu Ihrem Warenkorb' }));
    const [first] = strip.getAllByRole('article');
    if (!first) throw new Error('Nothing is promoted');
    await userEvent.click(within(first).getByRole('button', { name: /In den Warenkorb/ }));
    await waitFor(() => expect(within(first).queryByRole('button', { name: /^In den Warenkorb/ })).not.toBeInTheDocument());
  },
};

/** On the phone an amount of four digits fits between minus and plus. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const [amount] = await canvas.findAllByRole('textbox', { name: /^Menge/ });
    await expect(amount?.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};

/** On failure nothing is shown. */
export const Failed: Story = {
  parameters: { shop: { as: 'anna', scenario: 'listPromotedProductsForCart=404' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};
