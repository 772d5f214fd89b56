import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { MenuButton } from './MenuButton';

const onChoose = fn();

const meta = {
  title: 'Components/Shell/MenuButton',
  component: MenuButton,
  args: {
    name: 'Sprache: Deutsch',
    label: 'DE',
    entries: [
      { kind: 'choice', key: 'de', label: 'Deutsch', lang: 'de', isChosen: true, onChoose },
      { kind: 'choice', key: 'en', label: 'English', lang: 'en', isChosen: false, onChoose },
      { kind: 'divider', key: 'line' },
      { kind: 'link', key: 'profile', label: 'Benutzerprofil', detail: 'anna.al', href: '/my/user-profile' },
    ],
  },
  decorators: [
    (StoryOfMenu) => (
      <div style={{ padding: 16, background: 'var(--shop-header-background)' }}>
        <StoryOfMenu />
      </div>
    ),
  ],
} satisfies Meta<typeof MenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The menu is fetched and opens with the first click; a choice closes it and gives the focus back. */
export const Opens: Story = {
  play: async ({ canvas, userEvent }) => {
    onChoose.mockClear();
    const button = canvas.getByRole('button', { name: 'Sprache: Deutsch' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Deutsch', checked: true })).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: /Benutzerprofil/ })).toHaveAttribute('href', '/my/user-profile');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }));
    await expect(onChoose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Open, for the eye. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sprache: Deutsch' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
