import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Tabs } from './Tabs';

const meta = {
  title: 'Kit/Page/Tabs',
  component: Tabs,
  args: {
    name: 'Belegarten',
    current: 'invoice',
    entries: [
      { key: 'invoice', title: 'Rechnungen', href: '?type=invoice' },
      { key: 'credit', title: 'Gutschriften', href: '?type=credit' },
      { key: 'delivery', title: 'Lieferscheine', href: '?type=delivery' },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Views with addresses: a navigation whose links are tab stops. */
export const AsLinks: Story = {
  tags: ['visual', 'hover-focus'],
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Belegarten' }));
    await expect(links.getByRole('link', { name: 'Rechnungen' })).toHaveAttribute('aria-current', 'page');
    await expect(links.getByRole('link', { name: 'Gutschriften' })).toHaveAttribute('href', '?type=credit');
    await expect(links.getByRole('link', { name: 'Gutschriften' })).not.toHaveAttribute('aria-current');
    await expect(links.queryByRole('tab')).not.toBeInTheDocument();
  },
};

/** Views without addresses: arrow keys switch them. */
export const AsButtons: Story = {
  args: {
    onChange: fn(),
    entries: [
      { key: 'invoice', title: 'Rechnungen' },
      { key: 'credit', title: 'Gutschriften' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const tabs = within(canvas.getByRole('tablist', { name: 'Belegarten' }));
    await expect(tabs.getByRole('tab', { name: 'Rechnungen' })).toHaveAttribute('aria-selected', 'true');
    tabs.getByRole('tab', { name: 'Rechnungen' }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('credit');
  },
};
