import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { drawnCamera, type DrawnCamera } from './camera.fixture';
import { CameraScan } from './CameraScan';

const loaf = '9001003706891';
const bottle = '4006381333931';

let camera: DrawnCamera;

/** Renders again with every barcode, as the count does. */
function Told({ onClose }: { onClose(): void }) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <>
      <CameraScan onCode={(code) => setCodes([...codes, code])} onClose={onClose} />
      <output>{codes.join(' ')}</output>
    </>
  );
}

const meta = {
  title: 'Pages/InventoryCount/CameraScan',
  component: CameraScan,
  args: { onCode: fn(), onClose: fn() },
  render: ({ onClose }) => <Told onClose={onClose} />,
  beforeEach: () => {
    camera = drawnCamera();
    return camera.putBack;
  },
} satisfies Meta<typeof CameraScan>;

export default meta;
type Story = StoryObj<typeof meta>;

const told = (canvas: StoryContext['canvas'], codes: string) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(new RegExp(`^${codes}$`)));

/**
 * A barcode that stays in the picture is reported once, also when the screen renders again; small, vertical or
 * upside-down ones are read too.
 */
export const Read: Story = {
  play: async ({ canvas }) => {
    camera.show(loaf, { module: 2 });
    await told(canvas, loaf);
    camera.show(bottle, { turn: 90 });
    await told(canvas, `${loaf} ${bottle}`);
    camera.show(loaf, { turn: 170 });
    await new Promise((resolve) => setTimeout(resolve, 800));
    await told(canvas, `${loaf} ${bottle}`);
  },
};

/** It counts again once it was out of the picture for a while. */
export const ReadAgain: Story = {
  play: async ({ canvas }) => {
    camera.show(loaf);
    await told(canvas, loaf);
    camera.clear();
    await new Promise((resolve) => setTimeout(resolve, 1_700));
    camera.show(loaf);
    await told(canvas, `${loaf} ${loaf}`);
  },
};

/** The camera goes off: the screen says so, and a retry turns it on again. */
export const GoneOff: Story = {
  play: async ({ canvas, userEvent }) => {
    camera.show(loaf);
    await told(canvas, loaf);
    camera.pullOut();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Kamera ist ausgegangen.');
    camera.show(bottle);
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await told(canvas, `${loaf} ${bottle}`);
  },
};

/** The camera goes off with the screen. */
export const Left: Story = {
  render: function OpenOrClosed(args) {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? <CameraScan {...args} onClose={() => setOpen(false)} /> : <p>Zu</p>;
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(camera.isOn()).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Kamera schließen' }));
    await waitFor(() => expect(camera.isOn()).toBe(false));
  },
};
