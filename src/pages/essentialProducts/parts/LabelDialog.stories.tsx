import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
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

/** The current tab's content. */
export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    await waitFor(async () =>
      expect((await dialog()).getByText(/^Alle sichtbaren Artikel der Essenzliste kommen auf die Etikettenliste\./)).toBeVisible(),
    );
  },
};

/** Interactions; pictured by the previous story. */
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

/** During a search: the dialog says that the search is ignored. */
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

/** Failed. */
export const Failed: Story = {
  args: { failure: 'Die Artikel konnten nicht auf die Etikettenliste gesetzt werden.' },
  play: async () => {
    await waitFor(async () => expect((await dialog()).getByRole('alert')).toBeVisible());
  },
};
