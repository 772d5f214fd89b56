import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { countedMilk } from '#tests/examples/inventoryCount.ts';
import { FoundProducts } from './FoundProducts';

const meta = {
  title: 'Components/Inventory/FoundProducts',
  component: FoundProducts,
  args: {
    products: [countedMilk, { ...countedMilk, sku: '104712', name: 'Bergbauern-Heumilch' }],
    similar: [],
    isLooking: false,
    hasFailed: false,
    isOffline: false,
    onPick: fn(),
    onOther: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FoundProducts>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (userEvent: StoryContext['userEvent'], canvas: StoryContext['canvas'], name: string | RegExp) =>
  userEvent.click(canvas.getByRole('button', { name }));

/** Results. */
export const Found: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** A product is picked, or another item named. */
export const FoundInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await press(userEvent, canvas, /^Bergbauern-Vollmilch/);
    await expect(args.onPick).toHaveBeenCalledWith(countedMilk);
    await press(userEvent, canvas, 'Etwas anderes zählen');
    await expect(args.onOther).toHaveBeenCalledOnce();
  },
};

/** Only near matches: they have a heading, and can be picked. */
export const OnlySimilar: Story = {
  tags: ['visual'],
  args: { products: [], similar: [countedMilk] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Nichts Genaues. Ähnlich:' })).toBeVisible();
    await press(userEvent, canvas, /^Bergbauern-Vollmilch/);
    await expect(args.onPick).toHaveBeenCalledWith(countedMilk);
  },
};

/** No results. */
export const Empty: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Kein Artikel gefunden.');
  },
};

/** The range search failed; products known to the device are shown. */
export const Failed: Story = {
  args: { hasFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    await press(userEvent, canvas, 'Noch einmal versuchen');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Offline. */
export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/die dieses Gerät schon kennt/)).toBeVisible();
  },
};
