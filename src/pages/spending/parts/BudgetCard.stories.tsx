import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { decimal } from '#domain/price/money.ts';
import { budgetState } from '../rules/budget';
import { BudgetCard } from './BudgetCard';

const sum = { total: decimal('6120.5'), open: decimal('1340.2') };

const meta = {
  title: 'Pages/Spending/BudgetCard',
  component: BudgetCard,
  args: {
    month: 'November 2026',
    text: '10.000',
    isRefused: false,
    state: budgetState(decimal('10000'), sum),
    ...sum,
    missing: 0,
    isLasting: true,
    onChange: fn(),
  },
} satisfies Meta<typeof BudgetCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A part is left; it is said that the budget is of this device. */
export const Left: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    // 10,000 − 6,120.50
    await expect(canvasElement).toHaveTextContent('Noch frei3.879,50 €');
    await expect(canvasElement).toHaveTextContent('Geliefert4.780,30 €');
    const field = canvas.getByRole('textbox', { name: 'Budget ab November 2026, in EUR' });
    await expect(field).toHaveAccessibleDescription(/Nur auf diesem Gerät gespeichert/);
    await userEvent.type(field, '0');
    await expect(args.onChange).toHaveBeenLastCalledWith('10.0000');
  },
};

/** More is ordered than the budget allows, and some lines have no price. */
export const Exceeded: Story = {
  tags: ['visual'],
  args: { text: '5000', state: budgetState(decimal('5000'), sum), missing: 2 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Über dem Budget1.120,50 €');
    await expect(canvasElement).toHaveTextContent('2 Angaben dieses Monats sind ohne Preis und nicht enthalten.');
  },
};

/** Without a budget: what was spent. */
export const NoBudget: Story = {
  args: { text: '', state: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Noch frei')).not.toBeInTheDocument();
    await expect(canvasElement).toHaveTextContent('4.780,30 €');
  },
};

/** A text that is no sum stays, with a sentence on what to type. */
export const Refused: Story = {
  args: { text: 'viel', isRefused: true, state: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Bitte einen Betrag über 0 eingeben/);
    await expect(canvas.getByRole('textbox')).toHaveValue('viel');
  },
};

/** The browser refuses to store anything. */
export const NotStored: Story = {
  args: { isLasting: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Der Browser speichert nichts/);
  },
};
