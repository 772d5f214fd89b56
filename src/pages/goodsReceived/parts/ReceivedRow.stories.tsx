import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { emptyEntry } from '../rules/delivery';
import { exampleLine } from '../rules/delivery.fixture';
import { ReceivedRow } from './ReceivedRow';

const meta = {
  title: 'Pages/GoodsReceived/ReceivedRow',
  component: ReceivedRow,
  args: { line: exampleLine(1), entry: emptyEntry, isOpen: false, onTick: fn(), onOpen: fn() },
  decorators: [
    (Story) => (
      <ul style={{ margin: 0, padding: 0, containerType: 'inline-size' }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof ReceivedRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Unchecked: the ordered amount. */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tick = canvas.getByRole('button', { name: 'Apfelsaft: Menge wie bestellt', pressed: false });
    const { width, height } = tick.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
    await userEvent.click(tick);
    await expect(args.onTick).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: /^Apfelsaft\s*3/, expanded: false }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

/** Received as ordered. */
export const Fine: Story = {
  args: { entry: { ...emptyEntry, received: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Menge wie bestellt$/, pressed: true })).toBeVisible();
    await expect(canvas.getByText(/^3 von 3/)).toBeVisible();
  },
};

/** With several faults. */
export const Faulty: Story = {
  args: {
    entry: { ...emptyEntry, received: 2, loose: 4, faults: ['tooWarm'], temperature: 9, note: 'Fahrer hat es gesehen', pictures: ['a'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1\sKarton fehlt$/)).toBeVisible();
    await expect(canvas.getByText('Zu warm, 9 °C')).toBeVisible();
    await expect(canvas.getByText('Fahrer hat es gesehen')).toBeVisible();
    await expect(canvas.getByText('1 Bild')).toBeVisible();
    await expect(canvas.getByText(/dazu 4 einzeln gescannt$/)).toBeVisible();
  },
};

/** Chilled: its limit while nobody has measured it. */
export const Chilled: Story = {
  args: { line: exampleLine(0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A-711 · gekühlt, höchstens 6 °C laut Lagerhinweis')).toBeVisible();
  },
};

/** Chilled, and measured within its limit. */
export const Measured: Story = {
  args: { line: exampleLine(0), entry: { ...emptyEntry, received: 2, temperature: -0.5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A-711 · −0,5 °C gemessen')).toBeVisible();
  },
};

/** Above its limit, and half of it damaged. */
export const OverLimit: Story = {
  args: { line: exampleLine(0), entry: { ...emptyEntry, received: 2, temperature: 8.5, faults: ['damaged'], affected: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zu warm, 8,5 °C statt höchstens 6 °C')).toBeVisible();
    await expect(canvas.getByText(/^1\s\S+ davon betroffen$/)).toBeVisible();
  },
};

/** More was received than ordered. */
export const TooMany: Story = {
  args: { entry: { ...emptyEntry, received: 5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2\sKartons zu viel$/)).toBeVisible();
  },
};

/** With its form open. */
export const Opened: Story = {
  args: { isOpen: true, children: 'Formular' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { expanded: true })).toBeVisible();
    await expect(canvas.getByText('Formular')).toBeVisible();
  },
};
