import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { notAvailableExample, productExample } from '#tests/examples/product.ts';
import { Button } from '#kit/action/Button.tsx';
import { CartButton } from './CartButton';

const product = productExample();

const meta = {
  title: 'Components/Product/CartButton',
  component: CartButton,
  tags: ['two-looks'],
  args: {
    product,
    choice: { amount: 2, unit: product.defaultUnit },
    cart: { kind: 'out', isBusy: false },
    size: 'regular',
    onAdd: fn(),
    onRemove: fn(),
    onUndo: fn(),
  },
  argTypes: { size: { control: 'inline-radio', options: ['regular', 'small', 'bare'] } },
} satisfies Meta<typeof CartButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (userEvent: StoryContext['userEvent'], canvas: StoryContext['canvas'], name: RegExp) =>
  userEvent.click(canvas.getByRole('button', { name }));

/** Not in the cart: the one main action of its row. */
export const Out: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await press(userEvent, canvas, /^In den Warenkorb: Bergkäse/);
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** In the cart: a quiet tick and the amount; a press removes. */
export const In: Story = {
  args: { cart: { kind: 'in', isBusy: false } },
  play: async ({ args, canvas, userEvent }) => {
    await press(userEvent, canvas, /^2\sLaib im Warenkorb, entfernen/);
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

function Adding() {
  const [cart, setCart] = useState<ComponentProps<typeof CartButton>['cart']>({ kind: 'out', isBusy: false });
  const end = () => setCart(({ kind }) => ({ kind, isBusy: false }));
  return (
    <div style={{ width: 180 }}>
      <CartButton
        product={product}
        choice={{ amount: 6, unit: product.defaultUnit }}
        cart={cart}
        onAdd={() => setCart({ kind: 'in', isBusy: true })}
        onRemove={() => setCart({ kind: 'out', isBusy: false })}
        onUndo={end}
      />
      <Button onClick={end}>Answer</Button>
      <Button onClick={() => setCart({ kind: 'in', isBusy: false })}>Load</Button>
    </div>
  );
}

/**
 * An addition is answered: once the server has it, the button is filled for two seconds, as wide as before. A line that
 * the page only learns of isn't answered. With reduced motion nothing moves.
 */
export const Added: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Adding />,
  play: async ({ canvas, userEvent }) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const button = () => canvas.getByRole('button', { name: /Bergkäse/ });
    const answer = () =>
      button()
        .getAnimations()
        .filter((one) => one instanceof CSSAnimation);
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(answer()).toHaveLength(0);
    await press(userEvent, canvas, /entfernen/);
    const { width } = button().getBoundingClientRect();
    await press(userEvent, canvas, /^In den Warenkorb/);
    await expect(answer()).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(button()).toHaveTextContent(/^6\sLaib$/);
    await expect(button().getBoundingClientRect().width).toBe(width);
    await expect(answer()).toHaveLength(isStill ? 0 : 1);
    for (const animation of button().getAnimations({ subtree: true })) animation.finish();
    await waitFor(() => expect(answer()).toHaveLength(0));
  },
};

/** Just removed: a press puts it back. */
export const Removed: Story = {
  args: { cart: { kind: 'removed', isBusy: false } },
  play: async ({ args, canvas, userEvent }) => {
    await press(userEvent, canvas, /^Rückgängig/);
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

/** Pending: a spinner replaces the tick, nothing moves. */
export const Busy: Story = {
  args: { cart: { kind: 'in', isBusy: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Not available. */
export const NotAvailable: Story = {
  args: { product: notAvailableExample() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Nicht verfügbar/ })).toBeDisabled();
  },
};

/** A failed addition has no message (P§8 silent failures): the button says it, and a press retries. */
export const Failed: Story = {
  args: { cart: { kind: 'out', isBusy: false, problem: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await press(userEvent, canvas, /^Noch einmal: Bergkäse .* konnte nicht in den Warenkorb gelegt werden/);
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** A fair whose order limit is reached: nothing can be added, and the button says why (P§4 order limit). */
export const OrderLimitReached: Story = {
  args: { cart: { kind: 'out', isBusy: false, problem: 'orderLimit' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Das Bestelllimit für diese Messe ist erreicht/ });
    await expect(button).toBeDisabled();
    await expect(button).toHaveTextContent('Limit erreicht');
  },
};

/** In the cart but no longer available: it can still be removed. */
export const NotAvailableInCart: Story = {
  args: { product: notAvailableExample(), cart: { kind: 'in', isBusy: false } },
  play: async ({ args, canvas, userEvent }) => {
    await press(userEvent, canvas, /entfernen/);
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** The seven states in the three sizes: detail page, row, tile. */
export const Sizes: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(7, 180px)', gap: 16, alignItems: 'center' }}>
      {(['regular', 'small', 'bare'] as const).flatMap((size) => [
        <CartButton key={`${size} out`} {...args} size={size} />,
        <CartButton key={`${size} in`} {...args} size={size} cart={{ kind: 'in', isBusy: false }} />,
        <CartButton key={`${size} busy`} {...args} size={size} cart={{ kind: 'in', isBusy: true }} />,
        <CartButton key={`${size} removed`} {...args} size={size} cart={{ kind: 'removed', isBusy: false }} />,
        <CartButton key={`${size} failed`} {...args} size={size} cart={{ kind: 'out', isBusy: false, problem: 'failed' }} />,
        <CartButton key={`${size} limit`} {...args} size={size} cart={{ kind: 'out', isBusy: false, problem: 'orderLimit' }} />,
        <CartButton key={`${size} none`} {...args} size={size} product={notAvailableExample()} />,
      ])}
    </div>
  ),
};

/** In a row on a phone: the tick is above the amount, which is not truncated. */
export const SmallInOnPhone: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    size: 'small',
    cart: { kind: 'in', isBusy: false },
    choice: { amount: 12, unit: { ...product.defaultUnit, abbreviation: 'conf.' } },
  },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ width: 64 }}>
      <CartButton {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const amount = canvas.getByText(/^12/);
    await expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth);
  },
};
