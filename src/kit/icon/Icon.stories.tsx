import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon';

const meta = {
  title: 'Kit/Icon/Icon',
  component: Icon,
  tags: ['two-looks'],
  args: { name: 'cartAdd', size: 'regular' },
  argTypes: { size: { control: 'inline-radio', options: ['small', 'regular', 'large'] } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A filled icon of rows and buttons, in the text colour. The board of symbols shows all icons. */
export const Regular: Story = {};

/** A line icon, for the frame's navigation. */
export const Large: Story = { args: { name: 'cart', size: 'large' } };

/** Beside the words that give its meaning. */
export const BesideWords: Story = {
  tags: ['visual'],
  args: { name: 'frozen', size: 'small' },
  render: (args) => (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
      <Icon {...args} />
      Tiefgekühlt
    </span>
  ),
};
