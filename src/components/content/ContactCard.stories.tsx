import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactCard } from './ContactCard';

const meta = {
  title: 'Components/Content/ContactCard',
  component: ContactCard,
  tags: ['two-looks'],
  args: {
    person: {
      name: 'Maria Gruber',
      role: 'Leitung Verkauf',
      email: 'maria.gruber@example.org',
      phoneNumbers: ['+43 6542 12345-10', '+43 664 1234567'],
    },
  },
} satisfies Meta<typeof ContactCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Phone and mail links; initials without a portrait. */
export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+43 6542 12345-10' })).toHaveAttribute('href', 'tel:+4365421234510');
    await expect(canvas.getByRole('link', { name: 'maria.gruber@example.org' })).toHaveAttribute('href', 'mailto:maria.gruber@example.org');
  },
};

/** Invalid addresses are omitted. */
export const Broken: Story = {
  args: { person: { name: 'Maria', email: 'maria?bcc=x@example.org', phoneNumbers: ['–'] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText('Maria')).toBeVisible();
  },
};

/** A portrait that fails to load is replaced by the initials. */
export const BrokenPortrait: Story = {
  args: { person: { name: 'Maria Gruber', picture: { url: '/no-picture.png' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('MG')).toBeVisible();
  },
};
