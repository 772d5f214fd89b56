import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { askBackend, callsOf, setScenario, watchStory } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './ProductPage';

const at = (sku: string, more: object = {}) => ({
  shop: { as: 'anna', tenant: 'AL', route: `/product/${sku}`, pattern: '/product/:sku', ...more },
});

const meta = {
  title: 'Pages/Product/InUse',
  component: Component,
  tags: ['!autodocs'],
  parameters: at('104711'),
  beforeEach: watchStory,
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = StoryContext['canvas'];

const isThere = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: /^Bergkäse/ });
const firstOf = (found: readonly HTMLElement[]) => found[0] as HTMLElement;
/** The button of the page's own product; the tiles below have their own. */
const templates = async (canvas: Canvas) => firstOf(await canvas.findAllByRole('button', { name: /^Bestellvorlagen: Bergkäse 6 Monate/ }));
const menuOf = async () => within(await screen.findByRole('dialog', { name: 'Bestellvorlagen' }));
const star = async (canvas: Canvas) => firstOf(await canvas.findAllByRole('button', { name: /^Auf der Essenzliste: Bergkäse 6 Monate/ }));
const amountOf = async (canvas: Canvas) => firstOf(await canvas.findAllByRole('textbox', { name: /^Menge: Bergkäse 6 Monate/ }));
const unitOf = async (canvas: Canvas) => firstOf(await canvas.findAllByRole('combobox', { name: /^Einheit/ }));
const nutrients = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Nährwerte' })).findByRole('row', { name: /^Energie/ });

/** A tick adds the product to a template with the chosen amount and unit; two quick presses remove it once. */
export const TemplateTicked: Story = {
  play: async ({ canvas, userEvent }) => {
    await isThere(canvas);
    await userEvent.selectOptions(await unitOf(canvas), 'KG');
    const amount = await amountOf(canvas);
    await userEvent.clear(amount);
    await userEvent.type(amount, '7');
    await userEvent.tab();
    await waitFor(async () => expect(await templates(canvas)).toHaveAccessibleName(/\(in \d enthalten\)$/));
    await userEvent.click(await templates(canvas));
    const menu = await menuOf();
    const drinks = await menu.findByRole('checkbox', { name: /^Getränke/ });
    await expect(drinks).not.toBeChecked();
    await userEvent.click(drinks);
    await expect(drinks).toBeChecked();
    await expect(await menu.findByText(/enthält 7\skg/)).toBeVisible();
    await expect(callsOf('setOrderTemplateItem').map(({ body }) => body)).toEqual([{ productSku: '104711', amount: 7, unit: 'KG' }]);
    // At once, before the button can change.
    drinks.click();
    drinks.click();
    await waitFor(() => expect(menu.queryByText(/enthält 7\skg/)).not.toBeInTheDocument());
    await expect(drinks).not.toBeChecked();
    await expect(callsOf('removeOrderTemplateItem')).toHaveLength(1);
    await expect(callsOf('setOrderTemplateItem')).toHaveLength(1);
  },
};

/** A new template is created from the product by keyboard alone, once; the field is cleared, and Escape closes. */
export const TemplateCreated: Story = {
  play: async ({ canvas, userEvent }) => {
    await isThere(canvas);
    (await templates(canvas)).focus();
    await userEvent.keyboard('{Enter}');
    const menu = await menuOf();
    const name = await menu.findByRole('textbox', { name: 'Name der neuen Vorlage' });
    await expect(menu.getByRole('button', { name: 'Anlegen' })).toBeDisabled();
    name.focus();
    await userEvent.keyboard('Buffet{Enter}{Enter}');
    await waitFor(() => expect(menu.getByRole('checkbox', { name: /^Buffet/ })).toBeChecked());
    await expect(callsOf('createOrderTemplate')).toHaveLength(1);
    await expect(callsOf('setOrderTemplateItem').map(({ body }) => body)).toEqual([expect.objectContaining({ productSku: '104711' })]);
    await waitFor(() => expect(name).toHaveValue(''));
    await expect(menu.getByRole('button', { name: 'Anlegen' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await templates(canvas)).toHaveFocus();
  },
};

/** Templates that fail to load are reported in place; a retry loads them. */
export const TemplatesFailed: Story = {
  parameters: at('104711', { scenario: 'listOrderTemplates=404' }),
  play: async ({ canvas, userEvent }) => {
    await isThere(canvas);
    await userEvent.click(await templates(canvas));
    const menu = await menuOf();
    await expect(await menu.findByRole('alert')).toHaveTextContent('Ihre Bestellvorlagen konnten nicht geladen werden.');
    setScenario('normal');
    await userEvent.click(menu.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(await menu.findByRole('checkbox', { name: /^Getränke/ })).toBeVisible();
  },
};

/** The star changes at once and calls the server. */
export const StarFlipped: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await star(canvas);
    await waitFor(() => expect(button).toBeEnabled());
    const after = button.getAttribute('aria-pressed') !== 'true';
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', String(after)));
    await waitFor(() => expect(callsOf('setEssenceVisibility')).toHaveLength(1));
    await expect(button).toHaveAttribute('aria-pressed', String(after));
  },
};

/** A refused tick and a refused star go back; the name of a template that was refused, or came without an id, stays. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await star(canvas);
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(await templates(canvas));
    const menu = await menuOf();
    const drinks = await menu.findByRole('checkbox', { name: /^Getränke/ });
    setScenario('setOrderTemplateItem=500');
    await userEvent.click(drinks);
    await waitFor(() => expect(callsOf('setOrderTemplateItem')).toHaveLength(1));
    await waitFor(() => expect(drinks).not.toBeChecked());
    const name = menu.getByRole('textbox', { name: 'Name der neuen Vorlage' });
    await userEvent.type(name, 'Buffet');
    for (const [tries, scenario] of ['createOrderTemplate=500', 'templateWithoutId'].entries()) {
      setScenario(scenario);
      await userEvent.click(menu.getByRole('button', { name: 'Anlegen' }));
      await waitFor(() => expect(callsOf('createOrderTemplate')).toHaveLength(tries + 1));
      await waitFor(() => expect(menu.getByRole('button', { name: 'Anlegen' })).not.toHaveAttribute('aria-busy', 'true'));
      await expect(name).toHaveValue('Buffet');
    }
    await expect(callsOf('setOrderTemplateItem')).toHaveLength(1);
    setScenario('normal');
    await userEvent.click(menu.getByRole('button', { name: 'Anlegen' }));
    await waitFor(() => expect(callsOf('setOrderTemplateItem')).toHaveLength(2));
    await waitFor(() => expect(name).toHaveValue(''));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const before = button.getAttribute('aria-pressed') ?? '';
    const reads = callsOf('listEssenceVisibilities').length;
    setScenario('setEssenceVisibility=500');
    await userEvent.click(button);
    await waitFor(() => expect(callsOf('setEssenceVisibility')).toHaveLength(1));
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', before));
    await waitFor(() => expect(callsOf('listEssenceVisibilities').length).toBeGreaterThan(reads));
  },
};

/** The page and its templates menu put the product on the label list and take it off. */
export const OnLabelList: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = 'Auf der Etikettenliste: Bergkäse 6 Monate gereift, Laib ca. 6 kg';
    const toggle = await canvas.findByRole('button', { name });
    await waitFor(() => expect(toggle).toBeEnabled());
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(callsOf('addLabel')).toHaveLength(1));
    await userEvent.click(await templates(canvas));
    const inMenu = await (await menuOf()).findByRole('button', { name });
    await expect(inMenu).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(inMenu);
    await waitFor(() => expect(inMenu).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() => expect(callsOf('removeLabel')).toHaveLength(1));
    await expect(await askBackend<readonly string[]>('/v1/t/AL/my/label-skus?customerId=100')).toEqual([]);
  },
};

