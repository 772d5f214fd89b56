import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CameraView } from './CameraView';

const meta = {
  title: 'Components/Inventory/CameraView',
  component: CameraView,
  tags: ['two-looks'],
  args: { hasPicture: false, problem: undefined, videoRef: fn(), onRetry: fn(), onClose: fn() },
} satisfies Meta<typeof CameraView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before the camera's picture arrives. */
export const Starting: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Halten Sie den Strichcode an die Linie.')).toBeVisible();
  },
};

/** The camera is not allowed: says so, with alternatives. */
export const Refused: Story = {
  args: { problem: 'refused' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/darf die Kamera nicht benutzen/);
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Kamera schließen' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** No camera. */
export const Missing: Story = {
  args: { problem: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/hat keine Kamera/);
  },
};

/** In use by another program. */
export const Busy: Story = {
  args: { problem: 'busy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/von einem anderen Programm benutzt/);
  },
};

/** Disconnected, or withdrawn by the browser. */
export const Gone: Story = { args: { problem: 'gone' } };

/** Unknown reason. On the phone. */
export const Failed: Story = { args: { problem: 'failed' }, globals: { viewport: { value: 'phone' } } };

/** The page isn't encrypted, so browsers allow no camera. */
export const Unencrypted: Story = {
  args: { problem: 'unencrypted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('nur auf verschlüsselten Seiten');
  },
};
