import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { customerExample } from '#tests/examples/customer.ts';
import { OrderedFor } from './OrderedFor';

const meta = {
  title: 'Components/Checkout/OrderedFor',
  component: OrderedFor,
  args: { customer: customerExample('100', 'Pension Enzian'), look: 'head' },
} satisfies Meta<typeof OrderedFor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Below the heading: name, number and place. */
export const Head: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Sie bestellen für Pension Enzian100 · 9971 Matrei in Osttirol');
  },
};

/** Above the order button: the name alone. */
export const AboveButton: Story = {
  args: { look: 'button' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^Sie bestellen für Pension Enzian$/);
  },
};

/** Its line is reserved until the customer is known. */
export const Loading: Story = { args: { customer: undefined } };
