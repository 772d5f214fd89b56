import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { TemplateParticipants } from './TemplateParticipants';

/** Keeps the text in state, as a page does. */
function Kept(props: ComponentProps<typeof TemplateParticipants>) {
  const [typed, setTyped] = useState(props.typed);
  return <TemplateParticipants {...props} typed={typed} onType={setTyped} />;
}

const meta = {
  title: 'Components/OrderTemplate/TemplateParticipants',
  component: TemplateParticipants,
  tags: ['two-looks'],
  args: {
    participants: [
      { userId: 'u-2', username: 'ben.al', displayedName: 'Ben Moser' },
      { userId: 'u-3', username: 'eva.al' },
    ],
    isUser: fn(() => false),
    reason: undefined,
    typed: '',
    error: undefined,
    isAdding: false,
    removing: undefined,
    onType: fn(),
    onAdd: fn(),
    onRemove: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof TemplateParticipants>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shared with two users. */
export const Shared: Story = { tags: ['visual'] };

/** One is added by user name, another removed; an empty name adds none. */
export const SharedInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Teilen' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Benutzername' }), ' clara.al {Enter}');
    await expect(args.onAdd).toHaveBeenLastCalledWith('clara.al');
    await userEvent.click(canvas.getByRole('button', { name: 'Ben Moser entfernen' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('ben.al');
  },
};

/** An unknown user; the name stays for correction. */
export const UnknownUser: Story = {
  args: { participants: [], typed: 'bem.al', error: 'Kein Benutzer mit dem Benutzernamen bem.al.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Benutzername' });
    await expect(field).toHaveAccessibleDescription('Kein Benutzer mit dem Benutzernamen bem.al.');
    await expect(field).toHaveValue('bem.al');
  },
};

/** Sharing isn't allowed, with the reason. */
export const NotShareable: Story = {
  args: { participants: [], reason: 'Diese Vorlage ist nicht zum Teilen freigegeben.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Benutzername' })).toBeDisabled();
    await expect(canvas.getByText('Diese Vorlage ist nicht zum Teilen freigegeben.')).toBeVisible();
  },
};

/** Another user's template: the user is a participant. */
export const OfSomebodyElse: Story = {
  args: { isUser: fn(({ username }: { username: string }) => username === 'eva.al'), reason: 'Nur Anna Huber kann diese Vorlage teilen.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('eva.al').parentElement).toHaveTextContent(/^eva\.al \(Sie\)$/);
    await expect(canvas.queryByRole('button', { name: /entfernen/ })).not.toBeInTheDocument();
  },
};
