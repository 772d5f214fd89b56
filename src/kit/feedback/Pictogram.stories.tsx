import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pictogram } from './Pictogram';

const meta = {
  title: 'Kit/Feedback/Pictogram',
  component: Pictogram,
  args: { name: 'crate' },
  argTypes: { name: { control: 'inline-radio', options: ['crate', 'search', 'cable', 'list'] } },
} satisfies Meta<typeof Pictogram>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty crate: nothing in the cart yet. */
export const Crate: Story = {};

/** A magnifier with a question: nothing was found. */
export const Search: Story = { args: { name: 'search' } };

/** A cut cable: the server could not be reached. */
export const Cable: Story = { args: { name: 'cable' } };

/** A list of things: nothing listed yet. */
export const List: Story = { args: { name: 'list' } };

/** All four side by side, in the tenant's illustration colours: line, tint and one accent. */
export const All: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', gap: 32 }}>
      {(['crate', 'search', 'cable', 'list'] as const).map((name) => (
        <Pictogram key={name} name={name} />
      ))}
    </div>
  ),
};
