import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import {
  addressOfStory,
  askBackend,
  goInStory,
  setScenario,
  watchCalls,
  watchDownloads,
  withAddress,
} from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './EssentialProductsPage';
import { chooseAction } from '#kit/page/chooseAction.fixture.ts';

const shop = { as: 'anna', tenant: 'AL', route: '/essential-products', pattern: '/essential-products' };

const meta = { title: 'Pages/EssentialProducts', component: Component, parameters: { shop } } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = (canvas: StoryContext['canvas']) => canvas.findAllByRole('article');
const star = async (canvas: StoryContext['canvas']) => {
  const [button] = await canvas.findAllByRole('button', { name: /^Auf der Essenzliste/ });
  if (!button) throw new Error('There is no row');
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};

/** Purchases of the period by category, each row with its star and without order templates. */
export const List: Story = {
  tags: ['visual', 'dark'],
  play: async ({ canvas }) => {
    await rows(canvas);
    await expect(canvas.getByRole('link', { name: 'Alle' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button', { name: /^Bestellvorlagen/ })).not.toBeInTheDocument();
    await expect(await canvas.findByText('Käufe der letzten 365 Tage')).toBeVisible();
    await star(canvas);
  },
};

/** The star hides a product; its row stays, so that it can be shown again. */
export const Flipped: Story = {
  parameters: { shop: { ...shop, route: '/essential-products?filter=shown' } },
  play: async ({ canvas, userEvent }) => {
    const button = await star(canvas);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const count = canvas.getAllByRole('article').length;
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Auf Ihrer Essenzliste ausgeblendet');
    await expect(canvas.getAllByRole('article')).toHaveLength(count);
  },
};

/** Filters and search are part of the address; hidden products are found among the hidden ones, and aren't shown on return. */
export const FilteredInUse: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [withAddress],
  parameters: { shop: { ...shop, route: '/essential-products?filter=shown' } },
  play: async ({ canvas, userEvent }) => {
    const button = await star(canvas);
    const name = button.getAttribute('aria-label')?.replace('Auf der Essenzliste: ', '') ?? '';
    const callsOf = watchCalls();
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() => expect(callsOf('setEssenceVisibility')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('link', { name: 'Ausgeblendet' }));
    await waitFor(() => expect(addressOfStory()).toBe('/essential-products?filter=hidden'));
    await canvas.findByRole('article', { name });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Essenzliste durchsuchen' }), 'xyzxyz');
    await expect(await canvas.findByText('Keine Artikel zu „xyzxyz“ in dieser Ansicht')).toBeVisible();
    await expect(addressOfStory()).toBe('/essential-products?filter=hidden&query=xyzxyz');
    goInStory(-1);
    await waitFor(() => expect(addressOfStory()).toBe('/essential-products?filter=shown'));
    await expect(canvas.getByRole('searchbox', { name: 'Essenzliste durchsuchen' })).toHaveValue('');
    await rows(canvas);
    await waitFor(() => expect(canvas.queryByRole('article', { name })).not.toBeInTheDocument());
  },
};

/** Hovering over several rows shows the last purchases of each, with one request. */
export const PurchasesTogether: Story = {
  parameters: { shop: { ...shop, route: '/essential-products?filter=shown' } },
  play: async ({ canvas, userEvent }) => {
    await star(canvas);
    const asked = spyOn(window, 'fetch');
    const stars = canvas.getAllByRole('button', { name: /^Auf der Essenzliste/ });
    for (const button of stars.slice(0, 3)) {
      await userEvent.hover(button);
      const hint = await canvas.findByRole('tooltip');
      await waitFor(() => expect(within(hint).getAllByRole('listitem').length).toBeGreaterThan(0));
      await userEvent.unhover(button);
      await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    }
    const calls = asked.mock.calls.map(([address]) => address as string).filter((address) => address.includes('/recent-essence-items'));
    await expect(calls).toHaveLength(1);
    await expect(calls[0]).toMatch(/\/recent-essence-items\?(?:.*&)?skus=\d+(?:,|%2C)\d+/);
    asked.mockRestore();
  },
};

/** The change is refused: the star resets, with the general message. */
export const FlipRefused: Story = {
  parameters: { shop: { ...shop, route: '/essential-products?filter=shown', scenario: 'setEssenceVisibility=500' } },
  play: async ({ canvas, userEvent }) => {
    const button = await star(canvas);
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await expect(button).toBeEnabled();
  },
};

/** While states fail to load the stars are disabled; that is only logged, without a message. */
export const StatesUnknown: Story = {
  parameters: { shop: { ...shop, scenario: 'listEssenceVisibilities=404' } },
  play: async ({ canvas }) => {
    const warn = spyOn(console, 'warn').mockImplementation(fn());
    await rows(canvas);
    await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('listEssenceVisibilities: status 404')));
    warn.mockRestore();
    for (const button of canvas.getAllByRole('button', { name: /^Auf der Essenzliste/ })) await expect(button).toBeDisabled();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** Two thousand products: all have a slot, and only those near the window are rendered. */
export const LargeKitchen: Story = {
  parameters: { shop: { ...shop, as: 'jana' } },
  play: async ({ canvas }) => {
    await rows(canvas);
    await expect(canvas.getByText('2.000 Artikel')).toBeVisible();
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
    await expect(canvas.getAllByRole('article')[0]).toHaveAttribute('aria-setsize', '2000');
  },
};

/** Parts load when they come near the window; a failed one shows its error in place, with a retry. */
export const PartFailedInUse: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { ...shop, as: 'jana' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await star(canvas);
    const callsOf = watchCalls();
    setScenario('browseCustomerEssentialProducts=400');
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await expect((await canvas.findAllByText('Diese Artikel konnten nicht geladen werden.'))[0]).toBeVisible();
    // Those around the middle.
    await expect(new Set(callsOf('browseCustomerEssentialProducts').map(({ url }) => url.search)).size).toBeLessThanOrEqual(3);
    setScenario('normal');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Noch einmal versuchen' })[0] as HTMLElement);
    await waitFor(() => expect(canvasElement.querySelector('article[aria-posinset="1000"]')).toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByText('Diese Artikel konnten nicht geladen werden.')).not.toBeInTheDocument());
    window.scrollTo(0, 0);
  },
};

