import type { Meta, StoryObj } from '@storybook/react-vite';
import { Glyph } from './Glyph';

const meta = {
  title: 'Kit/Icon/Glyph',
  component: Glyph,
  args: { name: 'cart' },
} satisfies Meta<typeof Glyph>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drawing of rows and lists, 20 px, in the colour of the text beside it. All of them stand on the board of symbols. */
export const Regular: Story = {};

/** Beside the words that say what it means. */
export const BesideWords: Story = { args: { name: 'frozen' }, render: (args) => <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}><Glyph {...args} />Tiefgekühlt</span> };
