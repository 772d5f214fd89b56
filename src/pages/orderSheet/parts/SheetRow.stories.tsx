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
    isTabStop: true,
    columns: { par: 'par', hasPrice: true, hasShelf: false },
    onType: fn(),
    onFocus: fn(),
    onUnit: fn(),
    onMinimum: fn(),
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

/** The amount is empty, whatever the template has of it; the Tab key comes to nothing else. */
export const Empty: Story = {
  tags: ['visual'],
};

/** What can be done there; its picture is the story before it. */
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

/** What is in the cart already, and how much. */
export const Sent: Story = { tags: ['visual'], args: { text: '2', isSent: true, note: 'im Warenkorb: 2 Laib' } };

/** No whole number: it stays as it was typed, and says so. */
export const Unreadable: Story = {
  tags: ['visual'],
  args: { text: '2,5', isUnreadable: true, note: 'keine ganze Zahl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('keine ganze Zahl');
  },
};

/** Less than can be ordered: one press makes it the least. */
export const BelowMinimum: Story = {
  tags: ['visual'],
  args: { text: '1', note: 'mindestens 2 Laib', minimum: '2 Laib' },
};

/** What can be done there; its picture is the story before it. */
export const BelowMinimumInUse: Story = {
  ...BelowMinimum,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('mindestens 2 Laib');
    await userEvent.click(canvas.getByRole('button', { name: '2 Laib nehmen: Bergkäse 6 Monate gereift, Laib ca. 6 kg' }));
    await expect(args.onMinimum).toHaveBeenCalledTimes(1);
  },
};

/** All of a long hint can be read. */
export const LongNote: Story = {
  args: { note: 'im Warenkorb: 12 Laib · +8 % seit 24. Okt. 2025 · Karton: 6 statt 8 Stück' },
  play: async ({ canvas }) => {
    const note = canvas.getByText(/^im Warenkorb/).parentElement as HTMLElement;
    await expect(note.scrollWidth).toBeLessThanOrEqual(note.clientWidth);
    await expect(note.scrollHeight).toBeLessThanOrEqual(note.clientHeight);
  },
};

/** On the phone the template's amount stands below the one that is typed. */
export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const par = canvas.getByText('3 Laib');
    await expect(par).toBeVisible();
    await expect(par).toHaveTextContent('Soll 3 Laib');
    await expect(par.getBoundingClientRect().top).toBeGreaterThanOrEqual(canvas.getByRole('textbox').getBoundingClientRect().bottom);
  },
};

/** It can't be ordered: the reason stands where the amount would be. */
export const Gone: Story = {
  tags: ['visual'],
  args: { row: { ...meta.args.row, gone: 'Nicht mehr im Sortiment' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByText('Nicht mehr im Sortiment')).toBeVisible();
  },
};

/** With letters of twice the size the name has a line of its own, and nothing of the row is cut. */
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

/** On the shelf it is moved by its handle, or one place by a press. */
export const OnTheShelf: Story = {
  tags: ['visual'],
  args: { columns: { par: undefined, hasPrice: false, hasShelf: true } },
};

/** What can be done there; its picture is the story before it. */
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
