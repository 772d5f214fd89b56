import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ScanBar } from './ScanBar';

const meta = {
  title: 'Pages/GoodsReceived/ScanBar',
  component: ScanBar,
  args: { field: fn(), cameraButton: fn(), isCameraOpen: false, onType: fn(), onSubmit: fn(), onCamera: fn(), children: null },
} satisfies Meta<typeof ScanBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed and sent, or read by the camera. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Strichcode, Nummer oder Name' }), '104711{Enter}');
    await expect(args.onType).toHaveBeenLastCalledWith('104711');
    await expect(args.onSubmit).toHaveBeenCalledWith('104711');
    await userEvent.click(canvas.getByRole('button', { name: 'Kamera', expanded: false }));
    await expect(args.onCamera).toHaveBeenCalledTimes(1);
  },
};
