import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { releaseCalls } from '../../../.storybook/heldCalls';
import { openAgain, watchCalls, withOpening } from '../../../tests/examples/shopStories.fixture';
import { Component } from './OrderTemplatePage';

const pattern = '/my/ordertemplates/:templateId';
const shop = { as: 'anna', tenant: 'AL', route: '/my/ordertemplates/template-100-1', pattern };

const meta = { title: 'Pages/OrderTemplate', component: Component, parameters: { shop } } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const bergkaese = /^Bergkäse/;
const rowOf = async (canvas: StoryContext['canvas'], name: RegExp | string) =>
  within((await canvas.findAllByRole('article', { name }))[0] as HTMLElement);

/** What is in it by categories, what is no longer sold, and what is below its minimum. */
export const Loaded: Story = {
  tags: ['visual', 'dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Wochenbedarf' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Ein Artikel wird nicht mehr verkauft/);
    await expect(await canvas.findByText(/^Ungültige Stückzahl – Mindestmenge/)).toBeVisible();
    await canvas.findByText('Summe');
    await expect(canvas.getByRole('link', { name: 'Bestellblatt' })).toHaveAttribute(
      'href',
      '/my/order-sheet?source=template%3Atemplate-100-1',
    );
  },
};

/** On the phone. */
export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await rowOf(canvas, bergkaese);
  },
};

/** The news of removed products goes when it is read. */
export const NewsRead: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Gelesen' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText(/nicht mehr verkauft/)).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Artikel hinzufügen' })).toHaveFocus());
  },
};

/** Amounts are typed one after the other; one is taken out and brought back. */
export const Edited: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, bergkaese);
    const amount = await row.findByRole('textbox', { name: /^Menge/ });
    const fields = canvas.getAllByRole('textbox', { name: /^Menge/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '7{Enter}');
    await waitFor(() => expect(fields[fields.indexOf(amount) + 1]).toHaveFocus());
    await expect(await canvas.findByText(/^Zuletzt geändert von Ihnen|Zuletzt geändert von Ihnen/)).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: /entfernen$/ }));
    const undo = await canvas.findByRole('button', { name: /rückgängig machen$/ });
    await userEvent.click(undo);
    await expect(await (await rowOf(canvas, bergkaese)).findByRole('textbox', { name: /^Menge/ })).toHaveValue('7');
  },
};

/** By the keyboard from amount to amount, of which only what was changed is sent; it is there when the template is opened again, and so is the news until it is read. */
export const OpenedAgainInUse: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [withOpening],
  play: async ({ canvas, userEvent }) => {
    const callsOf = watchCalls();
    const amounts = async () => {
      await (await rowOf(canvas, bergkaese)).findByRole('textbox', { name: /^Menge/ });
      return canvas.getAllByRole('textbox', { name: /^Menge: / });
    };
    const [first, second, third] = await amounts();
    await expect(canvas.getByRole('region', { name: /nicht mehr verkauft/ })).toBeVisible();
    await userEvent.clear(first as HTMLElement);
    await userEvent.type(first as HTMLElement, '7{Enter}');
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(third).toHaveFocus());
    await expect(await canvas.findByText(/Zuletzt geändert von Ihnen/)).toBeVisible();
    await expect(callsOf('setOrderTemplateItem')).toHaveLength(1);
    openAgain();
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect((await amounts())[0]).toHaveValue('7');
    await userEvent.click(await canvas.findByRole('button', { name: 'Gelesen' }));
    const [shown] = await amounts();
    openAgain();
    await waitFor(() => expect(shown).not.toBeInTheDocument());
    await expect((await amounts())[0]).toHaveValue('7');
    await expect(canvas.queryByRole('region', { name: /nicht mehr verkauft/ })).not.toBeInTheDocument();
  },
};

/** What can't be ordered is swapped for what can; the keyboard is at the one undo, which takes the other out again. */
export const Substituted: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await rowOf(canvas, bergkaese);
    const skus = () =>
      [...canvasElement.querySelectorAll('article[data-sku]')]
        .map((row) => row.getAttribute('data-sku') ?? '')
        .toSorted((one, other) => one.localeCompare(other));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Artikel hinzufügen' }), '104718{Enter}');
    const find = await canvas.findByRole('button', { name: /^Ersatz suchen für / });
    // The new row is drawn again in its group: a press before that would fall on what is gone.
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Artikel hinzufügen' })).toHaveValue(''));
    await userEvent.click(find.isConnected ? find : canvas.getByRole('button', { name: /^Ersatz suchen für / }));
    const before = skus();
    const dialog = within(await screen.findByRole('dialog', { name: /^Ersatz für / }));
    const [swap] = await dialog.findAllByRole('button', { name: /^Gegen .* tauschen: / });
    if (!swap) throw new Error('Nothing fits');
    const name = swap.getAttribute('aria-label')?.replace(/^[^:]*: /, '') ?? '';
    await userEvent.click(swap);
    await rowOf(canvas, name);
    // Its place is drawn again with the group that what stands in makes.
    await waitFor(() => expect(canvas.getByRole('button', { name: /rückgängig machen$/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(skus()).toEqual(before));
  },
};

/** Taken out while its new amount is still on its way, it comes back with that amount. */
export const RemovedWhileSaving: Story = {
  parameters: { shop: { ...shop, scenario: 'setOrderTemplateItem=held' } },
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, bergkaese);
    const amount = await row.findByRole('textbox', { name: /^Menge/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '8{Enter}');
    await userEvent.click(row.getByRole('button', { name: /entfernen$/ }));
    releaseCalls();
    await userEvent.click(await canvas.findByRole('button', { name: /rückgängig machen$/ }));
    await expect(await (await rowOf(canvas, bergkaese)).findByRole('textbox', { name: /^Menge/ })).toHaveValue('8');
  },
};

