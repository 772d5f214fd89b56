import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emptyEntry } from '../rules/delivery';
import { exampleDelivery } from '../rules/delivery.fixture';
import { ReportPaper } from './ReportPaper';

const meta = {
  title: 'Pages/GoodsReceived/ReportPaper',
  component: ReportPaper,
  args: {
    now: new Date('2026-11-28T05:40:00Z'),
    pictureOf: (id: string) => ({ id, src: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' }),
    delivery: exampleDelivery({
      entries: {
        '0': { ...emptyEntry, received: 2 },
        '1': { ...emptyEntry, received: 2, faults: ['tooWarm'], temperature: 9, note: 'Fahrer hat es gesehen', pictures: ['a'] },
      },
      strange: [{ gtin: '4305615418629', count: 2 }],
    }),
  },
} satisfies Meta<typeof ReportPaper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything that a report can have. */
export const Full: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gasthof Adler')).toBeVisible();
    await expect(canvas.getByText('Berghütte, Am Grat 3, 9971 Matrei · Talstation')).toBeVisible();
    await expect(canvas.getByText('1 Position wie bestellt, 1 mit Fehlern, 2 nicht geprüft.')).toBeVisible();
    await expect(canvas.getByText(/ · Zu warm, 9 °C$/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Bild 1: Apfelsaft' })).toBeInTheDocument();
    await expect(canvas.getByText('4305615418629, 2 ×')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Nicht geprüft' })).toBeVisible();
  },
};

/** Nothing is wrong, and nobody is known. */
export const Fine: Story = {
  args: {
    delivery: exampleDelivery({
      customerName: undefined,
      deliveredTo: undefined,
      entries: {
        '0': { ...emptyEntry, received: 2 },
        '1': { ...emptyEntry, received: 3 },
        '2': { ...emptyEntry, received: 1 },
        '3': { ...emptyEntry, received: 1.5 },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Geliefert an')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Kunde')).not.toBeInTheDocument();
  },
};
