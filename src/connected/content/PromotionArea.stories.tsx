import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ownShop } from '#domain/customer/shop.ts';
import { useShop } from '../shop/ShopProvider';
import { PromotionArea } from './PromotionArea';

function Area() {
  const { context } = useShop();
  return context && <PromotionArea context={context} place={{ kind: 'browse', categoryId: undefined }} />;
}

const meta = {
  title: 'Connected/Content/PromotionArea',
  component: PromotionArea,
  args: { context: { tenant: 'AL', customerId: '100', shop: ownShop, language: 'de' }, place: { kind: 'browse', categoryId: undefined } },
  render: () => <Area />,
  parameters: { shop: { as: 'anna', tenant: 'AL', route: '/search' } },
} satisfies Meta<typeof PromotionArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Promotions of a list, each with a link. */
export const OfAllProducts: Story = {
  play: async ({ canvas }) => {
    const strip = within(await canvas.findByRole('region', { name: 'Aktionen' }));
    for (const link of await strip.findAllByRole('link'))
      await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/search\?(?=.*category=)(?=.*prices=promotion)/));
  },
};

/** Without the price permission there are no promotions. */
export const WithoutPrices: Story = {
  parameters: { shop: { as: 'eva', tenant: 'AL', route: '/search' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('region', { name: 'Aktionen' })).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('[class*="area"]')).toBeNull();
  },
};
