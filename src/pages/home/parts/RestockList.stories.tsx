import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { productExample } from '#tests/examples/product.ts';
import { RestockList, type RestockRow } from './RestockList';

const row = (sku: string, name: string, state: RestockRow['state']): RestockRow => ({
  sku,
  name,
  since: '2026-11-02',
  href: `/product/${sku}`,
  state,
});
const back = row('104711', 'Bergkäse 6 Monate gereift', { kind: 'back', product: productExample({ sku: '104711' }) });
const gone = row('104720', 'Steinpilze getrocknet', { kind: 'gone' });
const expired = row('104721', 'Gamsragout', { kind: 'expired' });

const meta = {
  title: 'Pages/Home/RestockList',
  component: RestockList,
  args: {
    opening: 'a',
    rows: [
      back,
      row('104717', 'Bachforelle', { kind: 'soon', eta: '2026-11-29' }),
      row('104718', 'Rehrücken', { kind: 'soon', eta: undefined }),
      gone,
      expired,
      row('104722', 'Topfen', { kind: 'unknown' }),
    ],
    isLoading: false,
    failure: undefined,
    listHref: '/#watched',
    onAdd: fn(),
    onRemove: fn(),
    onAgain: fn(),
  },
} satisfies Meta<typeof RestockList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole list: each product with its state. */
export const List: Story = { tags: ['visual', 'phone'] };

/** The list takes the focus, and names each state. */
export const ListInUse: Story = {
  ...List,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Gemerkt, bis wieder da' })).toHaveFocus();
    await expect(canvas.getByText(/^Nur auf diesem Gerät gemerkt, höchstens 90 Tage/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Wieder da'),
      expect.stringContaining('Erwartet ab So., 29.11.'),
      expect.stringContaining('Noch nicht da'),
      expect.stringContaining('Nicht mehr im Sortiment'),
      expect.stringContaining('Erinnerung abgelaufen'),
      expect.stringContaining('Verfügbarkeit unbekannt'),
    ]);
  },
};

/** News only, on the home page: what is back goes into the cart or is dismissed. */
export const NewsInUse: Story = {
  tags: ['!dev', '!autodocs'],
  args: { opening: undefined, rows: [back] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Wieder da' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Liste zeigen' })).toHaveAttribute('href', '/#watched');
    await userEvent.click(canvas.getByRole('button', { name: /in den Warenkorb: Bergkäse/ }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^Erledigt: Bergkäse/ }));
    await expect(args.onRemove).toHaveBeenCalledWith('104711');
  },
};

/** An expired reminder is watched again or removed. */
export const ExpiredInUse: Story = {
  tags: ['!dev', '!autodocs'],
  args: { rows: [gone, expired] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter merken: Gamsragout' }));
    await expect(args.onAgain).toHaveBeenCalledWith(expired);
    await userEvent.click(canvas.getByRole('button', { name: 'Entfernen: Steinpilze getrocknet' }));
    await expect(args.onRemove).toHaveBeenCalledWith('104720');
  },
};

/** Nothing is watched. */
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sie haben keinen Artikel gemerkt/)).toBeVisible();
  },
};

/** Without news nothing is shown. */
export const NoNews: Story = {
  args: { opening: undefined, rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

/** Loading. */
export const Loading: Story = { args: { rows: [], isLoading: true } };

/** Loading failed: that is no news, and is told. */
export const Failed: Story = {
  args: { opening: undefined, rows: [], failure: { error: new Error('500'), isRetrying: false, onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ob gemerkte Artikel wieder da sind, konnte nicht geladen werden.');
  },
};
