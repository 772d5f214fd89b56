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

/** The camera is about to come on. */
export const Starting: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Halten Sie den Strichcode an die Linie.')).toBeVisible();
  },
};

/** The camera may not be used: it says so, and what else can be done. */
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

/** There is none. */
export const Missing: Story = {
  args: { problem: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/hat keine Kamera/);
  },
};

/** Another program has it. */
export const Busy: Story = {
  args: { problem: 'busy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/von einem anderen Programm benutzt/);
  },
};

/** It was pulled out, or the browser took it back. */
export const Gone: Story = { args: { problem: 'gone' } };

/** Nobody can tell why. On the phone. */
export const Failed: Story = { args: { problem: 'failed' }, globals: { viewport: { value: 'phone' } } };

/** The page came without encryption, where no browser gives its camera away. */
export const Unencrypted: Story = {
  args: { problem: 'unencrypted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('nur auf verschlüsselten Seiten');
  },
};
