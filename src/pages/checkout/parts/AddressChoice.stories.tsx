import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { addressesExample } from '#tests/examples/order.ts';
import { AddressChoice } from './AddressChoice';

const [kitchen] = addressesExample;

const meta = {
  title: 'Components/Checkout/AddressChoice',
  component: AddressChoice,
  args: {
    addresses: addressesExample,
    address: kitchen,
    unloadingArea: 'Küche',
    showsMissing: false,
    onAddress: fn(),
    onUnloadingArea: fn(),
  },
} satisfies Meta<typeof AddressChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two addresses as cards, and the unloading areas of the chosen one. */
export const Cards: Story = {
  tags: ['visual'],
};

/** Interactions; pictured by the previous story. */
export const CardsInUse: Story = {
  ...Cards,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Almhütte/ }));
    await expect(args.onAddress).toHaveBeenCalledWith('100-02');
    await userEvent.click(canvas.getByRole('radio', { name: 'Keller' }));
    await expect(args.onUnloadingArea).toHaveBeenCalledWith('Keller');
  },
};

/** Many addresses as a select. */
export const Many: Story = {
  args: {
    addresses: Array.from({ length: 9 }, (_, index) => ({
      externalId: `100-0${index}`,
      street: `Almweg ${index + 1}`,
      city: 'Lienz',
      postCode: '9900',
    })),
    address: undefined,
    unloadingArea: undefined,
    showsMissing: true,
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Lieferadresse' });
    await expect(field).toBeInvalid();
    await userEvent.selectOptions(field, 'Almweg 3, 9900 Lienz');
    await expect(args.onAddress).toHaveBeenCalledWith('100-02');
  },
};

/** No unloading area chosen yet. */
export const AreaMissing: Story = {
  args: { unloadingArea: undefined, showsMissing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bitte wählen Sie eine Abladestelle.')).toBeVisible();
  },
};
