import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PersonalContactCard } from './PersonalContactCard';

const meta = {
  title: 'Components/Content/PersonalContactCard',
  component: PersonalContactCard,
  tags: ['two-looks'],
  args: { look: 'card', person: { fullName: 'Maria Gruber', telephoneNumber: '+43 6542 12345-10', email: 'maria.gruber@example.org' } },
} satisfies Meta<typeof PersonalContactCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On the contact page. */
export const Card: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ihr Außendienst' })).toBeVisible();
  },
};

/** Beside a sentence. */
export const Line: Story = {
  tags: ['visual'],
  args: { look: 'line' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Maria Gruber')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
