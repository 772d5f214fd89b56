import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { decimal } from '#domain/price/money.ts';
import { Button } from '#kit/action/Button.tsx';
import { CheckoutBar } from './CheckoutBar';
import { CheckoutLayout } from './CheckoutLayout';
import { CheckoutSteps } from './CheckoutSteps';

const meta = {
  title: 'Components/Checkout/CheckoutLayout',
  component: CheckoutLayout,
  args: {
    title: 'Warenkorb',
    steps: <CheckoutSteps current="cart" hrefs={{ delivery: '/checkout/delivery' }} />,
    actions: [
      { key: 'journal', label: 'Verlauf', onPress: fn() },
      { key: 'clear', label: 'Warenkorb leeren', isDestructive: true, onPress: fn() },
    ],
    children: <p>24 Positionen</p>,
    aside: <p>Nettosumme</p>,
    asideLabel: 'Übersicht',
    bar: (
      <CheckoutBar lineCount={24} net={decimal('21516.13')}>
        <Button tone="primary">Weiter zur Lieferung</Button>
      </CheckoutBar>
    ),
  },
} satisfies Meta<typeof CheckoutLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a small desktop the main action is in the bar at the bottom. */
export const WithBar: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Übersicht' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Weiter zur Lieferung' })).toBeVisible();
    await expect(canvas.getByText(/21\.516,13/)).toBeVisible();
  },
};

/** A step with a single part, such as an empty cart. */
export const Single: Story = { args: { aside: undefined, bar: undefined, actions: undefined } };
