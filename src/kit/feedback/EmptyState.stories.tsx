import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../action/Button';
import { EmptyState } from './EmptyState';

const reset = fn();

const meta = {
  title: 'Kit/Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'Keine Artikel gefunden', pictogram: 'search' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One sentence and one link. */
export const WithWayOn: Story = {
  tags: ['visual', 'three-looks'],
  args: {
    children: <p>Mit diesen Filtern gibt es keine Artikel.</p>,
    actions: (
      <Button tone="primary" onClick={reset}>
        Alle Filter zurücksetzen
      </Button>
    ),
  },
};

/** Interactions; pictured by the previous story. */
export const WithWayOnInUse: Story = {
  ...WithWayOn,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    reset.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Alle Filter zurücksetzen' }));
    await expect(reset).toHaveBeenCalledOnce();
  },
};

/** An empty list. */
export const Crate: Story = { args: { pictogram: 'crate', title: 'Ihr Warenkorb ist leer' } };

/** No connection. */
export const Cable: Story = { args: { pictogram: 'cable', title: 'Keine Verbindung' } };

/** A list that the user has yet to begin. */
export const List: Story = { args: { pictogram: 'list', title: 'Noch keine Bestellvorlagen' } };

/** Long words don't break the measure. */
export const LongText: Story = { args: { title: 'Keine Lebensmittelinformationsverordnungskonformitätsbescheinigungen gefunden' } };
