import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { releaseCalls } from '#storybook/heldCalls.ts';
import { Button } from '#kit/action/Button.tsx';
import { tabText } from '#platform/stored.ts';
import { Component } from './QuantityHistoryPage';

const kept = 'quantityHistory:AL:100:herbst';
const shop = {
  as: 'anna',
  tenant: 'AL',
  route: '/subshop/promotions/herbst/quantity-history',
  pattern: '/subshop/promotions/:fairCode/quantity-history',
  shop: { kind: 'fair', fairCode: 'herbst', globalDiscountFactor: '0.97' },
} as const;

const meta = {
  title: 'Pages/QuantityHistory',
  component: Component,
  parameters: { shop },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const amounts = (canvas: StoryContext['canvas']) => canvas.findAllByRole('textbox', { name: /^Menge: / });

async function firstOf<Item>(items: Promise<readonly Item[]>): Promise<Item> {
  const [first] = await items;
  if (first === undefined) throw new Error('There is none');
  return first;
}

/** Purchases, their number, and suggestions. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect((await amounts(canvas)).length).toBeGreaterThan(3);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bestellvorschlag' })).toBeVisible();
    await expect(canvas.getByText(/^Was Sie von .* bis .* gekauft haben/)).toBeVisible();
    await expect(canvas.getAllByText(/^in \d+ Bestellung/).length).toBeGreaterThan(3);
  },
};

/** On the phone. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** An amount is changed and stored, its product selected and added to the fair's cart; then it is reset. */
export const ChosenIntoTheCart: Story = {
  play: async ({ canvas, userEvent }) => {
    const amount = await firstOf(amounts(canvas));
    const suggested = (amount as HTMLInputElement).value;
    await userEvent.clear(amount);
    await userEvent.type(amount, '77{Enter}');
    await waitFor(() => expect(tabText(kept).read()).toContain('77'));
    await userEvent.click(await firstOf(canvas.findAllByRole('checkbox', { name: /^(?!Alle).* wählen$/ })));
    await userEvent.click(await canvas.findByRole('button', { name: '1 Artikel in den Warenkorb' }));
    await expect(await canvas.findByText(/^Im Warenkorb: 77/)).toBeVisible();
    await waitFor(() => expect(amount).toHaveValue(suggested));
    await expect(canvas.queryByRole('button', { name: '1 Artikel in den Warenkorb' })).not.toBeInTheDocument();
  },
};

/** All of the page are added at once. */
export const AllIntoTheCart: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alle in den Warenkorb' }));
    await waitFor(() => expect(canvas.getAllByText(/^Im Warenkorb: /).length).toBeGreaterThan(3));
  },
};

/** The page, with links to leave it and to return. */
function Leaving() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <Button onClick={() => setHere(!isHere)}>Leave or come back</Button>
      {isHere && <Component />}
    </>
  );
}

/** Input and selection are restored on return, stored for the tab. */
export const LeftAndBack: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Leaving />,
  play: async ({ canvas, userEvent }) => {
    const second = async () => (await amounts(canvas))[1] as HTMLElement;
    const box = async () => (await canvas.findAllByRole('checkbox', { name: /^(?!Alle).* wählen$/ }))[1] as HTMLElement;
    await userEvent.clear(await second());
    await userEvent.type(await second(), '41{Enter}');
    await userEvent.click(await box());
    await waitFor(() => expect(tabText(kept).read()).toContain('41'));
    const leave = canvas.getByRole('button', { name: 'Leave or come back' });
    await userEvent.click(leave);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(leave);
    await expect(await second()).toHaveValue('41');
    await expect(await box()).toBeChecked();
    await expect(canvas.getByRole('button', { name: '1 Artikel in den Warenkorb' })).toBeVisible();
  },
};

/** A user who leaves while products are being added finds them in the cart, and deselected; they can't be added twice meanwhile. */
export const LeftWhileAdding: Story = {
  parameters: { shop: { ...shop, scenario: 'setSubshopCartItems=held,setSubshopCartItem=held,setSubshopCartItemNoDetail=held' } },
  render: () => <Leaving />,
  play: async ({ canvas, userEvent }) => {
    const firstBox = () => firstOf(canvas.findAllByRole('checkbox', { name: /^(?!Alle).* wählen$/ }));
    const leave = canvas.getByRole('button', { name: 'Leave or come back' });
    await userEvent.click(await firstBox());
    await userEvent.click(await canvas.findByRole('button', { name: '1 Artikel in den Warenkorb' }));
    await userEvent.click(leave);
    await userEvent.click(leave);
    await expect(await firstBox()).toBeChecked();
    await expect(canvas.getByRole('button', { name: '1 Artikel in den Warenkorb' })).toHaveAttribute('aria-busy', 'true');
    releaseCalls();
    await waitFor(async () => expect(await firstBox()).not.toBeChecked());
    await expect(canvas.getByText(/^Im Warenkorb: /)).toBeVisible();
    await expect(tabText(kept).read()).not.toContain('"sku"');
  },
};

/** The cart refuses everything: shown, and selection and input are kept. */
export const Refused: Story = {
  parameters: { shop: { ...shop, scenario: 'setSubshopCartItems=422,setSubshopCartItem=422,setSubshopCartItemNoDetail=422' } },
  play: async ({ canvas, userEvent }) => {
    const amount = await firstOf(amounts(canvas));
    await userEvent.clear(amount);
    await userEvent.type(amount, '78{Enter}');
    await userEvent.click(await firstOf(canvas.findAllByRole('checkbox', { name: /^(?!Alle).* wählen$/ })));
    const add = await canvas.findByRole('button', { name: '1 Artikel in den Warenkorb' });
    // Two presses before the button shows its pending state: one attempt, one message.
    add.click();
    add.click();
    const dialog = await screen.findByRole('dialog', { name: 'Kein Artikel wurde in den Warenkorb gelegt' });
    await expect(await within(dialog).findByText('Konnte nicht gespeichert werden')).toBeInTheDocument();
    await expect(screen.queryByText('1 Artikel wurde in den Warenkorb gelegt.')).not.toBeInTheDocument();
    await expect(amount).toHaveValue('78');
    await expect(tabText(kept).read()).toContain('"chosen":{"');
  },
};

/** No purchases that the fair offers. */
export const Empty: Story = {
  parameters: { shop: { ...shop, scenario: 'emptyLists' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kein Bestellvorschlag')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zu den Artikeln der Messe' })).toHaveAttribute(
      'href',
      '/subshop/promotions/herbst/search',
    );
  },
};

/** Loading failed. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'browseQuantityHistory=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Der Bestellvorschlag konnte nicht geladen werden.');
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** A fair without a range of dates redirects to its start page (P§2 "quantity history"). */
export const WithoutRange: Story = {
  parameters: {
    shop: { ...shop, route: '/subshop/promotions/winter/quantity-history', shop: { kind: 'fair', fairCode: 'winter' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Another page of the shop')).toBeVisible();
  },
};

/** Without the permission there are no prices. */
export const NoPrices: Story = {
  parameters: { shop: { ...shop, as: 'eva', shop: { kind: 'fair', fairCode: 'herbst' } } },
  play: async ({ canvas, canvasElement }) => {
    await expect((await amounts(canvas)).length).toBeGreaterThan(0);
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};
