import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type SubmitEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from './Button';

const meta = {
  title: 'Kit/Action/Button',
  component: Button,
  tags: ['two-looks'],
  args: { children: 'In den Warenkorb', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The one main action of a view. */
export const Primary: Story = {
  tags: ['visual'],
  args: { tone: 'primary' },
};

/** Interactions; pictured by the previous story. */
export const PrimaryInUse: Story = {
  ...Primary,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'In den Warenkorb' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Everything else that can be done. */
export const Quiet: Story = { args: { children: 'Filter' } };

/** Inside text and lists. */
export const Plain: Story = { args: { tone: 'plain', children: 'Alle Filter zurücksetzen' } };

/** Rows and headers. */
export const Small: Story = { args: { size: 'small', tone: 'primary' } };

/** As wide as its container and no wider: a long label wraps. */
export const Wide: Story = {
  args: { isWide: true, children: 'Drucken oder als PDF speichern' },
  decorators: [
    (Button) => (
      <div style={{ width: 180 }}>
        <Button />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.scrollWidth).toBe(button.clientWidth);
  },
};

/** Pending: it says so and ignores presses. */
export const Busy: Story = {
  args: { isBusy: true, tone: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'In den Warenkorb' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Pending after one press, done after the next. */
function TakingButton() {
  const [isBusy, setBusy] = useState(false);
  return (
    <div style={{ display: 'flex' }} onPointerDown={() => setBusy(!isBusy)}>
      <Button isBusy={isBusy}>In den Warenkorb</Button>
    </div>
  );
}

/** The ring covers the label, so nothing moves. */
export const BusyInPlace: Story = {
  render: () => <TakingButton />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'In den Warenkorb' });
    const { width, height } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    const busy = button.getBoundingClientRect();
    await expect([busy.width, busy.height]).toEqual([width, height]);
  },
};

/** Disabled. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'In den Warenkorb' })).toBeDisabled();
  },
};

/** A button that can be pressed once. */
function OnceButton() {
  const [isPressed, setPressed] = useState(false);
  return (
    <Button disabled={isPressed} onClick={() => setPressed(true)}>
      Zurücksetzen
    </Button>
  );
}

/** Disabled by its own press: the focus stays until the user moves it. */
export const DisabledByItsPress: Story = {
  render: () => <OnceButton />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Zurücksetzen' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await expect(button).toBeEnabled();
    await userEvent.tab();
    await expect(button).toBeDisabled();
  },
};

const send = fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault());

/** Pending in a form: neither a press nor Enter in a field sends it again. */
export const BusyInAForm: Story = {
  args: { isBusy: true, isInForm: true, type: 'submit', tone: 'primary', children: 'Speichern' },
  render: (args) => (
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    send.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Frühstück{Enter}');
    await expect(send).not.toHaveBeenCalled();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const tones = ['primary', 'quiet', 'plain', 'danger', 'inherit'] as const;
const sizes = ['regular', 'small'] as const;
const states = [{}, { isBusy: true }, { disabled: true }] as const;
const looks = tones.flatMap((tone) => sizes.flatMap((size) => states.map((state) => ({ tone, size, ...state }))));

/** Every tone in both sizes: idle, pending, disabled. */
export const EveryLook: Story = {
  tags: ['visual', 'hover-focus'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, max-content)', gap: 12, alignItems: 'center', justifyItems: 'start' }}>
      {looks.map((look) => (
        <Button key={JSON.stringify(look)} {...look}>
          Bestellen
        </Button>
      ))}
    </div>
  ),
};