/** A product is found by its name and added with Enter; one that fits nothing is said. */
export const Added: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await rowOf(canvas, bergkaese);
    const field = canvas.getByRole('combobox', { name: 'Artikel hinzufügen' });
    await userEvent.type(field, 'xqzwy');
    await expect(await canvas.findByText('Kein Artikel passt zu „xqzwy“.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '104712');
    await canvas.findByRole('option', { name: /104712/ });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/ist hinzugefügt\.$/)).toBeVisible();
    await expect(field).toHaveFocus();
    await waitFor(() => expect(canvasElement.querySelector('article[data-sku="104712"] input')).toBeVisible());
  },
};

/** Enter faster than the answer: the field is free at once, the product goes in, and the next one may follow. */
export const AddedFast: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await rowOf(canvas, bergkaese);
    const field = canvas.getByRole('combobox', { name: 'Artikel hinzufügen' });
    await userEvent.type(field, '104712{Enter}');
    await expect(field).toHaveValue('');
    await userEvent.type(field, '104714{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('article[data-sku="104714"] input')).toBeVisible());
    await expect(canvasElement.querySelector('article[data-sku="104712"] input')).toBeVisible();
    await userEvent.type(field, 'xqzwy{Enter}');
    await expect(await canvas.findByText('Kein Artikel passt zu „xqzwy“.')).toBeVisible();
    await expect(field).toHaveValue('xqzwy');
  },
};

/** A guess is not added by Enter, however fast it comes: it is said, the text stays, and an arrow key chooses. */
export const Guessed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await rowOf(canvas, bergkaese);
    const rows = canvasElement.querySelectorAll('article[data-sku]').length;
    const field = canvas.getByRole('combobox', { name: 'Artikel hinzufügen' });
    await userEvent.type(field, 'hellmanns{Enter}');
    await expect(await canvas.findByText(/^„hellmanns“ gibt es so nicht\./)).toBeVisible();
    await expect(field).toHaveValue('hellmanns');
    await expect(await canvas.findByText('Nichts Genaues. Ähnlich:')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelectorAll('article[data-sku]')).toHaveLength(rows);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByText(/ist hinzugefügt\.$/)).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('article[data-sku]')).toHaveLength(rows + 1));
  },
};

/** A label with weight and lot adds its product; what names none is said, and the field is free for the next scan. */
export const Scanned: Story = {
  play: async ({ canvas, userEvent }) => {
    await rowOf(canvas, bergkaese);
    const field = canvas.getByRole('combobox', { name: 'Artikel hinzufügen' });
    await userEvent.type(field, '0109001003706891310300612510L2711{Enter}');
    await expect(await canvas.findByText(/^Bergkäse .* ist schon in der Vorlage\.$/)).toBeVisible();
    await userEvent.type(field, '00390010030000000014{Enter}');
    await expect(await canvas.findByText('Kein Artikel passt zu „00390010030000000014“.')).toBeVisible();
    await expect(field).toHaveValue('');
  },
};

/** One that was removed can be added again; one that is there gets the focus. */
export const AddedAgain: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = await rowOf(canvas, bergkaese);
    await userEvent.click(await row.findByRole('button', { name: /entfernen$/ }));
    const field = canvas.getByRole('combobox', { name: 'Artikel hinzufügen' });
    await userEvent.type(field, '104711');
    await userEvent.click(await canvas.findByRole('option', { name: /104711/ }));
    const amount = () => canvasElement.querySelector('article[data-sku="104711"] input');
    await waitFor(() => expect(amount()).toBeVisible());
    await userEvent.type(field, '104711');
    await userEvent.click(await canvas.findByRole('option', { name: /schon in der Vorlage/ }));
    await waitFor(() => expect(amount()).toHaveFocus());
    await expect(canvas.getByText(/ist schon in der Vorlage\.$/)).toBeVisible();
  },
};

