import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShellIcon } from './ShellIcon';

const meta = {
  title: 'Kit/Icon/ShellIcon',
  component: ShellIcon,
  args: { name: 'cart', size: 'regular' },
  argTypes: { size: { control: 'inline-radio', options: ['regular', 'small'] } },
} satisfies Meta<typeof ShellIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where it stands for a target: 24 px, in the colour of its text. All drawings stand on the board of symbols. */
export const Regular: Story = {};

/** Beside text. */
export const Small: Story = { args: { size: 'small' }, render: (args) => <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}><ShellIcon {...args} />Warenkorb</span> };
