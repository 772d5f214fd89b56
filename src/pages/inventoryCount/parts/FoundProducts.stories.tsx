import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { countedMilk } from '../../../../tests/examples/inventoryCount';
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

/** What was found. */
export const Found: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** A product is picked, or it is something else. */
export const FoundInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await press(userEvent, canvas, /^Bergbauern-Vollmilch/);
    await expect(args.onPick).toHaveBeenCalledWith(countedMilk);
    await press(userEvent, canvas, 'Etwas anderes zählen');
    await expect(args.onOther).toHaveBeenCalledOnce();
  },
};

/** Nothing is called what was typed: what only comes near is headed as such, and can be pressed. */
export const OnlySimilar: Story = {
  tags: ['visual'],
  args: { products: [], similar: [countedMilk] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Nichts Genaues. Ähnlich:' })).toBeVisible();
    await press(userEvent, canvas, /^Bergbauern-Vollmilch/);
    await expect(args.onPick).toHaveBeenCalledWith(countedMilk);
  },
};

/** Nothing was found. */
export const Empty: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Kein Artikel gefunden.');
  },
};

/** The range couldn't be searched; what the device knows is there. */
export const Failed: Story = {
  args: { hasFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    await press(userEvent, canvas, 'Noch einmal versuchen');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Without a network. */
export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/die dieses Gerät schon kennt/)).toBeVisible();
  },
};
