import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { exampleCard, exampleColumns, exampleRows, type ExampleRow } from './exampleRows.fixture';
import { TableCards } from './TableCards';

const meta = {
  title: 'Kit/Table/TableCards',
  component: TableCards<ExampleRow>,
  args: { columns: exampleColumns, rows: exampleRows, keyOf: ({ number }) => number },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof TableCards<ExampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Default card: the row's name, and each other column with its title. */
export const Plain: Story = {
  tags: ['phone'],
  args: { hrefOf: ({ number }) => `/receipts/${number}` },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(
      'RE-2026-104877Datum18.11.2026LieferadresseHauptplatz 4, 9971 MatreiPositionen7Summe1.284,60 €Sommerfest',
    );
    await expect(canvas.getByRole('link', { name: 'RE-2026-104310' })).toHaveAttribute('href', '/receipts/RE-2026-104310');
  },
};

/** With a card of its own; empty entries are skipped. */
export const Template: Story = {
  args: { cardOf: exampleCard },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('RE-2026-1048771.284,60 €18.11.20267 PositionenSommerfest · Hauptplatz 4, 9971 Matrei');
    await expect(second).toHaveTextContent(/12 PositionenBergstation/);
  },
};

const onPress = fn();

/** The whole card is a button. */
export const Pressed: Story = {
  args: {
    cardOf: (row) => ({ ...exampleCard(row), onPress: row.count > 1 ? onPress : undefined }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^RE-2026-104877/ }));
    await expect(onPress).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /^GU-/ })).not.toBeInTheDocument();
  },
};

const onChange = fn();

/** Cards with selection, headings and a sum. */
export const Choosing: Story = {
  args: {
    cardOf: exampleCard,
    total: { label: 'Summe', value: '1.362,20 €' },
    groupOf: ({ number }) => (number.startsWith('GU') ? 'Gutschriften' : 'Rechnungen'),
    selection: {
      chosen: new Set(['RE-2026-104310']),
      onChange,
      keyOf: ({ number }) => number,
      nameOf: ({ number }) => `${number} auswählen`,
      allName: 'Alle auswählen',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Gutschriften' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'GU-2026-002113 auswählen' }));
    await expect(onChange).toHaveBeenLastCalledWith(new Set(['RE-2026-104310', 'GU-2026-002113']));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'RE-2026-104310 auswählen' }));
    await expect(onChange).toHaveBeenLastCalledWith(new Set());
  },
};
