import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { countedMilk } from '../../../../tests/examples/inventoryCount';
import { FoundProducts } from './FoundProducts';

const meta = {
  title: 'Components/Inventory/FoundProducts',
  component: FoundProducts,
  args: {
    products: [countedMilk, { ...countedMilk, sku: '104712', displayedId: '104712', name: 'Bergbauern-Heumilch' }],
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

const press = (canvasElement: HTMLElement, name: string | RegExp) => userEvent.click(within(canvasElement).getByRole('button', { name }));

/** What was found. */
export const Found: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2);
  },
};

/** A product is picked, or it is something else. */
export const FoundInUse: Story = {
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, /^Bergbauern-Vollmilch/);
    await expect(args.onPick).toHaveBeenCalledWith(countedMilk);
    await press(canvasElement, 'Etwas anderes zählen');
    await expect(args.onOther).toHaveBeenCalledOnce();
  },
};

/** Nothing is called what was typed: what only comes near is headed as such, and can be pressed. */
export const OnlySimilar: Story = {
  tags: ['visual'],
  args: { products: [], similar: [countedMilk] },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Nichts Genaues. Ähnlich:' })).toBeVisible();
    await press(canvasElement, /^Bergbauern-Vollmilch/);
    await expect(args.onPick).toHaveBeenCalledWith(countedMilk);
  },
};

/** Nothing was found. */
export const Empty: Story = {
  args: { products: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Kein Artikel gefunden.');
  },
};

/** The range couldn't be searched; what the device knows is there. */
export const Failed: Story = {
  args: { hasFailed: true },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'Noch einmal versuchen');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Without a network. */
export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/die dieses Gerät schon kennt/)).toBeVisible();
  },
};
