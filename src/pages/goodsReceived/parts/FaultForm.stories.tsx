import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { emptyEntry } from '../rules/delivery';
import { exampleLine } from '../rules/delivery.fixture';
import { FaultForm } from './FaultForm';

const meta = {
  title: 'Pages/GoodsReceived/FaultForm',
  component: FaultForm,
  args: {
    line: exampleLine(1),
    entry: { ...emptyEntry, received: 3 },
    pictures: [],
    picturesLeft: 24,
    problem: undefined,
    isKeeping: false,
    onReceived: fn(),
    onFaults: fn(),
    onAffected: fn(),
    onTemperature: fn(),
    onNote: fn(),
    onPicture: fn(),
    onRemovePicture: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof FaultForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All findings of a line, each by a press. */
export const Asked: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nichts gekommen' }));
    await expect(args.onReceived).toHaveBeenCalledWith(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Beschädigt' }));
    await expect(args.onFaults).toHaveBeenCalledWith(['damaged']);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Anmerkung' }), 'n');
    await expect(args.onNote).toHaveBeenCalledWith('n');
    await expect(canvas.queryByRole('textbox', { name: 'Gemessen, in °C' })).not.toBeInTheDocument();
    // The camera for new pictures, the gallery for existing ones.
    const [camera, pictures] = ['Foto aufnehmen', 'Bild wählen …'].map((name) => canvas.getByLabelText(name, { selector: 'input' }));
    await expect([camera, pictures].map((way) => way?.getAttribute('capture'))).toEqual(['environment', null]);
    for (const way of [camera, pictures]) await userEvent.upload(way as HTMLElement, new File(['x'], 'x.jpg', { type: 'image/jpeg' }));
    await expect(args.onPicture).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Fertig' }));
    await expect(args.onDone).toHaveBeenCalledTimes(1);
    for (const name of ['Nichts gekommen', 'Beschädigt', 'Zu kurz haltbar', 'Foto aufnehmen', 'Bild wählen …', 'Fertig'])
      await expect(canvas.getByRole('button', { name }).getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

/** Too warm: the temperature can be entered, below zero as well. */
export const TooWarm: Story = {
  args: { entry: { ...emptyEntry, received: 3, faults: ['tooWarm'], temperature: undefined } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Gemessen, in °C' }), '-4');
    await expect(args.onTemperature).toHaveBeenLastCalledWith(-4);
  },
};

/** Chilled goods: the temperature is asked for with its limit; above it the line counts as too warm. */
export const Chilled: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    line: exampleLine(0),
    entry: { ...emptyEntry, received: 2, temperature: 8, takenBy: 'Anna', takenAt: Date.UTC(2026, 10, 30, 5, 10) },
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Gemessen, in °C' });
    await expect(field).toHaveAccessibleDescription(
      'gekühlt, höchstens 6 °C laut Lagerhinweis · Anna, 06:10 Uhr Über 6 °C: zählt als zu warm.',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Vorzeichen wechseln/ }));
    await expect(args.onTemperature).toHaveBeenLastCalledWith(-8);
  },
};

/** With a fault: how much of it is affected, and a search for what is missing. */
export const Affected: Story = {
  args: { entry: { ...emptyEntry, received: 2, faults: ['damaged'] }, children: 'Ersatz' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Davon betroffen' }), '1');
    await expect(args.onAffected).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByText('Ersatz')).toBeVisible();
  },
};

/** Two pictures, one still loading; two more are possible. */
export const Pictures: Story = {
  args: {
    pictures: [
      { id: 'a', src: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' },
      { id: 'b', src: undefined },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'Bild 1: Apfelsaft' })).toBeVisible();
    await expect(canvas.getByText(/^Noch 2 Bilder von 4/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bild 2 entfernen' }));
    await expect(args.onRemovePicture).toHaveBeenCalledWith('b');
  },
};

/** The delivery's maximum of pictures is reached. */
export const Full: Story = {
  args: { picturesLeft: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Foto aufnehmen' })).toBeDisabled();
    await expect(canvas.getByText(/^Diese Lieferung hat schon 24 Bilder/)).toBeVisible();
  },
};

/** The file was no picture. */
export const Unreadable: Story = {
  args: { problem: 'unreadable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Diese Datei ist kein Bild, das der Browser lesen kann.');
  },
};

/** The device has refused to store it. */
export const Unstored: Story = {
  args: { problem: 'unstored' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Das Bild konnte auf diesem Gerät nicht gespeichert werden/);
  },
};
