import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ToastProvider } from './ToastProvider';
import { useToasts } from './toastQueue';

function Senders() {
  const toasts = useToasts();
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <button type="button" onClick={() => toasts.show({ severity: 'success', text: 'Die Bestellung wurde gespeichert.' })}>
        Gespeichert
      </button>
      <button type="button" onClick={() => toasts.show({ severity: 'warn', text: 'Bitte warten.', autoCloseMs: 50 })}>
        Kurz warnen
      </button>
      <button type="button" onClick={() => toasts.show({ severity: 'warn', text: 'Bitte lesen.', autoCloseMs: 800 })}>
        Lang warnen
      </button>
      {['Eins', 'Zwei', 'Drei', 'Vier'].map((text) => (
        <button key={text} type="button" onClick={() => toasts.show({ severity: 'info', text })}>
          {text}
        </button>
      ))}
    </div>
  );
}

const meta = {
  title: 'Kit/Toast/ToastProvider',
  component: ToastProvider,
  args: { children: <Senders /> },
  argTypes: { children: { control: false } },
  parameters: { layout: 'padded' },
  decorators: [
    (StoryOfProvider) => (
      <div style={{ minHeight: 280 }}>
        <StoryOfProvider />
      </div>
    ),
  ],
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (userEvent: StoryContext['userEvent'], canvas: StoryContext['canvas'], name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

/** A press shows a message, which stays until closed. */
export const Shows: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, canvas, 'Gespeichert');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Die Bestellung wurde gespeichert.');
  },
};

/** The same message twice in a row is shown once. */
export const SameTwice: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, canvas, 'Gespeichert');
    await press(userEvent, canvas, 'Gespeichert');
    await waitFor(() => expect(canvas.getAllByRole('status')).toHaveLength(1));
  },
};

/** Of four messages the oldest is dropped: three are visible at once. */
export const AtMostThree: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Eins', 'Zwei', 'Drei', 'Vier']) await press(userEvent, canvas, name);
    await waitFor(() => expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Zwei', 'Drei', 'Vier']));
  },
};

/** A message with a time limit closes by itself. */
export const ClosesByItself: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, canvas, 'Kurz warnen');
    await canvas.findByText('Bitte warten.');
    await waitFor(() => expect(canvas.queryByText('Bitte warten.')).not.toBeInTheDocument());
  },
};

/** Doesn't close while it has pointer or focus, and does after both have left. */
export const WaitsForTheReader: Story = {
  play: async ({ canvas, userEvent }) => {
    const rest = () => new Promise((resolve) => setTimeout(resolve, 1200));
    await press(userEvent, canvas, 'Lang warnen');
    await userEvent.hover(await canvas.findByRole('status'));
    await rest();
    await expect(canvas.getByText('Bitte lesen.')).toBeVisible();
    canvas.getByRole('button', { name: 'Schließen' }).focus();
    await userEvent.unhover(canvas.getByRole('status'));
    await rest();
    await expect(canvas.getByText('Bitte lesen.')).toBeVisible();
    canvas.getByRole('button', { name: 'Schließen' }).blur();
    await waitFor(() => expect(canvas.queryByText('Bitte lesen.')).not.toBeInTheDocument());
  },
};
