import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pictureExample } from '#tests/examples/product.ts';
import { StatusLine } from '#kit/page/StatusLine.tsx';
import { TemplateNews } from './TemplateNews';

const meta = {
  title: 'Components/OrderTemplate/TemplateNews',
  component: TemplateNews,
  decorators: [
    (News) => (
      <StatusLine>
        <News />
      </StatusLine>
    ),
  ],
  args: {
    label: '2 Artikel nicht mehr im Sortiment',
    title: '2 Artikel werden nicht mehr verkauft und sind aus der Vorlage genommen',
    entries: [
      { sku: '104720', name: 'Himbeeressig 0,5 l', detail: '104720', thumbnail: pictureExample },
      { sku: '104999', name: 'Preiselbeermarmelade mit ganzen Früchten im Kübel', detail: '104999' },
    ],
    missingImage: pictureExample,
    onDismiss: fn(),
  },
} satisfies Meta<typeof TemplateNews>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A change in a few words. */
export const Regular: Story = {
  tags: ['visual'],
};

/** Its panel shows the products concerned. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 Artikel nicht mehr im Sortiment' }));
    await expect(canvas.getByRole('region', { name: /nicht mehr verkauft/ })).toBeVisible();
  },
};

/** Dismissed. */
export const Dismissed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 Artikel nicht mehr im Sortiment' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Gelesen' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
