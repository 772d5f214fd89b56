import type { Meta, StoryObj } from '@storybook/react-vite';
import { memo, useCallback, useState, type ComponentProps } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { groupCart } from '#domain/cart/cartGroup.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { cartExample, longCartExample } from '#tests/examples/cart.ts';
import { buyerRules } from '#tests/examples/product.ts';
import type { OrderChoice } from '#domain/price/displayRules.ts';
import { CartLineRow } from '#pages/checkout/parts/cart/CartLineRow.tsx';
import { CartList, type CartListGroup } from './CartList';
import { RemovedLineRow } from './RemovedLineRow';

/** Groups of lines, one of which may have been removed. */
const groupsOf = (lines: readonly CartLine[], removed?: string): CartListGroup[] =>
  groupCart(lines).map(({ key, kind, categoryName, lines: grouped }) => ({
    key,
    kind,
    categoryName,
    skus: grouped.map(({ line }) => line.sku),
    lineCount: grouped.filter(({ line }) => line.sku !== removed).length,
  }));

const rows = (lines: readonly CartLine[]) => (sku: string) => {
  const line = lines.find((one) => one.sku === sku);
  return (
    line && <CartLineRow line={line} displayRules={buyerRules} href="#" isBusy={false} onChoose={fn()} onClamped={fn()} onRemove={fn()} />
  );
};

const meta = {
  title: 'Components/Cart/CartList',
  component: CartList,
  tags: ['two-looks'],
  args: { groups: groupsOf(cartExample), renderLine: rows(cartExample) },
} satisfies Meta<typeof CartList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every group in its order of priority, the categories after them by name. */
export const AllGroups: Story = {
  tags: ['visual', 'three-looks'],
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent.replace(/\d.*$/, ''));
    await expect(headings).toEqual([
      'Nicht mehr erhältlich',
      'Erst später verfügbar',
      'Abweichender Liefertag',
      'Vorbestellung',
      'Abweichender Bestellschluss',
      'Bier',
      'Käse',
    ]);
  },
};

/** A removed line leaves its place, with an undo. */
export const WithRemovedLine: Story = {
  tags: ['visual'],
  args: {
    groups: groupsOf(cartExample, '668733'),
    renderLine: (sku) =>
      sku === '668733' ? <RemovedLineRow sku={sku} name="Hirtenbräu Porter bio, 0,33 l Flasche" onUndo={fn()} /> : rows(cartExample)(sku),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Hirtenbräu.*rückgängig machen/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Bier' })).toBeVisible();
  },
};

const thousand = longCartExample(1000);

/** A thousand lines: only those near the window are rendered. */
export const Long: Story = {
  args: { groups: groupsOf(thousand), renderLine: rows(thousand) },
  play: async ({ canvas }) => {
    const shown = (await canvas.findAllByRole('article')).length;
    await expect(shown).toBeGreaterThan(5);
    await expect(shown).toBeLessThan(60);
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('1.000 Positionen');
  },
};

const rendered = new Set<string>();

/** A memoised row that counts its renders. */
const CountedRow = memo(function CountedRow(props: ComponentProps<typeof CartLineRow>) {
  rendered.add(props.line.sku);
  return <CartLineRow {...props} />;
});

/** A cart with editable amounts that records which rows render. */
function ChangingCart({ lines: first }: { lines: readonly CartLine[] }) {
  const [lines, setLines] = useState(first);
  const [choose] = useState(() => (sku: string, { amount }: OrderChoice) => {
    setLines((before) => before.map((line) => (line.sku === sku ? { ...line, amount } : line)));
  });
  const [still] = useState(() => ({ remove: () => undefined, raised: () => undefined }));
  const renderLine = useCallback(
    (sku: string) => {
      const line = lines.find((one) => one.sku === sku);
      return (
        line && (
          <CountedRow
            line={line}
            displayRules={buyerRules}
            href="#"
            isBusy={false}
            onChoose={choose}
            onClamped={still.raised}
            onRemove={still.remove}
          />
        )
      );
    },
    [lines, choose, still],
  );
  return <CartList groups={groupsOf(lines)} renderLine={renderLine} />;
}

/** A changed amount renders its own row again, and no other. */
export const OneChange: Story = {
  render: () => <ChangingCart lines={longCartExample(30)} />,
  play: async ({ canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole('article');
    if (!second) throw new Error('The cart has no second line');
    rendered.clear();
    await userEvent.click(within(second).getByRole('button', { name: /mehr|erhöhen/i }));
    await waitFor(() => expect(within(second).getByText(/232,20/)).toBeVisible());
    await expect([...rendered]).toEqual(['200001']);
  },
};

/** The same with a thousand lines, and no more elements than with sixty. */
export const OneChangeInThousand: Story = {
  render: () => <ChangingCart lines={thousand} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [, second] = await canvas.findAllByRole('article');
    if (!second) throw new Error('The cart has no second line');
    // Lines a little further down are rendered when the browser is idle, for the first time and not again.
    await waitFor(() =>
      expect(canvas.getAllByRole('article').at(-1)?.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight + 900),
    );
    rendered.clear();
    await userEvent.click(within(second).getByRole('button', { name: /mehr|erhöhen/i }));
    await waitFor(() => expect(within(second).getByText(/232,20/)).toBeVisible());
    await expect([...rendered]).toEqual(['200001']);
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(60 * 100);
  },
};
