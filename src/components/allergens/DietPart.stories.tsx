import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { checkDiets } from '#domain/allergens/dietGuard.ts';
import { StatusLine } from '#kit/page/StatusLine.tsx';
import { DietPart } from './DietPart';
import { eventExample } from './exampleEvent.fixture';
import { exampleOverview } from './exampleRows.fixture';

const known = exampleOverview.filter(({ state }) => state === 'known' || state === 'noFood');

const meta = {
  title: 'Components/Allergens/DietPart',
  component: DietPart,
  decorators: [
    (Part) => (
      <StatusLine>
        <Part />
      </StatusLine>
    ),
  ],
  args: {
    event: eventExample,
    checks: checkDiets(known, eventExample.diets),
    total: known.length,
    loading: 0,
    failed: 0,
    isRetrying: false,
    hrefOf: (sku) => `/product/${sku}`,
    onRetry: fn(),
    onEdit: fn(),
  },
} satisfies Meta<typeof DietPart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Number of products that don't suit the event, each counted once; the panel names them per diet. */
export const Broken: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /: [1-9]\d* Artikel (passt|passen) nicht$/ }));
    await expect(canvas.getByRole('region', { name: `Ernährungsweisen: ${eventExample.name}` })).toBeVisible();
  },
};

/** Nothing is called suitable before it is checked. */
export const Loading: Story = {
  args: { loading: known.length },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `${eventExample.name}: wird geprüft` })).toBeVisible();
  },
};
