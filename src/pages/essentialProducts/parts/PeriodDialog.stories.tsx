import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { PeriodDialog } from './PeriodDialog';

const meta = {
  title: 'Components/Essence/PeriodDialog',
  component: PeriodDialog,
  args: { isOpen: true, days: 365, isBusy: false, onSave: fn(() => Promise.resolve()), onCancel: fn() },
  parameters: { docs: inOwnWindow },
} satisfies Meta<typeof PeriodDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Zeitraum der Essenzliste' }));
const field = async () => (await dialog()).getByRole('textbox', { name: 'Zeitraum in Tagen' });

/** The stored period; its preset is marked. */
export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    await expect(await field()).toHaveValue('365');
    await expect((await dialog()).getByRole('button', { name: '1 Jahr' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Presets, slider and field show the same value. */
export const Chosen: Story = {
  play: async ({ args, userEvent }) => {
    const inDialog = await dialog();
    await userEvent.click(inDialog.getByRole('button', { name: '3 Jahre' }));
    await expect(await field()).toHaveValue('1095');
    const slider = inDialog.getByRole('slider', { name: 'Zeitraum in Tagen' });
    await expect(slider).toHaveValue('1095');
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await field()).toHaveValue('1094');
    await userEvent.click(inDialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(1094));
  },
};

/** Longer than three years: an error, and nothing is stored. */
export const TooLong: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.clear(await field());
    await userEvent.type(await field(), '1096');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Speichern' }));
    await expect(await (await dialog()).findByRole('alert')).toHaveTextContent('Höchstens 1.095 Tage, das sind drei Jahre.');
    await expect(args.onSave).not.toHaveBeenCalled();
    await waitFor(async () => expect(await field()).toHaveFocus());
  },
};

/** Empty. */
export const Missing: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.clear(await field());
    await expect(await (await dialog()).findByRole('alert')).toHaveTextContent('Geben Sie an, wie viele Tage zählen.');
    await expect(await field()).toHaveValue('');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Speichern' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Saving failed; the choice is kept. */
export const Refused: Story = {
  args: { failure: 'Der Zeitraum konnte nicht gespeichert werden.' },
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toHaveTextContent('Der Zeitraum konnte nicht gespeichert werden.');
    await expect(await field()).toHaveValue('365');
  },
};

/** On the phone. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** Two presses, and Enter held down, save once. */
export const PressedTwice: Story = {
  args: { onSave: fn(() => new Promise(() => undefined)) },
  play: async ({ args, userEvent }) => {
    await userEvent.dblClick((await dialog()).getByRole('button', { name: 'Speichern' }));
    await userEvent.type(await field(), '{Enter}{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};
