import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { decimal } from '#domain/price/money.ts';
import { emptyEntry } from '../rules/delivery';
import { exampleDelivery } from '../rules/delivery.fixture';
import { ReportPaper } from './ReportPaper';

const meta = {
  title: 'Pages/GoodsReceived/ReportPaper',
  component: ReportPaper,
  args: {
    credit: undefined,
    now: new Date('2026-11-28T05:40:00Z'),
    pictureOf: (id: string) => ({ id, src: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' }),
    delivery: exampleDelivery({
      entries: {
        '0': { ...emptyEntry, received: 2, temperature: 4, takenBy: 'Anna', takenAt: Date.UTC(2026, 10, 28, 5, 35) },
        '1': { ...emptyEntry, received: 2, faults: ['tooWarm'], temperature: 9, note: 'Fahrer hat es gesehen', pictures: ['a'] },
      },
      strange: [{ gtin: '4305615418629', count: 2 }],
    }),
  },
} satisfies Meta<typeof ReportPaper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All parts of a report. */
export const Full: Story = {
  tags: ['visual'],
  args: { credit: { sum: decimal('22.50'), count: 1, leftOut: [] } },
  play: async ({ canvas }) => {
    const measured = canvas.getByRole('table', { name: 'Temperaturliste' });
    await expect(measured).toHaveTextContent(/Bergkäse \(A-711\)6 °C4 °Cin OrdnungAnna/);
    await expect(canvas.getByText('22,50 €')).toBeVisible();
    await expect(canvas.getByText('Gasthof Adler')).toBeVisible();
    await expect(canvas.getByText('Berghütte, Am Grat 3, 9971 Matrei · Talstation')).toBeVisible();
    await expect(canvas.getByText('1 Position wie bestellt, 1 mit Fehlern, 2 nicht geprüft.')).toBeVisible();
    await expect(canvas.getByText(/ · Zu warm, 9 °C$/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Bild 1: Apfelsaft' })).toBeInTheDocument();
    await expect(canvas.getByText('4305615418629, 2 ×')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Nicht geprüft' })).toBeVisible();
  },
};

/** No faults, and no contact. */
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
    await expect(canvas.queryByText(/€/)).not.toBeInTheDocument();
    await expect(canvas.queryByText('Kunde')).not.toBeInTheDocument();
  },
};
