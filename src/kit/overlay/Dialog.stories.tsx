import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '../docs';
import { Button } from '../action/Button';
import { Dialog } from './Dialog';

const busy = fn();

const meta = {
  title: 'Kit/Overlay/Dialog',
  component: Dialog,
  parameters: { docs: inOwnWindow },
  args: {
    isOpen: true,
    title: 'Warenkorb leeren?',
    children: <p id="asked">Alle Artikel werden entfernt.</p>,
    describedBy: 'asked',
    actions: [{ label: 'Behalten', onClick: fn() }],
    onClose: fn(),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Named by its heading, described by its text; Escape closes it. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Warenkorb leeren?' });
    await expect(dialog).toHaveAccessibleDescription('Alle Artikel werden entfernt.');
    await expect(within(dialog).getByRole('button', { name: 'Behalten' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A long content scrolls between heading and buttons, by keyboard too. */
export const LongText: Story = {
  args: { children: Array.from({ length: 60 }, (_, line) => <p key={line}>Bergkäse 6 Monate gereift, Laib ca. 6 kg</p>) },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('button')).toBeVisible());
    await userEvent.tab();
    await expect(within(dialog).getAllByText(/^Bergkäse/)[0]?.parentElement).toHaveFocus();
  },
};

/** A tab stop from the start, before any resize is observed. */
export const LongTextAtOnce: Story = {
  ...LongText,
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    spyOn(ResizeObserver.prototype, 'observe').mockImplementation(() => undefined);
  },
};

/** A button of each tone, and a link: a pending one can't be pressed again. */
export const EveryAction: Story = {
  tags: ['visual'],
  args: {
    actions: [
      { label: 'Behalten', onClick: fn() },
      { label: 'Später', tone: 'quiet', onClick: fn() },
      { label: 'Leeren', tone: 'danger', onClick: fn() },
      { label: 'Speichern', tone: 'primary', isDisabled: true, onClick: fn() },
      { label: 'Zum Warenkorb', href: '/cart' },
    ],
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Speichern' })).toBeDisabled();
    await expect(dialog.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '/cart');
  },
};

/** Pending. */
export const Busy: Story = {
  args: { actions: [{ label: 'Speichern', tone: 'primary', isBusy: true, onClick: busy }] },
  play: async ({ userEvent }) => {
    busy.mockClear();
    const button = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Speichern' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(busy).not.toHaveBeenCalled();
  },
};

/** Room for two columns; reports when it is open. */
export const Wide: Story = {
  args: { size: 'wide', onOpened: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onOpened).toHaveBeenCalledOnce());
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBeGreaterThan(700);
  },
};

/** Renders nothing while closed. */
export const Closed: Story = {
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** A list from which a confirmed line is removed, as by a server's answer, together with the button that opened the dialog. */
function ListWithDialog() {
  const [line, setLine] = useState<'asked about' | 'going' | 'there' | 'gone'>('there');
  useEffect(() => {
    if (line !== 'going') return undefined;
    const timer = setTimeout(() => setLine('gone'), 400);
    return () => clearTimeout(timer);
  }, [line]);
  return (
    <main tabIndex={-1}>
      {line === 'gone' ? <p>Nichts mehr da.</p> : <Button onClick={() => setLine('asked about')}>Verwerfen …</Button>}
      <Dialog isOpen={line === 'asked about'} title="Verwerfen?" actions={[{ label: 'Ja', onClick: () => setLine('going') }]}>
        <p>Die Zeile verschwindet.</p>
      </Dialog>
    </main>
  );
}

/** The focus returns to the opener, and goes to the screen's content once that is gone. */
export const OpenerGoesInUse: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <ListWithDialog />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwerfen …' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ja' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await canvas.findByText('Nichts mehr da.');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};
