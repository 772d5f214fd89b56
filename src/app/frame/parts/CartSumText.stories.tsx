import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '#kit/action/Button.tsx';
import { BottomBar } from './BottomBar';
import { CartSumText } from './CartSumText';
import { HeaderLink } from './HeaderControl';

const meta = {
  title: 'Components/Shell/CartSumText',
  component: CartSumText,
  args: { sum: '1.234,50 €' },
  render: (args) => (
    <div style={{ minHeight: 120, padding: 16, background: 'var(--shop-header-background)' }}>
      <HeaderLink href="/checkout" name="Warenkorb" icon="cart" count={12} labelWidth={76} label={<CartSumText {...args} />} />
      <BottomBar
        items={[
          { key: 'cart', icon: 'cart', name: 'Warenkorb', label: <CartSumText {...args} />, target: { href: '/', isCurrent: false } },
        ]}
      />
    </div>
  ),
} satisfies Meta<typeof CartSumText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As it stands in the header and in the phone's bar. */
export const Known: Story = {};

/** Before the cart is loaded, and after two additions. */
const sums = [undefined, '12,90 €', '25,80 €'];

function FillingCart() {
  const [additions, setAdditions] = useState(0);
  const sum = sums[additions];
  return (
    <>
      <Button onClick={() => setAdditions(additions + 1)}>Mehr</Button>
      <p>
        <CartSumText sum={sum} text={sum ?? '–'} />
      </p>
    </>
  );
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The old sum leaves while the new one enters, but not when the first one arrives. With reduced motion nothing moves. */
export const Changed: Story = {
  render: () => <FillingCart />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const moving = () => canvasElement.querySelector('p')?.getAnimations({ subtree: true }) ?? [];
    const more = canvas.getByRole('button', { name: 'Mehr' });
    await userEvent.click(more);
    await expect(moving()).toHaveLength(0);
    await userEvent.click(more);
    await expect(moving()).toHaveLength(prefersStillness() ? 0 : 2);
    // The old one is drawn, but is no text of the page.
    await expect(canvasElement.querySelector('p')).toHaveTextContent(/^25,80 €$/);
    for (const animation of moving()) animation.finish();
    await expect(canvas.getByText('25,80 €').getBoundingClientRect().top).toBe(
      canvas.getByText('25,80 €').parentElement?.getBoundingClientRect().top,
    );
  },
};
