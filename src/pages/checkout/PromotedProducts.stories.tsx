import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { isBuyer } from '../../queries/shopContext';
import { useShop } from '../../connected/shop/ShopProvider';
import { PromotedProducts } from './PromotedProducts';

/** Reads for whom the products are promoted. */
function Promoted() {
  const { context } = useShop();
  return context && isBuyer(context) ? <PromotedProducts context={context} /> : null;
}

const meta = { title: 'Connected/Cart/PromotedProducts', component: Promoted, parameters: { shop: { as: 'anna' } } } satisfies Meta<
  typeof Promoted
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the tenant promotes beside the cart; one press puts it there. */
export const Products: Story = {
  play: async ({ canvas, userEvent }) => {
    const strip = within(await canvas.findByRole('region', { name: 'Passend zu Ihrem Warenkorb' }));
    const [first] = strip.getAllByRole('article');
    if (!first) throw new Error('Nothing is promoted');
    await userEvent.click(within(first).getByRole('button', { name: /In den Warenkorb/ }));
    await waitFor(() => expect(within(first).queryByRole('button', { name: /^In den Warenkorb/ })).not.toBeInTheDocument());
  },
};

/** When they can't be had, nothing is said. */
export const Failed: Story = {
  parameters: { shop: { as: 'anna', scenario: 'listPromotedProductsForCart=404' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};