/** The PDF can't be made: it is said below the tools, with the way to try again. */
export const PdfFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'getOrderTemplatePdf=400' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Drucken und PDF' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF mit Bildern' }));
    await expect(await canvas.findByText('Das PDF konnte nicht erstellt werden.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** It can't be saved: what was typed stays, and says so. */
export const NotSaved: Story = {
  parameters: { shop: { ...shop, scenario: 'setOrderTemplateItem=400' } },
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, bergkaese);
    const amount = await row.findByRole('textbox', { name: /^Menge/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '33{Enter}');
    await expect(await row.findByRole('alert')).toHaveTextContent('Noch nicht gespeichert.');
    await expect(amount).toHaveValue('33');
    await userEvent.click(row.getByRole('button', { name: /^Zurück auf/ }));
    await expect(row.queryByRole('alert')).not.toBeInTheDocument();
    await expect(amount).not.toHaveValue('33');
  },
};

/** Several can't be saved: that is said beside the list too, with one way to try all again. */
export const SeveralNotSaved: Story = {
  parameters: { shop: { ...shop, scenario: 'setOrderTemplateItem=400' } },
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, bergkaese);
    const amount = await row.findByRole('textbox', { name: /^Menge/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '33{Enter}');
    await userEvent.keyboard('22{Enter}');
    await waitFor(() => expect(canvas.getAllByText('Noch nicht gespeichert.')).toHaveLength(2));
    await waitFor(() => expect(screen.getByText(/^Code$/)).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: 'Alle noch einmal versuchen' }));
    await waitFor(() => expect(canvas.getAllByText('Noch nicht gespeichert.')).toHaveLength(2));
    await expect(amount).toHaveValue('33');
  },
};

/** Something else was saved meanwhile, and the user was the last one at it: both amounts are there to choose from, and nobody is named. */
export const Conflict: Story = {
  parameters: { shop: { ...shop, scenario: 'setOrderTemplateItem=409' } },
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, bergkaese);
    const amount = await row.findByRole('textbox', { name: /^Menge/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '44{Enter}');
    await expect(await row.findByRole('alert')).toHaveTextContent(/^Inzwischen wurde eine andere Menge gespeichert: 2 Laib/);
    await expect(amount).toHaveValue('44');
    await userEvent.click(row.getByRole('button', { name: / behalten$/ }));
    await expect(amount).not.toHaveValue('44');
  },
};

/** All that can be ordered goes into the cart with one call, the rest is named. */
export const Ordered: Story = {
  play: async ({ canvas, userEvent }) => {
    await rowOf(canvas, bergkaese);
    const callsOf = watchCalls();
    await userEvent.click(canvas.getByRole('button', { name: 'Alles in den Warenkorb' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/^Ungültige Stückzahl – Mindestmenge/)).toBeVisible());
    await expect(callsOf('setCartItems')).toHaveLength(1);
  },
};

/** Shared by username; an unknown one is said and stays in the field. */
export const Shared: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Benutzername' });
    await userEvent.type(name, 'niemand{Enter}');
    await expect(await canvas.findByText('Kein Benutzer mit dem Benutzernamen niemand.')).toBeVisible();
    await expect(name).toHaveValue('niemand');
    await userEvent.clear(name);
    await userEvent.type(name, 'anna.al{Enter}');
    await expect(await canvas.findByText('Das sind Sie selbst. Die Vorlage gehört Ihnen.')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'ben.al{Enter}');
    const out = await canvas.findByRole('button', { name: 'ben.al entfernen' });
    await expect(name).toHaveValue('');
    // The keyboard stays where the next one is typed.
    await userEvent.click(out);
    await waitFor(() => expect(out).not.toBeInTheDocument());
    await waitFor(() => expect(name).toHaveFocus());
  },
};

/** One that its maker keeps to themselves. */
export const NotShareable: Story = {
  parameters: { shop: { ...shop, route: '/my/ordertemplates/template-100-3' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Diese Vorlage ist nicht zum Teilen freigegeben.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Benutzername' })).toBeDisabled();
  },
};

/** Three hundred products: only those near the window are in the page. */
export const Long: Story = {
  parameters: { shop: { ...shop, as: 'jana', route: '/my/ordertemplates/template-1000-1' } },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('article');
    await expect(rows.length).toBeLessThan(120);
  },
};

/** Without the permission there are no prices and no sum. */
export const NoPrices: Story = {
  parameters: { shop: { ...shop, as: 'eva', route: '/my/ordertemplates/template-200-2' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article');
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};

/** There is no such template. */
export const NotFound: Story = {
  parameters: { shop: { ...shop, route: '/my/ordertemplates/none' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Diese Bestellvorlage gibt es nicht')).toBeVisible();
  },
};

/** It can't be loaded; it is asked for again by hand alone. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'getOrderTemplateDetails=400' } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Die Bestellvorlage konnte nicht geladen werden.');
  },
};

/** What is in it is known, what the products are is not: amounts are shown, and the rest is asked for again. */
export const ProductsFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'listGroupedProducts=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Angaben zu den Artikeln konnten nicht geladen werden.')).toBeVisible();
    await expect(canvas.getByRole('article', { name: 'Artikel 104711' })).toBeVisible();
  },
};
