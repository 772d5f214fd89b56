import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { askBackend, callsOf, watchStory } from '#tests/examples/shopStories.fixture.tsx';
import { ShopBottomBar } from './ShopBottomBar';
import { ShopFooter } from './ShopFooter';
import { ShopHeader, type OpenPart } from './ShopHeader';

/** Head, foot and bar of a page round an empty content. */
function ShopFrame({ withBar = false }: { withBar?: boolean }) {
  const [open, setOpen] = useState<OpenPart>('none');
  return (
    <div style={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <ShopHeader open={open} onOpen={setOpen} />
      <main style={{ flex: '1 0 480px' }} />
      <ShopFooter />
      {withBar && <ShopBottomBar onOpen={setOpen} />}
    </div>
  );
}

const meta = {
  title: 'Connected/Shell/Frame',
  component: ShopFrame,
  parameters: { layout: 'fullscreen', shop: { as: 'anna' } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ShopFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A buyer's frame: next deadline, customer, news, profile, cart, categories, the editors' links. */
export const Buyer: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Kunde Pension Enzian, wechseln' })).toBeVisible();
    await canvas.findByText('Bestellen bis 14:30, Lieferung Sa., 21.11.');
    await expect(await canvas.findByRole('link', { name: /^Nachrichten, \d+ ungelesen$/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Warenkorb, leer$/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Fleisch & Geflügel' })).toBeVisible();
    await expect(await within(canvas.getByRole('contentinfo')).findByRole('link', { name: 'Datenschutz' })).toBeVisible();
  },
};

/** With a filled order sheet on this device, which the session's end would delete, signing out leads to the page that asks. */
export const SignOutAsks: Story = {
  parameters: { shop: { as: 'anna', route: '/', pattern: '/' } },
  beforeEach: () => {
    const sheet = { entries: { '104711': { text: '2' } }, added: [], stock: {}, isWaiting: false };
    localStorage.setItem('order-sheet:AL:100:user-anna-al:essence', JSON.stringify(sheet));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menü von anna.al' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Abmelden' }));
    await canvas.findByText('Another page of the shop');
    await expect(localStorage.getItem('order-sheet:AL:100:user-anna-al:essence')).toContain('104711');
  },
};

/** A cart that can't be read is not called empty. */
export const CartFailed: Story = {
  parameters: { shop: { as: 'anna', scenario: 'getCart=404' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Warenkorb, konnte nicht geladen werden' })).toBeVisible();
  },
};

/** The same in the phone's bar. */
export const CartFailedOnPhone: Story = {
  args: { withBar: true },
  parameters: { shop: { as: 'anna', scenario: 'getCart=404' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Warenkorb, konnte nicht geladen werden' })).toBeVisible();
  },
};

/** Another customer is chosen from the header. */
export const CustomerSwitch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kunde Pension Enzian, wechseln' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Berggasthof Bergland/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Kunde Berggasthof Bergland, wechseln' })).toBeVisible());
    await waitFor(() => expect(screen.getByText('Sie bestellen jetzt für Berggasthof Bergland.')).toBeVisible());
    await expect(document.cookie).toContain('customer=101');
  },
};

/** The menu has the customers chosen last first, with their filled carts, read when it opens; a choice reads none again. */
export const CustomerCarts: Story = {
  beforeEach: () => {
    localStorage.setItem('recent-customers:user-anna-al', JSON.stringify(['100', '102']));
    watchStory();
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: 'Kunde Pension Enzian, wechseln' });
    await askBackend('/v1/t/AL/my/shopping-cart/102', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ sku: '104711', amount: 2, unitAbbreviation: 'LAI' }),
    });
    const before = callsOf('getCart').length;
    await userEvent.click(menu);
    await expect(await screen.findByRole('menuitem', { name: /^Wirtshaus Traube.*Warenkorb: 1 Position$/ })).toBeVisible();
    await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent.replace(/10\d ·.*/, ''))).toEqual([
      'Wirtshaus Traube',
      'Berggasthof Bergland',
      'Alle Kunden im Überblick',
      'Alle 3 Kunden anzeigen',
    ]);
    await expect(callsOf('getCart')).toHaveLength(before + 2);
  },
};

/** Suggestions out of the own assortment; visitors get them too. */
export const Suggestions: Story = {
  parameters: { shop: { as: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Artikel suchen' }), 'bergk');
    const list = await canvas.findByRole('listbox');
    await expect((await within(list).findAllByRole('option', { name: /Bergkäse/ })).length).toBeGreaterThan(0);
  },
};

/** Signed out: nothing that needs a login, and the way to sign in. */
export const Visitor: Story = {
  tags: ['visual'],
  parameters: { shop: { as: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Anmelden' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Warenkorb|Nachrichten/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Kunde/ })).not.toBeInTheDocument();
  },
};

/** No sum for users who may see no prices. */
export const NoPrices: Story = {
  parameters: { shop: { as: 'eva', tenant: 'AL', scenario: 'hugeCart' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Warenkorb, 1.000 Positionen' })).not.toHaveTextContent('€');
  },
};

/** The content system is down: the header is there all the same, and the footer has the shop's name. */
export const ContentFailed: Story = {
  parameters: { shop: { as: 'anna', scenario: 'getHeader=404,getFooter=404,getCustomTenantFooter=404' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Fleisch & Geflügel' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Flugblätter' })).not.toBeInTheDocument();
  },
};

/** One row on a small desktop; the categories slide in from the side. */
export const SmallDesktop: Story = { globals: { viewport: { value: 'smallDesktop' } } };

/** On the phone: slim header, and the bar under the thumb. */
export const Phone: Story = { tags: ['phone'], args: { withBar: true }, globals: { viewport: { value: 'phone' } } };

/** Inside a fair the search and the cart are the fair's. */
export const Fair: Story = {
  parameters: { shop: { as: 'anna', route: '/subshop/promotions/herbst', shop: { kind: 'fair', fairCode: 'herbst' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'In der Messe suchen' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Warenkorb/ })).toHaveAttribute('href', '/subshop/promotions/herbst/checkout'),
    );
  },
};

/** A user of GM in AL's shop: head and foot are the shop's own, without the editors' texts, which would be GM's. */
export const WrongTenant: Story = {
  parameters: { shop: { as: 'anna.gm', tenant: 'AL' } },
  // Signing on sets the cookie of the user's own tenant; the host of another shop has written this one.
  beforeEach: () => {
    document.cookie = 'tenant=AL; path=/; SameSite=Strict';
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('contentinfo')).toBeVisible());
    await expect(within(canvas.getByRole('contentinfo')).queryByRole('link')).not.toBeInTheDocument();
    await expect(within(canvas.getByRole('banner')).getAllByRole('link')).toHaveLength(1);
  },
};
