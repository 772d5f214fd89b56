import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { keepEvent } from '../../../tests/examples/guestEvent.fixture';
import { CartGuardProvider } from '../../app/frame/CartGuardProvider';
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
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line that can't be ordered is swapped for one that can, in its place; one undo takes that back, and the keyboard stays there. */
export const Swapped: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const skus = () => [...canvasElement.querySelectorAll('article[data-sku]')].map((row) => row.getAttribute('data-sku'));
    const [opener] = await canvas.findAllByRole('button', { name: /^Ersatz suchen für / });
    if (!opener) throw new Error('Every line can be ordered');
    const before = skus();
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: /^Ersatz für / }));
    const [swap] = await dialog.findAllByRole('button', { name: /^Gegen .* tauschen: / });
    if (!swap) throw new Error('Nothing fits');
    const name = swap.getAttribute('aria-label')?.replace(/^[^:]*: /, '') ?? '';
    await userEvent.click(swap);
    await expect(await canvas.findByRole('article', { name })).toBeVisible();
    const undo = await canvas.findByRole('button', { name: /rückgängig machen$/ });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(skus()).toEqual(before));
  },
};

/** What stands in is asked about like anything that comes into a guarded cart; then the diets count it, and no longer what it stands in for. */
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

/** Neither recommendations nor the category can be read. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'unavailableLines,listRecommendations=404,browseCategories=404,browseCategoriesV2=404' } },
  play: async ({ canvas, userEvent }) => {
    const [opener] = await canvas.findAllByRole('button', { name: /^Ersatz suchen für / });
    if (!opener) throw new Error('Every line can be ordered');
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: /^Ersatz für / }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/konnten nicht geladen werden\./);
    await expect(dialog.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** Who may see no prices is shown none in the search either. */
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
