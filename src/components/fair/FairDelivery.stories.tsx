import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FairDelivery } from './FairDelivery';

const meta = {
  title: 'Components/Fair/FairDelivery',
  component: FairDelivery,
  args: { first: '2026-03-02', last: '2026-04-30' },
} satisfies Meta<typeof FairDelivery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From a first to a last day. */
export const Range: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Lieferung von Mo\., 02\.03\. bis Do\., 30\.04\.$/);
  },
};

/** Without a last day. */
export const From: Story = {
  args: { last: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Lieferung ab Mo\., 02\.03\.$/);
  },
};

/** Without a first day. */
export const To: Story = {
  args: { first: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Lieferung bis Do\., 30\.04\.$/);
  },
};

/** No limits. */
export const Unlimited: Story = {
  args: { first: undefined, last: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};