/** Manual additions are marked. */
export const SelfAdded: Story = {
  tags: ['visual'],
  parameters: { shop: { ...shop, as: 'jana', route: '/essential-products?filter=self-added' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
    const list = canvas.getByRole('region', { name: 'Artikel der Essenzliste' });
    await waitFor(() => expect(within(list).getAllByText('Selbst hinzugefügt')).toHaveLength(12));
  },
};

/** A search within the list. */
export const Searched: Story = {
  parameters: { shop: { ...shop, as: 'jana' } },
  play: async ({ canvas, userEvent }) => {
    await rows(canvas);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Essenzliste durchsuchen' }), 'xyzxyz');
    await expect(await canvas.findByText('Keine Artikel zu „xyzxyz“ in dieser Ansicht')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Suche zurücksetzen' }));
    await rows(canvas);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/** On the phone. */
export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => void (await star(canvas)),
};

/** The customer has no purchases yet. */
export const Empty: Story = {
  parameters: { shop: { ...shop, scenario: 'emptyLists' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ihre Essenzliste ist noch leer')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Auf die Etikettenliste' })).toBeDisabled();
  },
};

/** No hidden products. */
export const NothingHidden: Story = {
  parameters: { shop: { ...shop, scenario: 'emptyLists', route: '/essential-products?filter=hidden' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Keine ausgeblendeten Artikel')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ganze Essenzliste anzeigen' })).toBeVisible();
  },
};

/** Loading failed. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'browseCustomerEssentialProducts=400' } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Die Essenzliste konnte nicht geladen werden.');
    await expect(within(alert).getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** Loading. */
export const Loading: Story = {
  parameters: { shop: { ...shop, scenario: 'browseCustomerEssentialProducts=timeout' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /werden geladen/ })).toBeVisible();
  },
};

/** Another period is stored, and the list and its summary follow. */
export const PeriodChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zeitraum ändern' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zeitraum der Essenzliste' }));
    await userEvent.click(dialog.getByRole('button', { name: '3 Jahre' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Käufe der letzten 1.095 Tage')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Files are saved under the server's names, the order sheet opens from here, and a row is added to the cart. */
export const ListInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const [row] = await rows(canvas);
    const saved = watchDownloads();
    await userEvent.click(canvas.getByRole('button', { name: 'Liste als PDF' }));
    await waitFor(() => expect(saved()).toEqual([expect.stringMatching(/^Essenzliste.*\.pdf$/)]));
    await userEvent.click(canvas.getByRole('button', { name: 'Allergene (Excel)' }));
    await waitFor(() => expect(saved()).toEqual([expect.anything(), expect.stringMatching(/\.xlsx$/)]));
    await userEvent.click(within(row as HTMLElement).getByRole('button', { name: /^In den Warenkorb/ }));
    await waitFor(async () => expect((await askBackend<{ items: unknown[] }>('/v1/t/AL/my/shopping-cart/100')).items).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Weitere Aktionen' }));
    await expect(await screen.findByRole('menuitem', { name: 'Bestellblatt' })).toHaveAttribute('href', '/my/order-sheet?source=essence');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** Another period is refused: shown in the dialog, with the choice kept. */
export const PeriodRefused: Story = {
  parameters: { shop: { ...shop, scenario: 'setEssencePeriod=422' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zeitraum ändern' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '3 Jahre' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Der Zeitraum konnte nicht gespeichert werden.');
    await expect(dialog.getByRole('textbox', { name: 'Zeitraum in Tagen' })).toHaveValue('1095');
  },
};

/** The list added to the label list, and printed. */
export const LabelsAndPrint: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await rows(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Auf die Etikettenliste' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Auf die Etikettenliste setzen?' }));
    await userEvent.click(dialog.getByRole('button', { name: /^\d+ Artikel hinzufügen$/ }));
    await expect(await screen.findByText(/auf der Etikettenliste, insgesamt \d+\.$/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const print = spyOn(window, 'print').mockImplementation(fn());
    // The page is usable once the dialog has closed.
    await chooseAction({ canvas, userEvent }, 'Drucken');
    await waitFor(() => expect(print).toHaveBeenCalled());
    await expect(canvasElement.querySelectorAll('table tbody th[scope="row"]').length).toBeGreaterThan(20);
    print.mockRestore();
  },
};

/** A file fails: shown below the actions, and the heading doesn't move. */
export const FileFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'getAllergensExcel=500' } },
  play: async ({ canvas, userEvent }) => {
    await rows(canvas);
    const heading = canvas.getByRole('heading', { level: 1 });
    const before = heading.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Allergene (Excel)' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Allergenliste konnte nicht erstellt werden.');
    await expect(heading.getBoundingClientRect().top).toBe(before);
  },
};

/** A notice about the customer's restricted range. */
export const Restricted: Story = {
  parameters: { shop: { ...shop, as: 'greta' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Für Ihr Kundenkonto/)).toBeVisible();
  },
};
