import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Fact, Facts } from './Facts';

const meta = {
  title: 'Kit/Page/Facts',
  component: Facts,
  args: {
    children: (
      <>
        <Fact label="order.field.number">4500012345</Fact>
        <Fact label="order.field.orderedFrom">Anna Huber</Fact>
        <Fact label="order.field.reference">{undefined}</Fact>
        <Fact label="order.field.notes" isWide>
          Bitte an der Rampe hinter dem Haus abladen und zweimal läuten.
        </Fact>
      </>
    ),
  },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two facts, a long one across all columns, and none for a missing value. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getByText('Anna Huber')).toBeVisible();
  },
};

/** On the phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
