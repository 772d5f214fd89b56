import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PrintPanel } from './PrintPanel';

const meta = {
  title: 'Components/Label/PrintPanel',
  component: PrintPanel,
  args: {
    products: 12,
    labels: 31,
    sheet: 'A4_24',
    start: 1,
    isPrinting: false,
    isSending: false,
    canSend: true,
    preview: null,
    recipients: null,
    onSheet: fn(),
    onStart: fn(),
    onPrint: fn(),
    onSend: fn(),
  },
  decorators: [
    (StoryOfPanel) => (
      <div style={{ maxWidth: 344 }}>
        <StoryOfPanel />
      </div>
    ),
  ],
} satisfies Meta<typeof PrintPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 31 labels take two sheets of 24. */
export const Regular: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).toHaveTextContent('12 Artikel, 31 Etiketten');
    await expect(canvas.getByText('2 Bögen')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Etikettenbogen' }), 'Rolle, 70 × 37 mm');
    await expect(args.onSheet).toHaveBeenCalledWith('ROLL');
    const start = canvas.getByRole('textbox', { name: 'Erstes freies Etikett auf dem Bogen' });
    await userEvent.clear(start);
    await userEvent.type(start, '18');
    await expect(args.onStart).toHaveBeenLastCalledWith(18);
    await userEvent.click(canvas.getByRole('button', { name: 'PDF erstellen' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Per E-Mail senden' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** A roll has no sheets, and no start position. */
export const Roll: Story = {
  args: { sheet: 'ROLL' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent('Bögen');
  },
};

/** Nothing to print. */
export const Nothing: Story = {
  args: { products: 0, labels: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'PDF erstellen' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Per E-Mail senden' })).toBeDisabled();
  },
};
