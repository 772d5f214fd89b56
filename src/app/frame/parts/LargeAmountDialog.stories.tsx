import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { productExample, unitExample } from '#tests/examples/product.ts';
import { LargeAmountDialog } from './LargeAmountDialog';

const meta = {
  title: 'Components/Cart/LargeAmountDialog',
  component: LargeAmountDialog,
  parameters: { docs: inOwnWindow },
  args: { product: productExample(), amount: 2125, unit: unitExample('Karton', 'KRT', 4, false), largestPurchase: 12, onAnswer: fn() },
} satisfies Meta<typeof LargeAmountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Far more than the last orders, which are named. The focus is on the way back, so that Enter alone says no. */
export const BeyondPurchases: Story = {
  tags: ['visual'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /^2\.125\sKarton/ });
    await expect(dialog).toHaveAccessibleDescription(/12\sLaib/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menge ändern' })).toHaveFocus());
  },
};

/** Interactions; the previous story has the picture. */
export const BeyondPurchasesInUse: Story = {
  ...BeyondPurchases,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menge ändern' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
    await userEvent.click(screen.getByRole('button', { name: /^Ja, 2\.125\sKarton/ }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
  },
};

/** A thousand or more of a product without recent purchases. */
export const WithoutPurchases: Story = {
  args: { largestPurchase: undefined },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/nicht bestellt/);
  },
};
