import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '../../../kit/docs';
import { LabelDialog } from './LabelDialog';

const meta = {
  title: 'Components/Essence/LabelDialog',
  component: LabelDialog,
  args: {
    isOpen: true,
    state: { filter: 'shown', query: '' },
    count: 1847,
    isBusy: false,
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { docs: inOwnWindow },
} satisfies Meta<typeof LabelDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Auf die Etikettenliste setzen?' }));

/** What the present tab shows. */
export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    await waitFor(async () =>
      expect((await dialog()).getByText(/^Alle sichtbaren Artikel der Essenzliste kommen auf die Etikettenliste\./)).toBeVisible(),
    );
  },
};

/** What can be done there; its picture is the story before it. */
export const DefaultInUse: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const inDialog = await dialog();
    await userEvent.click(inDialog.getByRole('button', { name: '1.847 Artikel hinzufügen' }));
    await expect(args.onConfirm).toHaveBeenCalled();
    await userEvent.click(inDialog.getByRole('button', { name: 'Abbrechen' }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};

/** While something is looked for: it says that this doesn't count. */
export const WhileSearching: Story = {
  args: { state: { filter: 'self-added', query: 'Käse' }, count: undefined },
  play: async () => {
    const inDialog = await dialog();
    await waitFor(() =>
      expect(inDialog.getByText(/^Alle selbst hinzugefügten Artikel der Essenzliste kommen auf die Etikettenliste\./)).toBeVisible(),
    );
    await waitFor(() => expect(inDialog.getByText('Ihre Suche nach „Käse“ schränkt das nicht ein.')).toBeVisible());
  },
};

/** It could not be done. */
export const Failed: Story = {
  args: { failure: 'Die Artikel konnten nicht auf die Etikettenliste gesetzt werden.' },
  play: async () => {
    await waitFor(async () => expect((await dialog()).getByRole('alert')).toBeVisible());
  },
};
