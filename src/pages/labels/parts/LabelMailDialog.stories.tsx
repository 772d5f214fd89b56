import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inOwnWindow } from '../../../kit/docs';
import { LabelMailDialog } from './LabelMailDialog';

const meta = {
  title: 'Components/Label/LabelMailDialog',
  component: LabelMailDialog,
  parameters: { docs: inOwnWindow },
  args: {
    isOpen: true,
    mails: ['lager@gasthof-ebner.example'],
    suggestions: ['buero@gasthof-ebner.example'],
    isSaving: false,
    hasFailed: false,
    onSave: fn(() => Promise.resolve()),
    onCancel: fn(),
  },
} satisfies Meta<typeof LabelMailDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who gets them is ticked; others can be picked and added. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'buero@gasthof-ebner.example' }));
    await userEvent.type(screen.getByRole('textbox'), 'koch@gasthof-ebner.example');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await expect(args.onSave).toHaveBeenCalledWith([
      'lager@gasthof-ebner.example',
      'buero@gasthof-ebner.example',
      'koch@gasthof-ebner.example',
    ]);
  },
};

/** What is no address is refused, and stays there to be mended. */
export const BadInput: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'koch@');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await expect(await screen.findByText(/gültige E-Mail-Adresse/)).toBeVisible();
    await expect(screen.getByRole('textbox')).toHaveValue('koch@');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Saving failed: the choice is still there. */
export const Failed: Story = {
  args: { hasFailed: true },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Ihre Auswahl ist noch da.');
  },
};

/** Pressed twice, and Enter held down: it is saved once. */
export const PressedTwice: Story = {
  args: { onSave: fn(() => new Promise(() => undefined)) },
  play: async ({ args, userEvent }) => {
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Speichern' }));
    await userEvent.type(screen.getByRole('textbox'), '{Enter}{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};
