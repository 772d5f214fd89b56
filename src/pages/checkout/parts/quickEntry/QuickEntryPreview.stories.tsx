import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buyerRules } from '#tests/examples/product.ts';
import { quickRowsExample } from '#tests/examples/quickEntry.ts';
import { searchForExample } from '#tests/examples/quickEntrySearch.fixture.tsx';
import { QuickEntryPreview } from './QuickEntryPreview';

const meta = {
  title: 'Components/QuickEntry/QuickEntryPreview',
  component: QuickEntryPreview,
  args: {
    rows: quickRowsExample('Artikelnummer;Menge;Einheit\n104711;2;Laib\n104712;1;Packung\n999999;2;Karton'),
    displayRules: buyerRules,
    failedTexts: new Set<string>(),
    onMend: fn(),
    searchFor: searchForExample,
    onNoneLeft: fn(),
  },
  argTypes: { rows: { control: false }, failedTexts: { control: false } },
} satisfies Meta<typeof QuickEntryPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Results of a few lines in the text's sequence: column heads, two valid lines, one error. */
export const Few: Story = {
  play: async ({ canvas, canvasElement }) => {
    const rows = canvasElement.querySelectorAll('[data-state]');
    await expect([...rows].map((row) => row.getAttribute('data-state'))).toEqual(['heading', 'ready', 'ready', 'open']);
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

/** A filled order form: empty lines are summarised. */
export const OrderForm: Story = {
  args: {
    rows: quickRowsExample('Artikelnummer;Bezeichnung;Menge\n104711;Bergkäse;2\n104712;Butter;\n104713;Wolfsbarsch;0\n999999;Essig;-'),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('3 Zeilen der Tabelle haben keine Menge und werden nicht bestellt.')).toBeVisible();
    const rows = canvasElement.querySelectorAll('[data-state]');
    await expect([...rows].map((row) => row.getAttribute('data-state'))).toEqual(['heading', 'ready']);
  },
};

/** Empty: describes what will appear here. */
export const Empty: Story = { args: { rows: [] } };

/** From six lines on, those with errors can be filtered. */
export const OnlyOpen: Story = {
  args: { rows: quickRowsExample(`${'104711 2\n'.repeat(7)}999999 1`) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Nur Zeilen zeigen, die zu klären sind' }));
    await expect(canvas.getAllByRole('button', { name: /verwerfen$/ })).toHaveLength(1);
  },
};

/** Sixty lines: fifty at first, the others on request. */
export const Many: Story = {
  args: { rows: quickRowsExample('104711 1\n'.repeat(60)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weitere Zeilen zeigen (10)' }));
    await expect(canvas.getAllByRole('button', { name: /verwerfen$/ })).toHaveLength(60);
  },
};
