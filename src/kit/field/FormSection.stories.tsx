import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { addressesExample } from '#tests/examples/order.ts';
import { AddressLines } from '#components/checkout/AddressLines.tsx';
import { FormSection } from './FormSection';

const [address] = addressesExample;

const meta = {
  title: 'Kit/Field/FormSection',
  component: FormSection,
  args: { title: 'Rechnungsadresse', hint: 'Hierher geht die Rechnung.', children: address && <AddressLines address={address} /> },
} satisfies Meta<typeof FormSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A heading, a hint and content. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Rechnungsadresse' })).toBeVisible();
    await expect(canvas.getByText('9900 Lienz')).toBeVisible();
  },
};
