import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../action/Button';
import { Notice } from './Notice';

const meta = {
  title: 'Kit/Feedback/Notice',
  component: Notice,
  args: {
    title: 'Seite nicht gefunden',
    children: <p>Unter dieser Adresse gibt es nichts. Vielleicht wurde die Seite verschoben.</p>,
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A message and one link. */
export const WithActions: Story = {
  tags: ['visual'],
  args: {
    actions: (
      <>
        <Button tone="primary">Zur Startseite</Button>
        <Button>Artikel suchen</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

/** A failure is read out at once. */
export const Failed: Story = {
  args: { title: 'Diese Seite konnte nicht angezeigt werden', role: 'alert' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Diese Seite konnte nicht angezeigt werden');
  },
};

/** Long German words don't break the measure. */
export const LongText: Story = {
  args: { title: 'Lebensmittelinformationsverordnungskonformitätsbescheinigung nicht verfügbar' },
};
