import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { blockExample } from '#tests/examples/content.ts';
import { IntroBlock } from './IntroBlock';

const meta = {
  title: 'Components/Content/IntroBlock',
  component: IntroBlock,
  tags: ['two-looks'],
  args: { block: blockExample('intro') },
} satisfies Meta<typeof IntroBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A claim beside its picture. */
export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Frisch aus der Region');
    await expect(canvas.getByRole('link', { name: 'Zum Sortiment' })).toHaveAttribute('href', '/search');
  },
};

/** A claim only, on the tenant's background with its pattern. */
export const Bare: Story = {
  args: { block: { component: 'intro', uid: 'a', title: 'Nur ein Titel' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    const section = canvasElement.querySelector('section') ?? canvasElement;
    await expect(getComputedStyle(section, '::before').maskImage).toMatch(/url\(/);
  },
};

/** A button needs a label and an allowed target, otherwise it is omitted. */
export const LeadsNowhere: Story = {
  args: {
    block: { component: 'intro', uid: 'a', title: 'Titel', link: { caption: 'Hierher', url: 'javascript:alert(1)', highlighted: true } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Titel' })).toBeVisible();
    await expect(canvas.queryByText('Hierher')).not.toBeInTheDocument();
  },
};
