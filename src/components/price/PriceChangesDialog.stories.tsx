import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { otherTiersReport, priceReport } from '#tests/examples/priceWatch.ts';
import { PriceChangesDialog } from './PriceChangesDialog';

const meta = {
  title: 'Components/Price/PriceChangesDialog',
  component: PriceChangesDialog,
  parameters: { docs: inOwnWindow },
  args: { report: priceReport(), hasAmounts: true, threshold: 5, isOpen: true, onThreshold: fn(), onClose: fn() },
} satisfies Meta<typeof PriceChangesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  const opened = await screen.findByRole('dialog', { name: 'Preisänderungen' });
  await waitFor(() => expect(opened).toBeVisible());
  return within(opened);
};

/** Increases, the greatest first; decreases; other pack sizes. */
export const Full: Story = {
  tags: ['visual', 'phone'],
  play: async () => {
    const open = await dialog();
    await expect(open.getByRole('heading', { name: '2 Artikel teurer' })).toBeVisible();
    await expect(open.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 9))).toEqual([
      'Bergkäse ',
      'Almbutter',
      'Erdbeeren',
      'Rapsöl, 1',
    ]);
    await expect(open.getByText('+6,00 €')).toBeVisible();
    await expect(open.getByText(/Eine Position wurde in dieser Einheit noch nicht gekauft\./)).toBeVisible();
  },
};

/** Other amounts are a group of their own, with both tiers and without a sum. */
export const OtherTiers: Story = {
  args: { report: otherTiersReport() },
  play: async () => {
    const open = await dialog();
    await expect(open.getByText('Kein Preis weicht um 5 % oder mehr ab.')).toBeVisible();
    await expect(open.getByRole('heading', { name: '1 Artikel: andere Menge, andere Staffel' })).toBeVisible();
    await expect(open.getByRole('listitem')).toHaveTextContent(
      /^Schlagobers, 1 l PackungAndere Menge, andere Staffel: 3,00 € je Stück statt 2,70 € bei 24 Stück$/,
    );
  },
};

/** A new threshold applies at once and is stored on the device. */
export const Threshold: Story = {
  play: async ({ userEvent, args }) => {
    const open = await dialog();
    await expect(open.getByText('Gilt nur für Sie und wird auf diesem Gerät gespeichert.')).toBeVisible();
    const field = open.getByRole('textbox', { name: 'Änderungen zeigen ab (in %)' });
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await expect(args.onThreshold).toHaveBeenLastCalledWith(12);
  },
};

/** No change above the threshold. */
export const Empty: Story = {
  args: { report: { ...priceReport(), risen: [], fallen: [], resized: [] }, threshold: 50 },
  play: async () => {
    await expect((await dialog()).getByText('Kein Preis weicht um 50 % oder mehr ab.')).toBeVisible();
  },
};

/** In a list without amounts changes refer to the last purchase. */
export const WithoutAmounts: Story = {
  args: { hasAmounts: false },
  play: async () => {
    await expect((await dialog()).getByText(/wo keine Menge gewählt ist, für die zuletzt gekaufte/)).toBeVisible();
  },
};
