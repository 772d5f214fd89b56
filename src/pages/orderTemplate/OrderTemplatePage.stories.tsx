import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { releaseCalls } from '#storybook/heldCalls.ts';
import { openAgain, watchCalls, withOpening } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './OrderTemplatePage';

const pattern = '/my/ordertemplates/:templateId';
const shop = { as: 'anna', tenant: 'AL', route: '/my/ordertemplates/template-100-1', pattern };

const meta = { title: 'Pages/OrderTemplate', component: Component, parameters: { shop } } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const news = '1 Artikel nicht mehr im Sortiment';
const bergkaese = /^Bergkäse/;
const rowOf = async (canvas: StoryContext['canvas'], name: RegExp | string) =>
  within((await canvas.findAllByRole('article', { name }))[0] as HTMLElement);

/** Contents by category, products no longer sold, and amounts below their minimum. */
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

/** The notice about removed products disappears when dismissed. */
export const NewsRead: Story = {
  play: async ({ canvas, userEvent }) => {
    await (await rowOf(canvas, bergkaese)).findByRole('textbox', { name: /^Menge/ });
    await userEvent.click(await canvas.findByRole('button', { name: news }));
    canvas.getByRole('button', { name: 'Gelesen' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText(/nicht mehr verkauft/)).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: /^Menge/ })[0]).toHaveFocus());
  },
};

/** Amounts typed one after the other; one product is removed and restored. */
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

/** By keyboard from amount to amount, sending only changed ones; they are there on return, and so is the notice until dismissed. */
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
    await expect(canvas.getByRole('button', { name: news })).toBeVisible();
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
    await userEvent.click(canvas.getByRole('button', { name: news }));
    await expect(canvas.getByRole('region', { name: /nicht mehr verkauft/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Gelesen' }));
    const [shown] = await amounts();
    openAgain();
    await waitFor(() => expect(shown).not.toBeInTheDocument());
    await expect((await amounts())[0]).toHaveValue('7');
    await expect(canvas.queryByRole('button', { name: news })).not.toBeInTheDocument();
  },
};

/** An unorderable product is swapped; the focus is at the only undo, which removes the substitute again. */
export const Substituted: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await rowOf(canvas, bergkaese);
    const skus = () =>
      [...canvasElement.querySelectorAll('article[data-sku]')]
        .map((row) => row.getAttribute('data-sku') ?? '')
        .toSorted((one, other) => one.localeCompare(other));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Artikel hinzufügen' }), '104718{Enter}');
    const find = await canvas.findByRole('button', { name: /^Ersatz suchen für / });
    // The new row is rendered again in its group: an earlier press would hit a removed element.
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Artikel hinzufügen' })).toHaveValue(''));
    await userEvent.click(find.isConnected ? find : canvas.getByRole('button', { name: /^Ersatz suchen für / }));
    const before = skus();
    const dialog = within(await screen.findByRole('dialog', { name: /^Ersatz für / }));
    const [swap] = await dialog.findAllByRole('button', { name: /^Gegen .* tauschen: / });
    if (!swap) throw new Error('Nothing fits');
    const name = swap.getAttribute('aria-label')?.replace(/^[^:]*: /, '') ?? '';
    await userEvent.click(swap);
    await rowOf(canvas, name);
    // Its place is rendered again with the substitute's group.
    await waitFor(() => expect(canvas.getByRole('button', { name: /rückgängig machen$/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(skus()).toEqual(before));
  },
};

/** Removed while its new amount is being saved, it is restored with that amount. */
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

/** A product is found by name and added with Enter; a text without a match is reported. */
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

/** A list that waits for its filter of changed prices leaves the finder below it alone, with its text and the focus. */
export const FinderKept: Story = {
  parameters: { shop: { ...shop, scenario: 'listOrders=held' } },
  decorators: [
    (Page) => (
      <>
        <ButtonLink href={`${shop.route}?prices=changed`}>{'Changed prices'}</ButtonLink>
        <Page />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await rowOf(canvas, bergkaese);
    const field = await canvas.findByRole('combobox', { name: 'Artikel hinzufügen' });
    await userEvent.type(field, 'xqzwy');
    canvas.getByRole('link', { name: 'Changed prices' }).click();
    await waitFor(() => expect(canvas.queryByRole('article', { name: bergkaese })).not.toBeInTheDocument());
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('xqzwy');
    releaseCalls();
    await canvas.findAllByRole('article');
    await expect(field).toBeInTheDocument();
    await expect(field).toHaveFocus();
  },
};

/** Enter before the answer: the field is cleared at once, the product is added, and the next one may follow. */
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

/** A near match is not added by Enter, however fast: it is reported, the text stays, and an arrow key chooses. */
export const Guessed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await rowOf(canvas, bergkaese);
    const rows = canvasElement.querySelectorAll('article[data-sku]').length;
    const field = canvas.getByRole('combobox', { name: 'Artikel hinzufügen' });
    await userEvent.type(field, 'mozarella{Enter}');
    await expect(await canvas.findByText(/^„mozarella“ gibt es so nicht\./)).toBeVisible();
    await expect(field).toHaveValue('mozarella');
    await expect(await canvas.findByText('Nichts Genaues. Ähnlich:')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelectorAll('article[data-sku]')).toHaveLength(rows);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByText(/ist hinzugefügt\.$/)).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('article[data-sku]')).toHaveLength(rows + 1));
  },
};

