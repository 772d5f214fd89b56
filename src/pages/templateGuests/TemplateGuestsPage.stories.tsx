import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Component } from './TemplateGuestsPage';

const pattern = '/my/ordertemplates/:templateId/guests';
const shop = { as: 'anna', tenant: 'AL', route: '/my/ordertemplates/template-100-1/guests', pattern };

const forget = () => {
  for (const name of Object.keys(localStorage)) if (/^(guest-scale|guest-event):/.test(name)) localStorage.removeItem(name);
};

const meta = {
  title: 'Pages/TemplateGuests',
  component: Component,
  parameters: { shop },
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Types both numbers of guests. */
async function scale({ canvas, userEvent }: Play, base: string, wanted: string): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Gäste laut Vorlage/ }), base);
  await userEvent.type(canvas.getByRole('textbox', { name: /^Gäste diesmal/ }), wanted);
}

const cheese = (canvas: StoryContext['canvas']) => within(canvas.getByRole('article', { name: /^Bergkäse/ }));

/** For 80 → 120: each line with what was rounded, what it costs, and for each guest; what is no longer sold is named. */
export const Scaled: Story = {
  tags: ['visual', 'dark'],
  play: async ({ canvas, userEvent }) => {
    await scale({ canvas, userEvent }, '80', '120');
    await expect(await canvas.findByText('Von 80 auf 120 Gäste')).toBeVisible();
    await expect(canvas.getByText('Je Gast')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Auf Gäste umrechnen: Wochenbedarf' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ein Artikel bleibt weg' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'In den Warenkorb' })).toBeEnabled();
  },
};

/** On the phone. */
export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await scale({ canvas, userEvent }, '80', '120');
    await expect(await canvas.findByText('Von 80 auf 120 Gäste')).toBeVisible();
  },
};

/** Before both numbers are known nothing changes, and nothing goes anywhere. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Geben Sie an, für wie viele Gäste/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'In den Warenkorb' })).toBeDisabled();
    await expect(canvas.queryByText(/aufgerundet|Günstiger/)).not.toBeInTheDocument();
  },
};

/** The same number twice: all is as the template has it. */
export const Same: Story = {
  play: async ({ canvas, userEvent }) => {
    await scale({ canvas, userEvent }, '80', '80');
    await expect(await canvas.findByText(/^Beide Gästezahlen sind gleich/)).toBeVisible();
    await expect(canvas.queryByText(/aufgerundet|bis zur Mindestmenge|→/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'In den Warenkorb' })).toBeEnabled();
  },
};

/** A line is fixed, and scaled again. */
export const Fixed: Story = {
  play: async ({ canvas, userEvent }) => {
    await scale({ canvas, userEvent }, '8', '120');
    await canvas.findByText('Von 8 auf 120 Gäste');
    const spoken = () => cheese(canvas).queryByText(/in der Vorlage, diesmal/);
    await waitFor(() => expect(spoken()).toBeInTheDocument());
    const box = cheese(canvas).getByRole('checkbox', { name: /^Menge bleibt fest/ });
    await userEvent.click(box);
    await waitFor(() => expect(spoken()).not.toBeInTheDocument());
    await userEvent.click(box);
    await waitFor(() => expect(spoken()).toBeInTheDocument());
  },
};

/** Into a copy, of which one product fails: it is named, tried again, and the template is opened from there. */
export const CopyIncomplete: Story = {
  parameters: { shop: { ...shop, scenario: 'setOrderTemplateItem=500' } },
  play: async ({ canvas, userEvent }) => {
    await scale({ canvas, userEvent }, '80', '120');
    await canvas.findByText('Von 80 auf 120 Gäste');
    await userEvent.click(canvas.getByRole('button', { name: 'Als neue Vorlage' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('textbox', { name: /^Name der neuen Vorlage/ })).toHaveValue('Wochenbedarf (120 Gäste)');
    await userEvent.click(dialog.getByRole('button', { name: 'In die Vorlage' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Kein Artikel ist in der Vorlage\. \d+ fehlen noch:/);
    await expect(dialog.getByRole('button', { name: 'Fehlende noch einmal' })).toBeEnabled();
  },
};

/** Somebody who sees no prices finds neither sums nor cheaper packs. */
export const WithoutPrices: Story = {
  parameters: { shop: { ...shop, as: 'eva', route: '/my/ordertemplates/template-200-2/guests' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await scale({ canvas, userEvent }, '10', '25');
    await expect(await canvas.findByText('Von 10 auf 25 Gäste')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/€|Summe|Je Gast|Günstiger/);
  },
};

/** The template can't be read. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'getOrderTemplate=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Bestellvorlage konnte nicht geladen werden.');
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** Neither can its products: without them nothing is worked out. */
export const ProductsFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'findProductsBySku=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Artikel der Vorlage konnten nicht geladen werden.');
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** A template that the customer doesn't have. */
export const Unknown: Story = {
  parameters: { shop: { ...shop, route: '/my/ordertemplates/nothing/guests' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Diese Bestellvorlage gibt es bei diesem Kunden nicht (mehr).');
  },
};

/** Loading. */
export const Loading: Story = {
  parameters: { shop: { ...shop, scenario: 'getOrderTemplate=timeout' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /Wird geladen/ })).toBeVisible();
  },
};
