import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { inOwnWindow } from '../../kit/docs';
import { UnsentCountsDialog } from './UnsentCountsDialog';

const pension = { customerId: '100', customerName: 'Pension Enzian', begunAt: Date.UTC(2026, 10, 25, 4, 5), lines: 12 };
const inn = { customerId: '101', customerName: 'Berggasthof Bergland', begunAt: Date.UTC(2026, 10, 24, 16, 30), lines: 1 };

const meta = {
  title: 'Components/Inventory/UnsentCountsDialog',
  component: UnsentCountsDialog,
  parameters: { docs: inOwnWindow },
  args: { isOpen: true, counts: [pension, inn], hasOthers: false, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof UnsentCountsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of two customers: each with name, number, moment and how much was counted. */
export const TwoCustomers: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '2 Inventuren noch nicht gesendet' }));
    const [one, two] = dialog.getAllByRole('listitem');
    await expect(one).toHaveTextContent('Pension Enzian100Begonnen am 25.11.2026, 05:05, 12 Positionen');
    await expect(two).toHaveTextContent('Berggasthof Bergland101Begonnen am 24.11.2026, 17:30, 1 Position');
    await expect(dialog.getByRole('button', { name: 'Abmelden und Zählungen löschen' })).toBeInTheDocument();
  },
};

/** Of a customer whose name isn't known yet, kept by an older shop; somebody else has left one, too. */
export const Unknown: Story = {
  args: { counts: [{ ...pension, customerName: undefined, begunAt: undefined }], hasOthers: true },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Inventur noch nicht gesendet' }));
    await expect(dialog.getByRole('listitem')).toHaveTextContent('Kunde10012 Positionen');
    await expect(dialog.getByText('Auch was jemand anders auf diesem Gerät gezählt', { exact: false })).toBeInTheDocument();
  },
};

/** Only of somebody else: nothing of it is told. */
export const OthersOnly: Story = {
  args: { counts: [], hasOthers: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Inventur noch nicht gesendet' });
    await expect(dialog).toHaveTextContent('die jemand anders begonnen und noch nicht gesendet hat');
    await expect(within(dialog).queryByRole('listitem')).not.toBeInTheDocument();
  },
};

/** This device can't tell which. */
export const Untold: Story = { args: { counts: [] } };

/** On the phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
