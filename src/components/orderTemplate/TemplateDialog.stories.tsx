import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { inOwnWindow } from '#kit/docs.ts';
import { TemplateDialog } from './TemplateDialog';

const meta = {
  title: 'Components/OrderTemplate/TemplateDialog',
  component: TemplateDialog,
  tags: ['two-looks'],
  parameters: { docs: inOwnWindow },
  args: {
    isOpen: true,
    kind: 'create',
    start: { name: '', notes: '' },
    isBusy: false,
    onKeep: fn(),
    onSave: fn(() => Promise.resolve()),
    onCancel: fn(),
  },
} satisfies Meta<typeof TemplateDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

/** A new template: it can't be created while the name is blank. */
export const Create: Story = {
  play: async ({ args, userEvent }) => {
    const fields = await dialog();
    const submit = fields.getByRole('button', { name: 'Anlegen' });
    await waitFor(() => expect(submit).toBeVisible());
    await expect(submit).toBeDisabled();
    await userEvent.type(fields.getByRole('textbox', { name: /^Name/ }), '   {Enter}');
    await expect(submit).toBeDisabled();
    await userEvent.type(fields.getByRole('textbox', { name: /^Name/ }), 'Buffet{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenLastCalledWith({ name: '   Buffet', notes: '' });
  },
};

/** Name and notes of an existing one. */
export const Edit: Story = {
  tags: ['visual'],
  args: { kind: 'edit', start: { name: 'Wochenbedarf', notes: 'Jeden Montag bis zehn Uhr' } },
  play: async () => {
    await waitFor(async () => expect((await dialog()).getByRole('textbox', { name: 'Notizen' })).toHaveValue('Jeden Montag bis zehn Uhr'));
  },
};

/** Text that is too long is reported and not sent. */
export const TooLong: Story = {
  args: { start: { name: 'B'.repeat(104), notes: '' } },
  play: async ({ args, userEvent }) => {
    const fields = await dialog();
    await userEvent.click(fields.getByRole('button', { name: 'Anlegen' }));
    await waitFor(() => expect(fields.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Saving failed: the input is kept. */
export const Failed: Story = {
  args: { start: { name: 'Buffet', notes: '' }, failure: <InlineError>Die Vorlage konnte nicht angelegt werden.</InlineError> },
  play: async () => {
    const fields = await dialog();
    await waitFor(() => expect(fields.getByRole('alert')).toHaveTextContent('Die Vorlage konnte nicht angelegt werden.'));
    await expect(fields.getByRole('textbox', { name: /^Name/ })).toHaveValue('Buffet');
  },
};

/** Another user was faster: their text is shown beside the user's own, which is kept until one of the two is chosen. */
export const Conflict: Story = {
  args: {
    kind: 'edit',
    start: { name: 'Wochenbedarf Küche', notes: 'Montag' },
    others: { person: 'Ben Moser', name: 'Wochenbedarf Terrasse', notes: '' },
  },
  play: async ({ userEvent }) => {
    const fields = await dialog();
    const name = fields.getByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(fields.getByText('Wochenbedarf Terrasse')).toBeVisible());
    await expect(name).toHaveValue('Wochenbedarf Küche');
    await userEvent.click(fields.getByRole('button', { name: 'Diesen Stand übernehmen' }));
    await expect(name).toHaveValue('Wochenbedarf Terrasse');
  },
};

/** The same, with the other user unknown. */
export const ConflictWithNobody: Story = {
  args: { ...Conflict.args, others: { person: undefined, name: 'Wochenbedarf Terrasse', notes: '' } },
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toHaveTextContent(
      /^Name oder Notizen wurden inzwischen an anderer Stelle geändert\./,
    );
  },
};

/** Two presses, and Enter held down, save once; the second isn't reported as a conflict with the first. */
export const PressedTwice: Story = {
  args: { kind: 'edit', start: { name: 'Wochenbedarf', notes: '' }, onSave: fn(() => new Promise(() => undefined)) },
  play: async ({ args, userEvent }) => {
    const fields = await dialog();
    await userEvent.dblClick(fields.getByRole('button', { name: 'Speichern' }));
    await userEvent.type(fields.getByRole('textbox', { name: /^Name/ }), '{Enter}{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};
