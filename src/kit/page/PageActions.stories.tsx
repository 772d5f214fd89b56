import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '../docs';
import { PageActions } from './PageActions';

const remove = fn();
const save = fn();

const meta = {
  title: 'Kit/Page/PageActions',
  component: PageActions,
  parameters: { docs: inOwnWindow },
  args: {
    primary: { key: 'order', label: 'Alles in den Warenkorb', onPress: fn() },
    actions: [
      {
        key: 'paper',
        label: 'Drucken und PDF',
        choices: [
          { key: 'print', label: 'Drucken', onPress: fn() },
          { key: 'pdf', label: 'PDF mit Bildern', onPress: save },
        ],
      },
      { key: 'allergens', label: 'Allergene', href: '/my/ordertemplates/1/allergens' },
      { key: 'edit', label: 'Bearbeiten', opensDialog: true, onPress: fn() },
      { key: 'remove', label: 'Löschen', isDestructive: true, onPress: remove },
    ],
  },
} satisfies Meta<typeof PageActions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Quiet buttons, the menu of the rest, the primary one at the right end. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(names).toEqual(['Drucken und PDF', 'Bearbeiten', 'Weitere Aktionen', 'Alles in den Warenkorb']);
  },
};

/** Destructive actions are in the menu, however few there are. */
export const DestroyingInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    remove.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Weitere Aktionen' }));
    const menu = within(await screen.findByRole('menu', { name: 'Weitere Aktionen' }));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Löschen' }));
    await waitFor(() => expect(remove).toHaveBeenCalledOnce());
  },
};

/** Variants of an action open from its own button. */
export const ChoicesInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    save.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Drucken und PDF' }));
    const menu = within(await screen.findByRole('menu', { name: 'Drucken und PDF' }));
    await userEvent.click(menu.getByRole('menuitem', { name: 'PDF mit Bildern' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
  },
};

/** Pending, and one that is disabled. */
export const Busy: Story = {
  args: {
    primary: { key: 'order', label: 'Alles in den Warenkorb', isBusy: true },
    actions: [{ key: 'print', label: 'Drucken', isDisabled: true }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Alles in den Warenkorb/ })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Drucken' })).toHaveAttribute('aria-disabled', 'true');
  },
};
