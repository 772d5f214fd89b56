import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SavedSearchButton } from './SavedSearchButton';

const meta = {
  title: 'Components/Search/SavedSearchButton',
  component: SavedSearchButton,
  args: { name: undefined, canSave: true, onOpen: fn() },
  decorators: [
    (Button) => (
      <div style={{ width: 44, height: 44 }}>
        <Button />
      </div>
    ),
  ],
} satisfies Meta<typeof SavedSearchButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An unsaved search. */
export const Unsaved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suche speichern' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** The current search is saved. */
export const Saved: Story = {
  args: { name: 'Milch in Aktion' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Gespeicherte Suche: Milch in Aktion' })).toBeVisible();
  },
};

/** The whole assortment can't be saved; other searches can be opened. */
export const NothingToSave: Story = {
  args: { canSave: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Gespeicherte Suchen' })).toBeVisible();
  },
};
