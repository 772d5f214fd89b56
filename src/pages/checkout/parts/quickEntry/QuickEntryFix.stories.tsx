import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QuickEntryFix } from './QuickEntryFix';

const meta = {
  title: 'Components/QuickEntry/QuickEntryFix',
  component: QuickEntryFix,
  args: { label: 'Artikelnummer', value: '999999', inputMode: 'text', onApply: fn() },
  argTypes: { inputMode: { control: 'inline-radio', options: ['text', 'decimal'] } },
} satisfies Meta<typeof QuickEntryFix>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An unknown number is corrected in its row: Enter applies it, without surrounding blanks. */
export const WrongNumber: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Artikelnummer' });
    await userEvent.clear(field);
    await userEvent.type(field, ' 104712 {Enter}');
    await expect(args.onApply).toHaveBeenLastCalledWith('104712');
  },
};

/** A missing amount: an empty field is never applied. */
export const MissingAmount: Story = {
  args: { label: 'Menge', value: '', inputMode: 'decimal' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Übernehmen' }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Menge' }), '7');
    await userEvent.click(canvas.getByRole('button', { name: 'Übernehmen' }));
    await expect(args.onApply).toHaveBeenLastCalledWith('7');
  },
};
