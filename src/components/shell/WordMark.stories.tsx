import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useLook } from '#themes/look.ts';
import { WordMark } from './WordMark';

/** The word-mark of the toolbar's tenant. */
function LookMark({ on = 'page', place }: { on?: 'page' | 'header'; place?: string }) {
  const { wordMark } = useLook();
  return <WordMark on={on} mark={place === undefined ? wordMark : { ...wordMark, place }} />;
}

const meta = {
  title: 'Components/Shell/WordMark',
  component: LookMark,
} satisfies Meta<typeof LookMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Symbol and name in the tenant's colours and face. */
export const OnPage: Story = {
  tags: ['visual', 'three-looks'],
  play: async ({ canvas }) => {
    // Some marks have a line below the name.
    const [name] = canvas.getAllByText(/\w/);
    await expect(name).toBeVisible();
  },
};

/** A member of a group: the place is quieter, below the name. */
export const WithPlace: Story = { args: { place: 'Südufer' } };
