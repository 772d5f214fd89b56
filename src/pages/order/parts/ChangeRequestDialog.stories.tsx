import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { ChangeRequestDialog } from './ChangeRequestDialog';

const meta = {
  title: 'Pages/Order/ChangeRequestDialog',
  component: ChangeRequestDialog,
  parameters: { docs: inOwnWindow },
  args: {
    isOpen: true,
    orderId: '4711',
    lines: [
      { key: '104711:0', name: 'Bergkäse 6 Monate gereift', quantity: '3 Laib' },
      { key: '104712:1', name: 'Apfelsaft naturtrüb', quantity: '2 Kisten' },
    ],
    line: '104711:0',
    request: { kind: 'quantity', quantity: '', day: '', note: '' },
    days: [{ value: '2026-11-26', text: 'Do., 26.11.' }],
    isToday: false,
    contact: { kind: 'known', person: { fullName: 'Eva Egger', email: 'eva.egger@example.com', telephoneNumber: '+43 512 123' } },
    mail: { href: 'mailto:eva.egger@example.com?subject=x', isCut: false },
    contactsHref: '/contacts',
    onLine: fn(),
    onChange: fn(),
    onCopy: fn(),
    onClose: fn(),
  },
  render: function Typing(args) {
    const [request, setRequest] = useState(args.request);
    return <ChangeRequestDialog {...args} request={request} onChange={setRequest} />;
  },
  tags: ['two-looks'],
} satisfies Meta<typeof ChangeRequestDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Änderung zu Bestellung 4711 anfragen' }));

/** Another quantity of a line. */
export const OfLine: Story = { tags: ['visual', 'phone'], play: async () => void (await dialog()) };

/** A missing value is reported at the press, and focused. */
export const MissingInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Text kopieren' }));
    await expect(form.getByText('Bitte geben Sie die gewünschte Menge an.')).toBeInTheDocument();
    const quantity = form.getByRole('textbox', { name: /^Gewünschte Menge/ });
    await expect(quantity).toHaveFocus();
    await userEvent.type(quantity, '5 Laib');
    await userEvent.click(form.getByRole('button', { name: 'Text kopieren' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await userEvent.click(form.getByRole('radio', { name: 'Anderer Liefertag' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Gewünschter Liefertag/ }), 'Do., 26.11.');
    await userEvent.click(form.getByRole('radio', { name: 'Etwas anderes' }));
    await expect(form.getByRole('textbox', { name: /^Ihr Wunsch/ })).toBeRequired();
    await expect(form.getByRole('link', { name: '+43 512 123' })).toHaveAttribute('href', 'tel:+43512123');
  },
};

/** The whole order comes today: no quantity, and a call is better. */
export const WholeToday: Story = {
  args: { line: '', isToday: true, request: { kind: 'cancel', quantity: '', day: '', note: '' } },
  play: async () => {
    const form = await dialog();
    await expect(form.getByText('Die Lieferung kommt heute. Rufen Sie besser an.')).toBeInTheDocument();
    await expect(form.queryByRole('radio', { name: 'Andere Menge' })).not.toBeInTheDocument();
    await expect(form.getByRole('radio', { name: 'Bestellung stornieren' })).toBeChecked();
  },
};

/** No contact: the recipient is open, and other ways are named. No days are known, so the day is typed. */
export const Nobody: Story = {
  args: {
    contact: { kind: 'nobody' },
    days: [],
    request: { kind: 'day', quantity: '', day: '', note: '' },
    mail: { href: 'mailto:?subject=x', isCut: true },
  },
  play: async () => {
    const form = await dialog();
    await expect(form.getByText(/keine Mailadresse bekannt/)).toBeInTheDocument();
    await expect(form.getByRole('link', { name: 'Alle Kontakte' })).toHaveAttribute('href', '/contacts');
    await expect(form.getByRole('link', { name: 'Mail schreiben' })).toHaveAttribute('href', 'mailto:?subject=x');
    await expect(form.getByRole('textbox', { name: /^Gewünschter Liefertag/ })).toBeInTheDocument();
    await expect(form.getByText(/^Für eine Mail ist der Text zu lang/)).toBeInTheDocument();
  },
};

/** The contact is loading. */
export const ContactLoading: Story = { args: { contact: { kind: 'loading' } }, play: async () => void (await dialog()) };

/** The contact failed to load. */
export const ContactFailed: Story = {
  args: { contact: { kind: 'failed', error: new Error('500'), isRetrying: false, onRetry: fn() } },
  play: async ({ args, userEvent }) => {
    const form = await dialog();
    await expect(form.getByRole('alert')).toHaveTextContent('Ihr Ansprechpartner konnte nicht geladen werden.');
    await userEvent.click(form.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(args.contact.kind === 'failed' && args.contact.onRetry).toHaveBeenCalledOnce();
  },
};
