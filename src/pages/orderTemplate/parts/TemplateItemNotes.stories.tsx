import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { unitExample } from '#tests/examples/product.ts';
import { TemplateItemNotes } from './TemplateItemNotes';

const mine = { amount: 7, unit: 'KRT' };
const theirs = { amount: 5, unit: 'KRT' };

const meta = {
  title: 'Components/OrderTemplate/TemplateItemNotes',
  component: TemplateItemNotes,
  args: {
    sku: '104711',
    edit: undefined,
    theirs: undefined,
    problem: undefined,
    onChoose: fn(),
    onRetry: fn(),
    onAccept: fn(),
  },
} satisfies Meta<typeof TemplateItemNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Below the minimum, with a button to raise it. */
export const BelowMinimum: Story = {
  args: { problem: { kind: 'belowMinimum', minimum: 10, unit: unitExample('Flasche', 'FLA') } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Ungültige Stückzahl – Mindestmenge: 10\sFlaschen/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Auf 10 erhöhen' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('104711', { amount: 10, unit: 'FLA' });
  },
};

/** It can't be ordered at present. */
export const NotAvailable: Story = {
  args: { problem: { kind: 'notAvailable' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Derzeit nicht verfügbar')).toBeVisible();
  },
};

/** Saving failed; input stays, to be saved again or reverted. */
export const NotSaved: Story = {
  args: { edit: { wanted: mine, before: theirs, state: 'failed' }, theirs },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Noch nicht gespeichert.');
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('104711');
    await userEvent.click(canvas.getByRole('button', { name: /^Zurück auf 5\sKartons/ }));
    await expect(args.onAccept).toHaveBeenLastCalledWith('104711');
  },
};

/** Another user has saved another amount; one of the two is chosen. */
export const Conflict: Story = {
  args: { edit: { wanted: mine, before: { amount: 2, unit: 'KRT' }, state: 'conflict', other: 'Ben Moser' }, theirs },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Ben Moser hat inzwischen 5\sKartons gespeichert/);
    await userEvent.click(canvas.getByRole('button', { name: /^7\sKartons speichern/ }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('104711');
    await userEvent.click(canvas.getByRole('button', { name: /^5\sKartons behalten/ }));
    await expect(args.onAccept).toHaveBeenLastCalledWith('104711');
  },
};

/** Another user has removed it. */
export const RemovedByOther: Story = {
  args: { edit: { wanted: mine, before: theirs, state: 'conflict', other: 'Ben Moser' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ben Moser hat den Artikel inzwischen entfernt.');
    await expect(canvas.getByRole('button', { name: 'Weglassen' })).toBeVisible();
  },
};

/** The same user changed the template last, maybe in another tab: no name is shown. */
export const ConflictWithNobody: Story = {
  args: { edit: { wanted: mine, before: { amount: 2, unit: 'KRT' }, state: 'conflict', other: undefined }, theirs },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(/^Inzwischen wurde eine andere Menge gespeichert: 5\sKartons\./);
  },
};

/** The same with a removed product. */
export const RemovedByNobody: Story = {
  args: { edit: { wanted: mine, before: theirs, state: 'conflict', other: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Der Artikel wurde inzwischen entfernt\./);
  },
};

/** Removing failed. */
export const NotRemoved: Story = {
  args: { edit: { wanted: undefined, before: theirs, state: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Konnte nicht entfernt werden.');
  },
};
