import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tiers } from '#domain/price/priceTiers.ts';
import { priceExample, productExample } from '#tests/examples/product.ts';
import { TierTable } from './TierTable';

const { prices, basePrice, defaultUnit } = productExample();

const meta = {
  title: 'Components/Price/TierTable',
  component: TierTable,
  args: { tiers: tiers(prices, { amount: 1, ratio: 1, basePrice }), unit: defaultUnit },
} satisfies Meta<typeof TierTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tiers with their savings; the current one is marked. */
export const TwoTiers: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows[1]).toHaveAttribute('aria-current', 'true');
    await expect(rows[2]).toHaveTextContent('70,80 €');
    await expect(rows[2]).toHaveTextContent('11,80 €/kg');
    await expect(rows[2]).toHaveTextContent('−8,53 %');
  },
};

/** A promotion from a quantity on: its kind, and until when. */
export const PromotionFromFour: Story = {
  args: {
    tiers: tiers(
      [
        priceExample('77.4000'),
        priceExample('65.9000', { type: 'on-sale-for-all', source: 'PROMOTION', minQuantity: 4, toDate: '2026-11-30' }),
      ],
      { amount: 1, ratio: 1, basePrice },
    ),
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows[1]).not.toHaveTextContent('bis');
    await expect(rows[2]).toHaveTextContent('ab 4Aktionspreis bis Mo., 30.11.');
  },
};

/** A press chooses the amount that reaches a tier. */
export const Choosable: Story = {
  args: { onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ab 4' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenLastCalledWith(4);
  },
};
