import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { delayedLineExample, goneLineExample } from '#tests/examples/cart.ts';
import { NonOrderableDialog } from './NonOrderableDialog';

const meta = {
  title: 'Components/Checkout/NonOrderableDialog',
  component: NonOrderableDialog,
  parameters: { docs: inOwnWindow },
  args: { isOpen: true, lines: [goneLineExample, delayedLineExample], onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof NonOrderableDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two unorderable products: the list, cancel, and confirm. */
export const TwoProducts: Story = {
  tags: ['visual'],
  play: async () => {
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Diese Artikel können nicht bestellt werden.');
    await expect(screen.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Interactions; pictured by the previous story. */
export const TwoProductsInUse: Story = {
  ...TwoProducts,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Diese Artikel können nicht bestellt werden.');
    await expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Zurück' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Ohne diese Artikel bestellen' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** A line without product data is omitted as well, and named by its number. */
export const WithoutProduct: Story = {
  args: { lines: [], unknownSkus: ['104711'] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Ein Artikel ist nicht bestellbar' })).toBeVisible());
    await expect(screen.getByRole('listitem')).toHaveTextContent('Artikel 104711');
  },
};

/** The English text. */
export const English: Story = {
  globals: { language: 'en' },
  play: async () => {
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription('These products cannot be ordered.');
    await expect(screen.getByRole('button', { name: 'Back' })).toBeInTheDocument();
  },
};

/** The Italian text states the effect, which is the same in every language. */
export const Italian: Story = {
  globals: { language: 'it' },
  play: async () => {
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/rimossi dal carrello all’invio dell’ordine, senza sostituzione/);
  },
};
