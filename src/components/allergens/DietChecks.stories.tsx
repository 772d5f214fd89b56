import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { checkDiets } from '#domain/allergens/dietGuard.ts';
import { DietChecks } from './DietChecks';
import { eventExample } from './exampleEvent.fixture';
import { exampleOverview } from './exampleRows.fixture';

const known = exampleOverview.filter(({ state }) => state === 'known' || state === 'noFood');
const checks = checkDiets(known, eventExample.diets);

const meta = {
  title: 'Components/Allergens/DietChecks',
  component: DietChecks,
  tags: ['two-looks'],
  args: {
    event: eventExample,
    checks,
    total: known.length,
    loading: 0,
    failed: 0,
    isRetrying: false,
    hrefOf: (sku) => `/product/${sku}`,
    onRetry: fn(),
    onEdit: fn(),
  },
} satisfies Meta<typeof DietChecks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Per diet: products that contain it first, free ones last. Undeclared products never count as free. */
export const Full: Story = {
  tags: ['visual', 'dark', 'phone'],
  play: async ({ canvas }) => {
    const milk = canvas.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith('Ohne Milch'));
    await expect(milk).toHaveTextContent('Ohne Milch (Allergie, 1 Gast)1 enthält es2 ohne Angabe2 geprüft frei');
    await expect(canvas.queryByText(/sicher/i)).not.toBeInTheDocument();
  },
};

/** A diet opens by key and names its products. */
export const FullInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const milk = canvas.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith('Ohne Milch'));
    if (!milk) throw new Error('There is no diet without milk');
    const summary = milk.querySelector('summary');
    summary?.focus();
    await userEvent.click(within(milk).getByText('Ohne Milch'));
    await expect(within(milk).getByRole('link', { name: /^Bergkäse/ })).toHaveAttribute('href', '/product/104711');
    await userEvent.click(canvas.getByRole('button', { name: 'Veranstaltung ändern' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

/** Loading products count as undeclared. */
export const Loading: Story = {
  args: {
    checks: checkDiets(
      known.map((row) => ({ ...row, state: 'loading' as const })),
      eventExample.diets,
    ),
    loading: known.length,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`0 von ${known.length} Artikeln geprüft`);
    await expect(canvasElement).not.toHaveTextContent('geprüft frei');
  },
};

/** Products that failed to load count as undeclared, and can be retried. */
export const Failed: Story = {
  args: { failed: 2 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sie zählen als solche ohne Angabe.');
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** An empty list. */
export const Empty: Story = {
  args: { checks: checkDiets([], eventExample.diets), total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch nichts ausgewählt, das geprüft werden könnte.')).toBeVisible();
    // Without statements there is nothing to rely on.
    await expect(canvas.queryByText(/Angaben der Hersteller/)).toBeNull();
  },
};

/** On the allergen overview, which explains the source of its statements itself. */
export const OnOverview: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isExplained: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ohne glutenhaltiges Getreide')).toBeVisible();
    await expect(canvas.queryByText(/Angaben der Hersteller/)).toBeNull();
  },
};
