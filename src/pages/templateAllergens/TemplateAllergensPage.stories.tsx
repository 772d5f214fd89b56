import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { setScenario, watchStory } from '#tests/examples/shopStories.fixture.tsx';
import { Component } from './TemplateAllergensPage';

const pattern = '/my/ordertemplates/:templateId/allergens';
const shop = { as: 'anna', tenant: 'AL', route: '/my/ordertemplates/template-100-1/allergens', pattern };

const meta = { title: 'Pages/TemplateAllergens', component: Component, parameters: { shop } } satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Products of a template by category. */
export const Loaded: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const cheese = await canvas.findByRole('row', { name: /^Bergkäse 6 Monate/ });
    await expect(within(cheese).getAllByRole('cell')[6]).toHaveTextContent('enthalten');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Als Excel speichern' })).toBeEnabled());
  },
};

/** Free of milk: the cheese is excluded, and the other reasons are listed. Without the filter all are shown again. */
export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /^Bergkäse/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Milch' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /^Bergkäse/ })).not.toBeInTheDocument());
    await expect(canvas.getByText(/ohne Milch\.$/)).toBeVisible();
    for (const row of canvas.queryAllByRole('row').filter((one) => within(one).queryByRole('link')))
      await expect(within(row).getAllByRole('cell')[6]).toHaveTextContent('nicht enthalten');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Auswahl aufheben' })[0] as HTMLElement);
    await expect(await canvas.findByRole('row', { name: /^Bergkäse/ })).toBeVisible();
  },
};

/** Two quick presses on chips, without a render in between: both count. */
export const FilteredFast: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /^Bergkäse/ });
    canvas.getByRole('button', { name: 'Milch' }).click();
    await Promise.resolve();
    canvas.getByRole('button', { name: 'Vegan' }).click();
    await expect(await canvas.findByText(/: ohne Milch; vegan\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Milch' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** On the phone a list in words, with the counts below. */
export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Überblick' })).toBeVisible();
  },
};

/** Products fail to load: each says so, none counts as free, and the retry loads again. */
export const ProductsFailed: Story = {
  parameters: { shop: { ...shop, scenario: 'findProductsBySku=400' } },
  beforeEach: watchStory,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('konnten nicht geladen werden');
    await expect(canvas.getAllByText('Konnte nicht geladen werden').length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Milch' }));
    await expect(await canvas.findByText('Kein Artikel erfüllt sicher alle gewählten Bedingungen')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Auswahl aufheben' })[0] as HTMLElement);
    setScenario('normal');
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await canvas.findByRole('row', { name: /^Bergkäse/ });
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    await expect(canvas.queryByText('Konnte nicht geladen werden')).not.toBeInTheDocument();
  },
};

/** Loading the template failed. */
export const Failed: Story = {
  parameters: { shop: { ...shop, scenario: 'getOrderTemplate=400' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Bestellvorlage konnte nicht geladen werden.');
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

/** A template of another customer. */
export const Unknown: Story = {
  parameters: { shop: { ...shop, route: '/my/ordertemplates/nothing/allergens' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Bei diesem Kunden gibt es diese Bestellvorlage nicht (mehr).');
    await expect(canvas.queryByRole('button', { name: 'Noch einmal versuchen' })).not.toBeInTheDocument();
  },
};

/** Loading. */
export const Loading: Story = {
  parameters: { shop: { ...shop, scenario: 'getOrderTemplate=timeout' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /Wird geladen/ })).toBeVisible();
  },
};
