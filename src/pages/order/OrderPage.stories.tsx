import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { askBackend, callsOf, setScenario, watchCalls, watchStory } from '#tests/examples/shopStories.fixture.tsx';
import { tabText } from '#platform/stored.ts';
import { Component } from './OrderPage';

const pattern = '/my/orders/detail/:orderId';
const shop = { as: 'anna', tenant: 'AL', route: '/my/orders/detail/4501000043', pattern };

const meta = { title: 'Pages/Order', component: Component, parameters: { shop } } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An order with its lines; some or all can be reordered. */
export const Detail: Story = {
  tags: ['visual', 'dark'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Bestellung 4501000043' });
    const [, first] = await canvas.findAllByRole('checkbox');
    if (!first) throw new Error('The order has no line');
  },
};

const at = (number: number, more = {}) => ({ shop: { ...shop, route: `/my/orders/detail/45010000${number}`, ...more } });
const cart = async () => (await askBackend<{ items: { sku: string }[] }>('/v1/t/AL/my/shopping-cart/100')).items;

/** The order with every fact; a part of it is reordered, and the total is the last row. */
export const DetailInUse: Story = {
  ...Detail,
  tags: ['!dev', '!autodocs'],
  parameters: at(44),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bestellung 4501000044' })).toBeVisible();
    const facts = canvas.getAllByRole('term').map(({ textContent }) => textContent.trim());
    await expect(facts).toEqual(
      expect.arrayContaining([
        'Bestellt am',
        'Bestellt von',
        'Bestellweg',
        'Kundennummer',
        'Liefertag',
        'Lieferadresse',
        'Positionen',
        'Summe',
        'Bestätigung an',
      ]),
    );
    await expect(canvas.getByRole('link', { name: 'Bestellblatt' })).toHaveAttribute('href', '/my/order-sheet?source=order%3A4501000044');
    const lines = canvas.getAllByRole('checkbox', { name: / auswählen$/ });
    // The first selects all.
    await expect(lines).toHaveLength(7);
    await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent(/^Summe/);
    const first = lines[1] as HTMLElement;
    await userEvent.click(first);
    await expect(canvas.getByRole('button', { name: '1 Position noch einmal bestellen' })).toBeVisible();
    await userEvent.click(first);
    await expect(canvas.getByRole('button', { name: 'Alles noch einmal bestellen' })).toBeVisible();
    await userEvent.click(first);
    // The look-up fails, so nothing is in the cart; the retry adds it.
    setScenario('findProductsBySku=500');
    await userEvent.click(canvas.getByRole('button', { name: '1 Position noch einmal bestellen' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('In den Warenkorb wurde nichts gelegt.');
    await expect(first).toBeChecked();
    setScenario('normal');
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog') ?? screen.queryByText('1 Artikel wurde in den Warenkorb gelegt.')).toBeInTheDocument(),
    );
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(await cart()).toHaveLength(1);
  },
};

/** Changes are shown before a complete reorder, and changed lines can be deselected; then one call adds the rest, and the delivery step knows the order. */
export const ChangedInUse: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: at(40),
  play: async ({ canvas, userEvent }) => {
    const callsOf = watchCalls();
    await userEvent.click(await canvas.findByRole('button', { name: 'Alles noch einmal bestellen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Seit dieser Bestellung hat sich etwas geändert' }));
    await expect(dialog.getByText(/^3 Positionen haben sich geändert\./)).toBeInTheDocument();
    await expect(dialog.getAllByText(/^(Teurer|Günstiger): \d+,\d\d\s€ → \d+,\d\d\s€ je /)).toHaveLength(3);
    await expect(dialog.getByText('4 weitere Positionen sind unverändert und kommen in den Warenkorb.')).toBeInTheDocument();
    await userEvent.click(dialog.getAllByRole('checkbox')[0] as HTMLElement);
    await expect(callsOf('setCartItems', 'setCartItem', 'setSingleCartItem')).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: '6 Positionen in den Warenkorb' }));
    await expect(await screen.findByText('6 Artikel wurden in den Warenkorb gelegt.')).toBeInTheDocument();
    await expect(callsOf('setCartItems')).toHaveLength(1);
    await expect(await cart()).toHaveLength(6);
    await waitFor(() => expect(tabText('checkout:AL:100:own').read()).toContain('"likeOrder":"4501000040"'));
  },
};

/** A line whose unit is no longer sold is named and omitted; cancelling leaves the cart unchanged. */
export const UnitGoneInUse: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: at(30),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alles noch einmal bestellen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/^Eine Position kann nicht mehr so bestellt werden/)).toBeInTheDocument();
    await expect(dialog.getByText(/^In dieser Einheit nicht mehr erhältlich/)).toBeInTheDocument();
    await expect(dialog.getByText(/enthält jetzt \d+\s.+ statt \d+/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await cart()).toHaveLength(0);
  },
};

