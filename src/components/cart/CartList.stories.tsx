import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { groupCart } from '../../domain/cartGroup';
import type { CartLine } from '../../domain/cart';
import { cartExample, longCartExample } from '../examples/cart';
import { buyerViewing } from '../examples/product';
import { CartLineRow } from './CartLineRow';
import { CartList, type CartListGroup } from './CartList';
import { RemovedLineRow } from './RemovedLineRow';

const groupsOf = (lines: readonly CartLine[]): CartListGroup[] =>
  groupCart(lines).map(({ key, kind, categoryName, lines: grouped }) => ({ key, kind, categoryName, skus: grouped.map(({ line }) => line.sku) }));

const rows = (lines: readonly CartLine[]) => (sku: string) => {
  const line = lines.find((one) => one.sku === sku);
  return line && <CartLineRow line={line} viewing={buyerViewing} href="#" isBusy={false} onChange={fn()} onRaised={fn()} onRemove={fn()} />;
};

const meta = {
  title: 'Components/Cart/CartList',
  component: CartList,
  args: { groups: groupsOf(cartExample), renderLine: rows(cartExample) },
} satisfies Meta<typeof CartList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every group in its order of priority, the categories after them by name. */
export const AllGroups: Story = {
  tags: ['visual', 'matrix'],
  play: async ({ canvasElement }) => {
    const headings = within(canvasElement).getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent.replace(/\d.*$/, ''));
    await expect(headings).toEqual([
      'Nicht mehr erhältlich', 'Verspätete Lieferung', 'Abweichender Liefertag', 'Vorbestellung', 'Abweichender Bestellschluss', 'Bier', 'Käse',
    ]);
  },
};

/** A removed line leaves its place, with the way back. */
export const WithRemovedLine: Story = {
  tags: ['visual'],
  args: {
    renderLine: (sku) => (sku === '668733' ? <RemovedLineRow name="Hirtenbräu Porter bio, 0,33 l Flasche" onUndo={fn()} /> : rows(cartExample)(sku)),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Hirtenbräu.*rückgängig machen/ })).toBeVisible();
  },
};

const thousand = longCartExample(1000);

/** A thousand lines: only those near the window are in the page. */
export const Long: Story = {
  args: { groups: groupsOf(thousand), renderLine: rows(thousand) },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement).getAllByRole('article').length;
    await expect(shown).toBeGreaterThan(5);
    await expect(shown).toBeLessThan(60);
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent('1.000 Positionen');
  },
};
