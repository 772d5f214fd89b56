import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, fn } from 'storybook/test';
import { ContactSheet, type Sheet } from './ContactSheet';
import { screens, type ScreenName } from './screens';

const meta = {
  title: 'Boards/Screens',
  component: ContactSheet,
  // Frames are stories in windows of their own, which only a Storybook serves.
  tags: ['!autodocs'],
  args: {
    looks: ['AL', 'GM'],
    modes: ['light', 'dark'],
    widths: ['390', '1440'],
    screens: Object.keys(screens) as ScreenName[],
    size: 'medium',
    board: {},
    onChange: fn(),
  },
  argTypes: { board: { table: { disable: true } }, onChange: { table: { disable: true } }, addressOf: { table: { disable: true } } },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ContactSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Twelve screens in the ticked looks, light and dark, on phone and desktop. The choice is in the address. */
export const ContactSheets: Story = {
  name: 'Contact sheets',
  tags: ['!test'],
  render: function Chosen(args, { globals }) {
    const [, update] = useArgs<typeof args>();
    return <ContactSheet {...args} board={globals} onChange={(change) => update(change)} />;
  },
};

/** Its columns follow the choice, and each picture links to its story in the same look. */
export const Columns: Story = {
  tags: ['!dev'],
  args: { looks: ['AL'], screens: ['Search', 'Cart'], addressOf: () => 'about:blank' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Screen',
      'AL light 390',
      'AL light 1440',
      'AL dark 390',
      'AL dark 1440',
    ]);
    const phone = canvas.getByRole('link', { name: 'Cart, AL, dark, 390 px' });
    await expect(phone).toHaveAttribute('href', './?path=/story/pages-checkout--cart&globals=tenant:AL;mode:dark;viewport:phone');
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^GM/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ looks: ['AL', 'GM'] } satisfies Partial<Sheet>);
    // One has to stay.
    await expect(canvas.getByRole('checkbox', { name: /^AL/ })).toBeDisabled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Size' }), 'large');
    await expect(args.onChange).toHaveBeenLastCalledWith({ size: 'large' });
  },
};
