import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HeaderButton, HeaderLink } from './HeaderControl';

const meta = {
  title: 'Components/Shell/HeaderControl',
  component: HeaderLink,
  args: { href: '/checkout', name: 'Warenkorb, 12 Positionen, 1.234,50 €', icon: 'cart', label: '1.234,50 €', count: 12 },
  decorators: [
    (StoryOfControl) => (
      <div style={{ padding: 16, background: 'var(--shop-header-background)' }}>
        <StoryOfControl />
      </div>
    ),
  ],
} satisfies Meta<typeof HeaderLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The cart with count and sum. */
export const Cart: Story = {
  tags: ['visual', 'three-looks'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Warenkorb, 12 Positionen, 1.234,50 €' })).toHaveAttribute('href', '/checkout');
  },
};

/** The current page. */
export const Current: Story = { args: { isCurrent: true } };

/** Only the icon. */
export const IconOnly: Story = {
  render: () => <HeaderLink href="/my/notification-center" icon="news" name="Nachrichten, 2 ungelesen" count={2} />,
};

/** A long name of a customer is cut off. */
export const LongText: Story = {
  render: () => (
    <HeaderButton
      icon="customer"
      name="Kunde Gasthof zum Goldenen Adler am Hauptplatz, wechseln"
      label="Gasthof zum Goldenen Adler am Hauptplatz"
      detail="100482"
      onClick={fn()}
    />
  ),
};

const onClick = fn();

/** A button that opens a menu is announced as one. */
export const OpensMenu: Story = {
  render: () => <HeaderButton icon="person" name="Menü" opens={{ kind: 'menu', isOpen: false }} onClick={onClick} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menü', expanded: false });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(button);
    await expect(onClick).toHaveBeenCalled();
  },
};
