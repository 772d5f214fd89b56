import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { OtherItemDialog } from './OtherItemDialog';

const meta = {
  title: 'Components/Inventory/OtherItemDialog',
  component: OtherItemDialog,
  parameters: { docs: inOwnWindow },
  args: { isOpen: true, gtin: '96385074', onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof OtherItemDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (userEvent: StoryContext['userEvent'], name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Names a barcode. */
export const Barcode: Story = {
  tags: ['visual'],
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Nicht im Sortiment' })).toHaveTextContent('96385074');
  },
};

/**
 * Both fields are required, and the first missing one gets the focus; input is kept. The button submits the form, so
 * the browser's Enter does too.
 */
export const Named: Story = {
  play: async ({ args, userEvent }) => {
    await press(userEvent, 'Übernehmen');
    await expect(screen.getByText('Bitte geben Sie an, was es ist.')).toBeInTheDocument();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(screen.getByRole('textbox', { name: /^Bezeichnung/ })).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox', { name: /^Bezeichnung/ }), ' Kräutersirup ');
    await userEvent.type(screen.getByRole('textbox', { name: /^Einheit/ }), 'Fl');
    await expect(screen.getByRole('button', { name: 'Übernehmen' })).toHaveAttribute('type', 'submit');
    await press(userEvent, 'Übernehmen');
    await expect(args.onConfirm).toHaveBeenCalledWith('Kräutersirup', 'Fl');
  },
};

/** An item without a barcode; the searched text is its name. */
export const WithoutBarcode: Story = {
  args: { gtin: undefined, name: 'Servietten' },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('textbox', { name: /^Bezeichnung/ })).toHaveValue('Servietten');
    await press(userEvent, 'Abbrechen');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
