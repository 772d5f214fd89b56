import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buyerRules, priceExample, productExample } from '#tests/examples/product.ts';
import { readGuestScale, type GuestScale } from '../rules/guestScale';
import { scaledLine } from '../rules/scaledLine';
import { ScaledHead, ScaledRow } from './ScaledRow';

/** Cheese by the wheel, and in cartons of four at a lower price. */
const product = productExample();
const scale: GuestScale = readGuestScale({ base: 80, wanted: 120 });
const item = { productSku: product.sku, amount: 1, unit: 'LAI' };

const meta = {
  title: 'Pages/TemplateGuests/ScaledRow',
  component: ScaledRow,
  args: {
    line: scaledLine(item, product, scale),
    product,
    displayRules: buyerRules,
    href: '/product/104711',
    onFixed: fn(),
    onPack: fn(),
    dishes: [],
    onPortion: fn(),
    onDish: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ container: 'guests / inline-size' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScaledRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One and a half wheels become two; a carton of four would leave more than half, at a higher total, and isn't offered. */
export const Rounded: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('+0,5 Laib aufgerundet')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/1.Laib in der Vorlage, diesmal 2.Laib/);
    await expect(canvas.getByText('154,80 €')).toBeVisible();
    // One and a half wheels are 9 kg, 75 g for each of 120 guests.
    await expect(canvas.getByText(/^2.Laib = 12.kg, 3.kg übrig$/)).toBeVisible();
    await expect(canvas.getByPlaceholderText(/^75.g$/)).toBeVisible();
    await expect(canvas.queryByText(/^Günstiger/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Menge bleibt fest: Bergkäse/ }));
    await expect(args.onFixed).toHaveBeenLastCalledWith('104711', true);
  },
};

/** In a wide window the heads say once what each column means, and the box stands below its head. */
export const BelowHead: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <div style={{ width: '64rem', container: 'guests / inline-size' }}>
      <ScaledHead canSeePrices />
      <ScaledRow {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [head, ...others] = canvas.getAllByText('Menge bleibt fest').filter((element) => element.checkVisibility());
    await expect(others).toHaveLength(0);
    const middle = (element: Element | undefined) => {
      const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
      return (left + right) / 2;
    };
    const box = canvas.getByRole('checkbox', { name: /^Menge bleibt fest: Bergkäse/ });
    await expect(Math.abs(middle(head) - middle(box))).toBeLessThanOrEqual(1);
  },
};

const cheapByCarton = productExample({ prices: [priceExample('77.40'), priceExample('55.00', { minQuantity: 4 })] });

/** Three wheels cost more than a carton of four. */
export const CheaperPack: Story = {
  args: { line: scaledLine(item, cheapByCarton, { ...scale, base: 40 }), product: cheapByCarton },
  play: async ({ args, canvas, userEvent }) => {
    // 3 × 77.40 are 232.20, 4 × 55.00 are 220.00; a wheel has six kilograms.
    const pack = canvas.getByRole('button', {
      name: /^Günstiger: 1.Karton zu 9,17.€\/kg statt 12,90.€\/kg, im Ganzen 12,20.€ weniger$/,
    });
    await userEvent.click(pack);
    await expect(args.onPack).toHaveBeenLastCalledWith('104711', { sku: '104711', unit: 'KRT', minAmount: 1 });
  },
};

/** With double letter size the product has a line of its own. */
export const LargeLetters: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    document.documentElement.style.fontSize = '32px';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: /^Bergkäse/ }).getBoundingClientRect();
    await expect(name.bottom).toBeLessThanOrEqual(canvas.getByText('154,80 €').getBoundingClientRect().top);
  },
};

const packed: GuestScale = { ...scale, packs: [{ sku: '104711', unit: 'KRT', minAmount: 1 }] };

/** A chosen pack can be reset. */
export const Packed: Story = {
  args: { line: scaledLine(item, product, packed) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('+0,63 Kartons aufgerundet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wieder wie in der Vorlage: Laib' }));
    await expect(args.onPack).toHaveBeenLastCalledWith('104711', undefined);
  },
};

const small = productExample({ minSaleQuantity: 6 });

/** Raised to the minimum quantity, which is named separately. */
export const Minimum: Story = {
  args: { line: scaledLine(item, small, scale), product: small },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+0,5 Laib aufgerundet')).toBeVisible();
    await expect(canvas.getByText('+4 Laib bis zur Mindestmenge')).toBeVisible();
  },
};

const fixed: GuestScale = { ...scale, fixed: ['104711'] };

/** Fixed: as in the template, also below the minimum, which is shown. */
export const Fixed: Story = {
  args: { line: scaledLine(item, small, fixed), product: small },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(canvas.getByText('1 Laib')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/aufgerundet|Günstiger/)).not.toBeInTheDocument();
    await expect(canvas.getByText(/Mindestmenge: 6.Laib$/)).toBeVisible();
  },
};

/** Without prices there is neither a total nor a cheaper pack. */
export const NoPrices: Story = {
  args: { displayRules: { ...buyerRules, canSeePrices: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/€|Günstiger/);
  },
};

/** On the phone the amounts are below the name. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
