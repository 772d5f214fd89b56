import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { allergenKeys } from '#domain/allergens/allergens.ts';
import { SubstitutionDialog, type ShownSubstitute } from './SubstitutionDialog';

const bought: ShownSubstitute = {
  sku: '104712',
  name: 'Bergkäse 9 Monate gereift, Laib ca. 6 kg',
  number: '104712',
  lastOrdered: 'Mo., 16.11.',
  quantity: '2 Laibe',
  differences: [{ what: 'price', before: '12,90 €/kg', now: '14,20 €/kg' }],
  lost: [],
  allergens: { gained: [], undeclared: [] },
};
const risky: ShownSubstitute = {
  sku: '104713',
  name: 'Almkäse mit Bärlauch, Laib ca. 5 kg',
  number: '104713',
  lastOrdered: undefined,
  quantity: '2 Laibe',
  differences: [
    { what: 'price', before: '12,90 €/kg', now: '11,40 €/kg' },
    { what: 'content', before: 'ca. 6 kg', now: 'ca. 5 kg' },
  ],
  lost: ['Bio', 'AMA-Gütesiegel'],
  allergens: {
    gained: [
      { allergen: 'MUSTARD', presence: 'contained' },
      { allergen: 'CELERY', presence: 'traces' },
    ],
    undeclared: ['SESAME', 'LUPINE'],
  },
};
const unknown: ShownSubstitute = {
  ...risky,
  sku: '104714',
  name: 'Schnittkäse natur, 6 kg',
  number: '104714',
  differences: [{ what: 'quantity', before: '2 Laibe', now: '2 Stück' }],
  lost: [],
  allergens: { gained: [], undeclared: allergenKeys },
};

const meta = {
  title: 'Components/Product/SubstitutionDialog',
  component: SubstitutionDialog,
  parameters: { docs: inOwnWindow },
  args: {
    isOpen: true,
    product: 'Bergkäse 6 Monate gereift, Laib ca. 6 kg',
    state: { kind: 'found', substitutes: [bought, risky, unknown], isPartial: false },
    onSwap: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SubstitutionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: /^Ersatz für Bergkäse/ }));

/** One ordered lately, one that adds allergens and lacks quality marks, one without declarations. */
export const Three: Story = {
  tags: ['visual', 'dark', 'phone'],
  play: async () => {
    const found = await dialog();
    await expect(found.getAllByRole('listitem')).toHaveLength(3);
    await waitFor(() => expect(found.getByText('Laut Angaben kein neues Allergen')).toBeVisible());
    await expect(found.getByText('Neu enthalten: Senf')).toBeVisible();
    await expect(found.getByText('Neu in Spuren: Sellerie')).toBeVisible();
    await expect(found.getByText('Keine Angabe zu: Sesam, Lupinen')).toBeVisible();
    await expect(found.getByText(/^Keine Angabe zu Allergenen\./)).toBeVisible();
    await expect(found.getByText('Fehlt: Bio, AMA-Gütesiegel')).toBeVisible();
  },
};

/** Only a press swaps. */
export const ThreeInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const found = await dialog();
    await expect(args.onSwap).not.toHaveBeenCalled();
    await userEvent.click(found.getByRole('button', { name: /^Gegen 2 Laibe tauschen: Almkäse/ }));
    await expect(args.onSwap).toHaveBeenCalledWith('104713');
    await userEvent.click(found.getByRole('button', { name: 'Schließen' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** No match: it says so, and offers no worse one. */
export const Nothing: Story = {
  args: { state: { kind: 'found', substitutes: [], isPartial: false } },
  play: async () => {
    const found = await dialog();
    await waitFor(() => expect(found.getByText(/^Nichts Passendes/)).toBeVisible());
  },
};

/** Half of the products could not be examined. */
export const Partial: Story = {
  args: { state: { kind: 'found', substitutes: [bought], isPartial: true } },
  play: async () => {
    const found = await dialog();
    await waitFor(() => expect(found.getByText(/^Ein Teil der Artikel/)).toBeVisible());
  },
};

/** Loading. */
export const Loading: Story = { args: { state: { kind: 'loading' } } };

/** Both calls failed. */
export const Failed: Story = {
  args: { state: { kind: 'failed', error: undefined, isRetrying: false } },
  play: async ({ args, userEvent }) => {
    const found = await dialog();
    await userEvent.click(found.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
