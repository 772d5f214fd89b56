import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { watchCalls } from '#tests/examples/shopStories.fixture.tsx';
import { getCart } from '#gen/cart/get-cart.ts';
import { keepEvent } from '#tests/examples/guestEvent.fixture.ts';
import { CartGuardProvider } from '#app/frame/CartGuardProvider.tsx';
import { Component } from './CheckoutPage';
import { FilledCart } from './filledCart.fixture';

const shop = { as: 'anna', tenant: 'AL', route: '/checkout', pattern: '/checkout/*', scenario: 'unavailableLines' };

const filled: Decorator = (Page) => (
  <FilledCart query="bergkäse" count={2}>
    <Page />
  </FilledCart>
);

const meta = {
  title: 'Pages/Checkout/Substitution',
  component: Component,
  decorators: [filled],
  parameters: { shop },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An unorderable line is swapped in place, by keys alone and with two calls; one undo reverts it, and the focus stays there. */
export const Swapped: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const skus = () => [...canvasElement.querySelectorAll('article[data-sku]')].map((row) => row.getAttribute('data-sku'));
    const [opener] = await canvas.findAllByRole('button', { name: /^Ersatz suchen für / });
    if (!opener) throw new Error('Every line can be ordered');
    const before = skus();
    const callsOf = watchCalls();
    const openByKey = async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      const dialog = within(await screen.findByRole('dialog', { name: /^Ersatz für / }));
      const [swap] = await dialog.findAllByRole('button', { name: /^Gegen .* tauschen: / });
      if (!swap) throw new Error('Nothing fits');
      return swap;
    };
    await openByKey();
    await expect(callsOf('listRecommendations', 'browseCategories', 'browseCategoriesV2')).toHaveLength(2);
    // Nothing is taken without a press.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(skus()).toEqual(before);
    const swap = await openByKey();
    const name = swap.getAttribute('aria-label')?.replace(/^[^:]*: /, '') ?? '';
    swap.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('article', { name })).toBeVisible();
    const undo = await canvas.findByRole('button', { name: /rückgängig machen$/ });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(skus()).toEqual(before));
    await waitFor(async () => expect(new Set((await getCart('AL', '100')).items.map(({ sku }) => sku))).toEqual(new Set(before)));
  },
};

/** A substitute is asked about like any product in a guarded cart; then the diets count it instead of the original. */
export const SwapAsked: Story = {
  decorators: [
    (Page) => (
      <CartGuardProvider>
        <Page />
      </CartGuardProvider>
    ),
  ],
  beforeEach: () => keepEvent(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const skus = () => [...canvasElement.querySelectorAll('article[data-sku]')].map((row) => row.getAttribute('data-sku'));
    const [opener] = await canvas.findAllByRole('button', { name: /^Ersatz suchen für / });
    if (!opener) throw new Error('Every line can be ordered');
    const gone = opener.getAttribute('aria-label')?.replace('Ersatz suchen für ', '') ?? '';
    const before = skus();
    await userEvent.click(await canvas.findByRole('button', { name: /^Hochzeit Huber: / }));
    const strip = within(await canvas.findByRole('region', { name: 'Ernährungsweisen: Hochzeit Huber' }));
    await waitFor(() => expect(strip.getByRole('link', { name: gone, hidden: true })).toBeInTheDocument());
    const swap = async () => {
      await userEvent.click(opener);
      const dialog = within(await screen.findByRole('dialog', { name: /^Ersatz für / }));
      const [button] = await dialog.findAllByRole('button', { name: /^Gegen .* tauschen: / });
      if (!button) throw new Error('Nothing fits');
      await userEvent.click(button);
      return button.getAttribute('aria-label')?.replace(/^[^:]*: /, '') ?? '';
    };
    await swap();
    await userEvent.click(await screen.findByRole('button', { name: 'Nicht hinzufügen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(skus()).toEqual(before);
    await expect(screen.queryByText(/getauscht/)).not.toBeInTheDocument();
    const name = await swap();
    await userEvent.click(await screen.findByRole('button', { name: 'Trotzdem hinzufügen' }));
    await expect(await canvas.findByRole('article', { name })).toBeVisible();
    await waitFor(() => expect(strip.getByRole('link', { name, hidden: true })).toBeInTheDocument());
    await expect(strip.queryByRole('link', { name: gone, hidden: true })).not.toBeInTheDocument();
  },
};

/** Loading recommendations and category failed. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'unavailableLines,listRecommendations=404,browseCategories=404,browseCategoriesV2=404' } },
  play: async ({ canvas, userEvent }) => {
    const [opener] = await canvas.findAllByRole('button', { name: /^Ersatz suchen für / });
    if (!opener) throw new Error('Every line can be ordered');
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: /^Ersatz für / }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/konnten nicht geladen werden\./);
    // The dialog may still be fading in.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible());
  },
};

/** Without the price permission the search shows no prices either. */
export const NoPrices: Story = {
  parameters: { shop: { ...shop, as: 'eva' } },
  play: async ({ canvas, userEvent }) => {
    const [opener] = await canvas.findAllByRole('button', { name: /^Ersatz suchen für / });
    if (!opener) throw new Error('Every line can be ordered');
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: /^Ersatz für / }));
    await dialog.findAllByRole('button', { name: /^Gegen .* tauschen: / });
    await expect(dialog.queryByText(/€|Grundpreis/)).not.toBeInTheDocument();
  },
};