/** Without the price permission no prices are shown, neither in the order, on paper, nor before a reorder. */
export const NoPrices: Story = {
  parameters: { shop: { ...shop, as: 'eva', route: '/my/orders/detail/4502000038' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Positionen' });
    await expect(canvasElement).not.toHaveTextContent('€');
    await expect(canvas.queryByText('Summe')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Alles noch einmal bestellen' }));
    await waitFor(() => expect(screen.queryByRole('dialog') ?? screen.queryByText(/in den Warenkorb gelegt/)).toBeInTheDocument());
    await expect(document.body).not.toHaveTextContent('€');
  },
};

/** A reorder reports its result: a toast if all lines were added, otherwise a dialog. */
export const OrderedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alles noch einmal bestellen' }));
    await waitFor(() => expect(screen.queryByRole('dialog') ?? screen.queryByText(/in den Warenkorb gelegt/)).toBeInTheDocument());
  },
};

/** An undeliverable product is swapped before anything is in the cart; one press reverts that. */
export const Substituted: Story = {
  parameters: { shop: { ...shop, route: '/my/orders/detail/4501000020' } },
  beforeEach: watchStory,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Alles noch einmal bestellen' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Seit dieser Bestellung/ }));
    const offers = await dialog.findAllByRole('button', { name: /^Ersatz suchen für / });
    await expect(offers).toHaveLength(2);
    const confirm = dialog.getByRole('button', { name: /in den Warenkorb$/ });
    const without = Number.parseInt(confirm.textContent ?? '', 10);
    const [, last] = offers;
    if (last) await userEvent.click(last);
    const search = within(await screen.findByRole('dialog', { name: /^Ersatz für / }));
    const [swap] = await search.findAllByRole('button', { name: /^Gegen .* tauschen: / });
    if (!swap) throw new Error('Nothing fits');
    await userEvent.click(swap);
    const undo = await dialog.findByRole('button', { name: /^Rückgängig: .* statt / });
    await waitFor(() => expect(undo).toHaveFocus());
    // The dialog shows it in the line's place; a toast would cover its buttons.
    await expect(screen.queryByText(/ getauscht$/)).not.toBeInTheDocument();
    await expect(confirm).toHaveTextContent(`${without + 1} Positionen in den Warenkorb`);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getAllByRole('button', { name: /^Ersatz suchen für / })[1]).toHaveFocus());
    await expect(confirm).toHaveTextContent(`${without} Positionen in den Warenkorb`);
    await userEvent.keyboard('{Enter}');
    const again = within(await screen.findByRole('dialog', { name: /^Ersatz für / }));
    const [chosen] = await again.findAllByRole('button', { name: /^Gegen .* tauschen: / });
    await userEvent.click(chosen as HTMLElement);
    await dialog.findByRole('button', { name: /^Rückgängig: .* statt / });
    await expect(callsOf('setCartItem', 'setCartItems', 'setSingleCartItem')).toEqual([]);
    await userEvent.click(confirm);
    await waitFor(() => expect(callsOf('setCartItems')).toHaveLength(1));
    await expect(callsOf('setCartItems')[0]?.body).toHaveLength(without + 1);
  },
};

/** On the phone. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** An unknown number. */
export const Unknown: Story = {
  parameters: { shop: { ...shop, route: '/my/orders/detail/9999999999' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Bestellung konnte nicht abgerufen werden.');
  },
};

/** An order of a customer who isn't the user's. */
export const OfStranger: Story = {
  parameters: { shop: { ...shop, route: '/my/orders/detail/4503000001' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('keinen Kunden mit der Kundennummer dieser Bestellung');
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await expect(document.cookie).toContain('customer=100');
  },
};

/** An order of a disabled customer isn't shown either, and the selected customer stays. */
export const OfDisabledCustomer: Story = {
  parameters: { shop: { ...shop, as: 'felix', route: '/my/orders/detail/4507010001' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Zu Ihrem Benutzer gibt es keinen Kunden mit der Kundennummer dieser Bestellung.',
    );
    await expect(document.cookie).toContain('customer=700');
  },
};

/** An order of another of the user's customers selects that customer. */
export const OfOtherCustomer: Story = {
  parameters: { shop: { ...shop, customer: '101' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    // The message fades in.
    await waitFor(() => expect(screen.getByText(/Der aktive Kunde wurde auf .* gewechselt/)).toBeVisible());
    await expect(document.cookie).toContain('customer=100');
  },
};

/** Loading failed. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'getOrder=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Bestellung konnte nicht abgerufen werden.');
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** A retry succeeds. */
export const FailedInUse: Story = {
  ...Failed,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Noch einmal versuchen' });
    setScenario('normal');
    await userEvent.click(retry);
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** Loading. */
export const Loading: Story = {
  parameters: { shop: { ...shop, scenario: 'getOrder=timeout' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /Wird geladen/ })).toBeVisible();
  },
};