/** Secondary data that fail to load are omitted silently, and the star is disabled. */
export const WithoutExtras: Story = {
  parameters: at('104711', {
    scenario: 'listRecommendations=404,findSuppliers=404,getSafetyDatasheetAvailability=404,searchProducts=404,listEssenceVisibilities=404',
  }),
  play: async ({ canvas }) => {
    await isThere(canvas);
    await nutrients(canvas);
    await waitFor(() => expect(callsOf('listEssenceVisibilities').length).toBeGreaterThan(0));
    await expect(await star(canvas)).toBeDisabled();
    await expect(canvas.queryByRole('heading', { name: 'Dazu passt' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Sicherheitsdatenblatt/ })).not.toBeInTheDocument();
  },
};

/** Product and details fail in turn, each reported in place; a retry loads each. */
export const RetriedInTurn: Story = {
  parameters: at('104711', { scenario: 'getProduct=malformed,getProductDetails=404' }),
  play: async ({ canvas, userEvent }) => {
    const again = () => userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Der Artikel konnte nicht geladen werden.');
    setScenario('getProductDetails=404');
    await again();
    await isThere(canvas);
    await expect(await canvas.findByText(/^Die Angaben zum Artikel konnten nicht geladen werden\./)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Allergene' })).toBeVisible();
    setScenario('normal');
    await again();
    await nutrients(canvas);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** Without the customer's days the product is shown nevertheless, and input stays. */
export const WithoutDays: Story = {
  parameters: at('104711', { scenario: 'getCustomer=503' }),
  play: async ({ canvas, userEvent }) => {
    await isThere(canvas);
    const amount = await amountOf(canvas);
    await userEvent.clear(amount);
    await userEvent.type(amount, '7');
    await nutrients(canvas);
    await waitFor(() => expect(callsOf('getCustomer').length).toBeGreaterThan(0));
    await expect(await amountOf(canvas)).toHaveValue('7');
  },
};

/** A pack that is cheaper per kilogram is shown and chosen with one key. */
export const CheaperPack: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isThere(canvas);
    await userEvent.selectOptions(await unitOf(canvas), 'KG');
    (await canvas.findByRole('button', { name: /€\/kg statt 14,14\s€\/kg$/ })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await unitOf(canvas)).not.toHaveValue('KG'));
    await expect(canvasElement).toHaveTextContent('79,74 €');
  },
};

/** On the phone the cart button stays in sight once the panel is scrolled away. */
export const OrderBar: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await isThere(canvas);
    await nutrients(canvas);
    await expect(canvas.queryByRole('region', { name: /^Bestellen: Bergkäse/ })).not.toBeInTheDocument();
    canvas.getByRole('region', { name: 'Dokumente' }).scrollIntoView();
    const bar = within(await canvas.findByRole('region', { name: /^Bestellen: Bergkäse/ }));
    await userEvent.click(bar.getByRole('button', { name: /^In den Warenkorb/ }));
    await expect(await bar.findByRole('button', { name: /im Warenkorb, entfernen/ })).toBeVisible();
    await waitFor(() => expect(callsOf('setCartItem', 'setCartItems', 'setSingleCartItem')).toHaveLength(1));
  },
};

/** Visitors have no templates, and none are requested. */
export const WithoutTemplates: Story = {
  parameters: at('104711', { as: null }),
  play: async ({ canvas }) => {
    await isThere(canvas);
    await nutrients(canvas);
    await expect(canvas.queryByRole('button', { name: /^Bestellvorlagen/ })).not.toBeInTheDocument();
    await expect(callsOf('listOrderTemplates')).toEqual([]);
  },
};
