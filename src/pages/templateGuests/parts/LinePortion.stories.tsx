import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { productExample } from '#tests/examples/product.ts';
import { readGuestScale } from '../rules/guestScale';
import { scaledLine } from '../rules/scaledLine';
import { LinePortion } from './LinePortion';

/** Cheese in wheels of 6 kg. */
const product = productExample();
const item = { productSku: product.sku, amount: 1, unit: 'LAI' };
const lineOf = (scale: object, of = product) => scaledLine(item, of, readGuestScale({ base: 80, wanted: 120, ...scale }));
const sku = '104711';
const events = [
  { id: '1', name: 'Bankett', day: '2026-11-27', guests: 120 },
  { id: '2', name: 'Brunch', day: '2026-11-29', guests: 60 },
];

const meta = {
  title: 'Pages/TemplateGuests/LinePortion',
  component: LinePortion,
  args: { line: lineOf({}), product, dishes: [], onPortion: fn(), onDish: fn() },
} satisfies Meta<typeof LinePortion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 6 kg for 80 guests are 75 g each, as usual for cheese; another content is typed. */
export const OfTemplate: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByPlaceholderText(/^75.g$/)).toBeVisible();
    await expect(canvas.getByText('üblich 40–120 g')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Je Gast: Bergkäse/ }), '0,1 kg');
    await waitFor(() => expect(args.onPortion).toHaveBeenLastCalledWith(sku, { quantity: 100, measure: 'g' }, undefined));
  },
};

/** More than usual: a quiet hint. */
export const Unusual: Story = {
  args: { line: lineOf({ portions: [{ sku, quantity: 400, measure: 'g' }] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('400 g');
    await expect(canvas.getByText('mehr als üblich (40–120 g)')).toBeVisible();
  },
};

const candles = productExample({
  name: 'Tischkerzen',
  categoryName: undefined,
  netFillingQuantity: { quantity: 10, unit: 'Stk' },
  basePrice: undefined,
});

/** Counted goods: by packs as before, and it says so. */
export const Unknown: Story = {
  args: { product: candles, line: lineOf({}, candles) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inhalt nicht bekannt: nach Gebinden gerechnet')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** Each event's amount; an own content for one of them. */
export const Events: Story = {
  args: { line: lineOf({ events }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Bankett \(Fr., 27\.11\.\), 120 Gäste: 9.kg$/)).toBeVisible();
    await expect(canvas.getByText(/^Brunch \(So., 29\.11\.\), 60 Gäste: 4,5.kg$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Je Veranstaltung eigene Menge: Bergkäse/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Je Gast, Brunch .*: Bergkäse/ }), '120');
    await waitFor(() => expect(args.onPortion).toHaveBeenLastCalledWith(sku, { quantity: 120, measure: 'g' }, '2'));
  },
};

/** Goods of unknown content have each event's amount in packs. */
export const UnknownWithEvents: Story = {
  args: { product: candles, line: lineOf({ events }, candles) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/60 Gäste: 0,75.Laib$/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

const dishes = [
  { id: '1', name: 'Käseteller', share: 60, baseShare: 100, skus: [sku] },
  { id: '2', name: '', share: 40, baseShare: 100, skus: [] },
];

/** In a dish that six of ten guests take. */
export const InDish: Story = {
  args: { dishes, line: lineOf({ dishes }) },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: /^Gericht: Bergkäse/ });
    await expect(select).toHaveDisplayValue('Käseteller (60 %)');
    await userEvent.selectOptions(select, 'Gericht 2 (40 %)');
    await expect(args.onDish).toHaveBeenLastCalledWith(sku, '2');
    await userEvent.selectOptions(select, 'Für alle Gäste');
    await expect(args.onDish).toHaveBeenLastCalledWith(sku, undefined);
  },
};
