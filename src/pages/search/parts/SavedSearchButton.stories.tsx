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

/** A search that isn't saved yet. */
export const Unsaved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suche speichern' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** What is shown is one of the saved searches. */
export const Saved: Story = {
  args: { name: 'Milch in Aktion' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Gespeicherte Suche: Milch in Aktion' })).toBeVisible();
  },
};

/** The whole assortment is no search; the others can be opened. */
export const NothingToSave: Story = {
  args: { canSave: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Gespeicherte Suchen' })).toBeVisible();
  },
};
