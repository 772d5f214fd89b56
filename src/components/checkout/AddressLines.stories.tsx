import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddressLines } from './AddressLines';

const meta = {
  title: 'Components/Checkout/AddressLines',
  component: AddressLines,
  args: {
    address: {
      externalId: '1',
      companyLines: ['Gasthof Ebner', 'Almhütte'],
      street: 'Almweg 1',
      postCode: '9971',
      city: 'Matrei in Osttirol',
    },
  },
} satisfies Meta<typeof AddressLines>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Company, street, town, as on an envelope. */
export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9971 Matrei in Osttirol')).toBeVisible();
  },
};

/** Old records are incomplete. */
export const Incomplete: Story = { args: { address: { externalId: '1', street: 'Almweg 1', postCode: '', city: 'Lienz' } } };
