import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SheetRow } from './SheetRow';

const meta = {
  title: 'Pages/OrderSheet/SheetRow',
  component: SheetRow,
  tags: ['two-looks'],
  args: {
    row: {
      sku: '104711',
      number: '104711',
      name: 'Bergkäse 6 Monate gereift, Laib ca. 6 kg',
      unit: { short: 'Laib', name: 'Laib' },
      hasUnits: true,
      last: '2 Laib am 24. Nov.',
      par: '3 Laib',
      price: '79,74 €',
      gone: undefined,
    },
    rowIndex: 2,
    text: '',
    isUnreadable: false,
    isSent: false,
    note: undefined,
    minimum: undefined,
    stock: undefined,
    proposal: undefined,
    isTabStop: true,
    columns: { par: 'par', hasStock: false, hasPrice: true, hasShelf: false },
    onType: fn(),
    onFocus: fn(),
    onUnit: fn(),
    onMinimum: fn(),
    onStock: fn(),
    onProposal: fn(),
    onMove: fn(),
    onGrasp: fn(),
  },
  decorators: [
    (Story) => (
      <div role="grid" aria-label="Mengen" style={{ container: 'sheet / inline-size' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SheetRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The amount is empty, whatever the template's; it is the only tab stop. */
export const Empty: Story = {
  tags: ['visual'],
};

/** Interactions; pictured by the previous story. */
export const EmptyInUse: Story = {
  ...Empty,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Menge Bergkäse 6 Monate gereift, Laib ca. 6 kg in Laib' });
    await expect(amount).toHaveValue('');
    await userEvent.tab();
    await expect(amount).toHaveFocus();
    await userEvent.keyboard('5');
    await expect(args.onType).toHaveBeenLastCalledWith('5');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Einheit wechseln, jetzt Laib/ }));
    await expect(args.onUnit).toHaveBeenCalledTimes(1);
  },
};

/** In the cart already, with the amount. */
export const Sent: Story = { tags: ['visual'], args: { text: '2', isSent: true, note: 'im Warenkorb: 2 Laib' } };

/** Not an integer: kept as typed, with an error. */
export const Unreadable: Story = {
  tags: ['visual'],
  args: { text: '2,5', isUnreadable: true, note: 'keine ganze Zahl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('keine ganze Zahl');
  },
};

/** Below the minimum: one press raises it. */
export const BelowMinimum: Story = {
  tags: ['visual'],
  args: { text: '1', note: 'mindestens 2 Laib', minimum: '2 Laib' },
};

/** Interactions; pictured by the previous story. */
export const BelowMinimumInUse: Story = {
  ...BelowMinimum,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('mindestens 2 Laib');
    await userEvent.click(canvas.getByRole('button', { name: '2 Laib nehmen: Bergkäse 6 Monate gereift, Laib ca. 6 kg' }));
    await expect(args.onMinimum).toHaveBeenCalledTimes(1);
  },
};

/** A long hint is fully readable. */
export const LongNote: Story = {
  args: { note: 'im Warenkorb: 12 Laib · +8 % seit 24. Okt. 2025 · Karton: 6 statt 8 Stück' },
  play: async ({ canvas }) => {
    const note = canvas.getByText(/^im Warenkorb/).parentElement as HTMLElement;
    await expect(note.scrollWidth).toBeLessThanOrEqual(note.clientWidth);
    await expect(note.scrollHeight).toBeLessThanOrEqual(note.clientHeight);
  },
};

/** On the phone the template's amount is below the typed one. */
export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const par = canvas.getByRole('gridcell', { name: /3\sLaib$/ });
    await expect(par).toBeVisible();
    await expect(par).toHaveTextContent('Soll 3 Laib');
    await expect(par.getBoundingClientRect().top).toBeGreaterThanOrEqual(canvas.getByRole('textbox').getBoundingClientRect().bottom);
  },
};

/** Unavailable: the reason replaces the amount. */
export const Gone: Story = {
  tags: ['visual'],
  args: { row: { ...meta.args.row, gone: 'Nicht mehr im Sortiment' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByText('Nicht mehr im Sortiment')).toBeVisible();
  },
};

/** With double letter size the name has a line of its own, and nothing is clipped. */
export const LargeLetters: Story = {
  tags: ['!dev', '!autodocs'],
  args: { note: 'im Warenkorb: 2 Laib' },
  beforeEach: () => {
    document.documentElement.style.fontSize = '32px';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvas.getByText('79,74 €').getBoundingClientRect().top,
    );
    for (const cell of canvas.getAllByRole('gridcell'))
      await expect(cell.scrollWidth, cell.textContent).toBeLessThanOrEqual(cell.clientWidth);
  },
};

/** In shelf sequence it is moved by its handle, or one position by a press. */
export const OnTheShelf: Story = {
  tags: ['visual'],
  args: { columns: { par: undefined, hasStock: false, hasPrice: false, hasShelf: true } },
};

/** Interactions; pictured by the previous story. */
export const OnTheShelfInUse: Story = {
  ...OnTheShelf,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /nach unten$/ }));
    await expect(args.onMove).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: /nach oben$/ }));
    await expect(args.onMove).toHaveBeenLastCalledWith(-1);
  },
};
