import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BottomBar } from './BottomBar';

const onOpen = fn();

const meta = {
  title: 'Components/Shell/BottomBar',
  component: BottomBar,
  args: {
    items: [
      { key: 'home', icon: 'home', label: 'Start', target: { href: '/', isCurrent: true } },
      { key: 'categories', icon: 'categories', label: 'Kategorien', target: { onOpen } },
      { key: 'search', icon: 'search', label: 'Suche', target: { onOpen } },
      { key: 'tools', icon: 'lists', label: 'Werkzeuge', target: { onOpen, menu: { isOpen: false, anchor: null, onIntent: fn() } } },
      {
        key: 'cart',
        icon: 'cart',
        label: '1.234,50 €',
        name: 'Warenkorb, 12 Positionen, 1.234,50 €',
        count: 12,
        target: { href: '/checkout', isCurrent: false },
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (StoryOfBar) => (
      <div style={{ minHeight: 120 }}>
        <StoryOfBar />
      </div>
    ),
  ],
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A buyer's bar. */
export const Buyer: Story = {
  tags: ['phone', 'three-looks'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Warenkorb, 12 Positionen, 1.234,50 €' })).toBeVisible();
  },
};

/** Interactions; the previous story has the picture. */
export const BuyerInUse: Story = {
  ...Buyer,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Start' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Warenkorb, 12 Positionen, 1.234,50 €' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kategorien' }));
    await expect(onOpen).toHaveBeenCalled();
  },
};

/** Signed out: the way to sign in replaces the cart. */
export const Visitor: Story = {
  args: {
    items: [
      { key: 'home', icon: 'home', label: 'Start', target: { href: '/', isCurrent: false } },
      { key: 'search', icon: 'search', label: 'Suche', target: { onOpen } },
      { key: 'signIn', icon: 'person', label: 'Anmelden', target: { onOpen } },
    ],
  },
};
