import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { decimal, type Decimal } from '#domain/price/money.ts';
import { Figure } from './Figure';
import type { FigureColumn } from './figureColumn';

interface Row {
  readonly name: string;
  readonly amount: Decimal | undefined;
  readonly share: Decimal | undefined;
  readonly orders: number;
}

const rows: readonly Row[] = [
  { name: 'Käse', amount: decimal('1200.5'), share: decimal('0.8'), orders: 4 },
  { name: '=Butter', amount: decimal('-20'), share: undefined, orders: 1 },
  { name: 'Brot', amount: undefined, share: undefined, orders: 0 },
];

const columns: readonly FigureColumn<Row>[] = [
  { key: 'name', kind: 'text', title: 'Warengruppe', cellOf: ({ name }) => name },
  { key: 'orders', kind: 'count', title: 'Bestellungen', cellOf: ({ orders }) => orders },
  { key: 'amount', kind: 'money', isMain: true, title: 'Bestellt', cellOf: ({ amount }) => amount },
  { key: 'share', kind: 'share', title: 'Anteil', cellOf: ({ share }) => share },
];

const meta = {
  title: 'Pages/Spending/Figure',
  component: Figure<Row>,
  args: {
    title: 'Warengruppen',
    columns,
    rows,
    keyOf: ({ name }: Row) => name,
    sum: { name: 'Summe', amount: decimal('1180.5'), share: decimal('1'), orders: 5 },
    chart: {
      labels: ['Käse', 'Butter'],
      series: [{ name: 'Bestellt', values: [decimal('1200.5'), decimal('-20')] }],
      isHorizontal: true,
    },
    onSave: fn(),
  },
} satisfies Meta<typeof Figure<Row>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The chart beside its table; the file has the same rows, and no cell is a formula. */
export const WithChart: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args, userEvent }) => {
    const table = within(await canvas.findByRole('table'));
    await expect(table.getByRole('row', { name: /^Käse 4 1\.200,50/ })).toBeVisible();
    // Unknown is no zero.
    await expect(table.getByRole('row', { name: 'Brot 0 – –' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tabelle als CSV' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      ['\uFEFFWarengruppe;Bestellungen;Bestellt;Anteil', 'Käse;4;1200,5;0,8', "'=Butter;1;-20;", 'Brot;0;;', 'Summe;5;1180,5;1', ''].join(
        '\r\n',
      ),
    );
  },
};

/** On the phone each row is a card with its main figure. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
