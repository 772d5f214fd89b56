import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileButton } from './FileButton';

const meta = {
  title: 'Kit/Field/FileButton',
  component: FileButton,
  args: { label: 'Datei mit Zeilen', accept: '.csv,text/csv', children: 'Datei wählen', onFile: fn() },
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Idle. */
export const Regular: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Datei wählen' })).toBeEnabled();
  },
};

/** A file is chosen, and the same one once more. */
export const InUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['104711;2'], 'bestellung.csv', { type: 'text/csv' });
    const chooser = canvas.getByLabelText('Datei mit Zeilen', { selector: 'input' });
    await userEvent.upload(chooser, file);
    await userEvent.upload(chooser, file);
    await expect(args.onFile).toHaveBeenCalledTimes(2);
    await expect(args.onFile).toHaveBeenLastCalledWith(file);
  },
};

/** Disabled. */
export const Disabled: Story = { args: { isDisabled: true } };