/** A label with weight and lot adds its product; one without a product is reported, and the field is cleared for the next scan. */
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

/** A removed one can be added again; an existing one gets the focus. */
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

/** The PDF fails: shown below the tools, with a retry. */
export const PdfFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'getOrderTemplatePdf=400' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Drucken und PDF' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF mit Bildern' }));
    await expect(await canvas.findByText('Das PDF konnte nicht erstellt werden.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** Saving fails: input stays, with an error. */
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

/** Several fail to save: also shown beside the list, with one retry for all. */
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

/** The template changed meanwhile, last by the same user: both amounts are offered, and no name is shown. */
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

/** All orderable products are added with one call, the others are named. */
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

/** Shared by user name; an unknown one is reported and stays in the field. */
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
    // The focus stays in the field for the next name.
    await userEvent.click(out);
    await waitFor(() => expect(out).not.toBeInTheDocument());
    await waitFor(() => expect(name).toHaveFocus());
  },
};

/** A template that its owner may not share. */
export const NotShareable: Story = {
  parameters: { shop: { ...shop, route: '/my/ordertemplates/template-100-3' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Diese Vorlage ist nicht zum Teilen freigegeben.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Benutzername' })).toBeDisabled();
  },
};

/** Three hundred products: only those near the window are rendered. */
export const Long: Story = {
  parameters: { shop: { ...shop, as: 'jana', route: '/my/ordertemplates/template-1000-1' } },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('article');
    await expect(rows.length).toBeLessThan(120);
  },
};

/** Without the permission there are no prices and no total. */
export const NoPrices: Story = {
  parameters: { shop: { ...shop, as: 'eva', route: '/my/ordertemplates/template-200-2' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article');
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};

/** The template doesn't exist. */
export const NotFound: Story = {
  parameters: { shop: { ...shop, route: '/my/ordertemplates/none' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Diese Bestellvorlage gibt es nicht')).toBeVisible();
  },
};

/** Loading failed; retried only by hand. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'getOrderTemplateDetails=400' } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Die Bestellvorlage konnte nicht geladen werden.');
  },
};

/** The items are loaded, but the products failed: amounts are shown, with a retry for the rest. */
export const ProductsFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'listGroupedProducts=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Angaben zu den Artikeln konnten nicht geladen werden.')).toBeVisible();
    await expect(canvas.getByRole('article', { name: 'Artikel 104711' })).toBeVisible();
  },
};
