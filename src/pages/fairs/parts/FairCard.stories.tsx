import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pictureExample } from '#tests/examples/product.ts';
import { FairCard } from './FairCard';

const meta = {
  title: 'Components/Fair/FairCard',
  component: FairCard,
  args: {
    fairCode: 'herbst',
    name: 'Herbstmesse',
    banner: pictureExample,
    isActive: true,
    href: '/subshop/promotions/herbst',
    delivery: { first: '2026-03-02', last: '2026-04-30' },
    discountFactor: '0.97',
    hasSuggestion: true,
  },
} satisfies Meta<typeof FairCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Active, with every property of a fair. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Herbstmesse' })).toHaveAttribute('href', '/subshop/promotions/herbst');
    await expect(canvas.getByText('Geöffnet')).toBeVisible();
    await expect(canvas.getByText(/^3\s?% Messerabatt$/)).toBeVisible();
    await expect(canvas.getByText('Mit Bestellvorschlag aus Ihren Einkäufen')).toBeVisible();
  },
};

/** Inactive: no link, and says so. */
export const Inactive: Story = {
  args: { isActive: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText('Noch nicht eröffnet oder schon vorbei')).toBeVisible();
    await expect(canvas.queryByText(/Messerabatt/)).not.toBeInTheDocument();
  },
};

/** Only its code is known. */
export const Plain: Story = {
  args: { name: undefined, banner: undefined, delivery: {}, discountFactor: undefined, hasSuggestion: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Messe herbst' })).toBeVisible();
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
};

/** Its banner fails to load: a calm background, no broken image. */
export const BrokenBanner: Story = {
  args: { banner: '/no-picture.png' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Herbstmesse' })).toBeVisible();
  },
};

/** A long title on the phone. */
export const LongTitle: Story = {
  args: { name: 'Frühjahrshausmesse für Gemeinschaftsverpflegungseinrichtungen' },
  globals: { viewport: { value: 'phone' } },
};
