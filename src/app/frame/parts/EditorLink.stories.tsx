import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { linkExample } from '#tests/examples/shell.ts';
import { LinkContext } from '#kit/link/linkContext.ts';
import { EditorLink } from './EditorLink';

const navigate = fn();

const meta = {
  title: 'Components/Shell/EditorLink',
  component: EditorLink,
  args: { link: linkExample('Unsere Qualität'), onClick: fn() },
  decorators: [
    (StoryOfLink) => (
      <LinkContext value={{ navigate }}>
        <StoryOfLink />
      </LinkContext>
    ),
  ],
} satisfies Meta<typeof EditorLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page of the shop: a click moves there without a reload. */
export const Inside: Story = {
  play: async ({ args, canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Unsere Qualität' }));
    await expect(navigate).toHaveBeenCalledWith('/page/beispiel');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** An address outside: it opens in a window of its own and hands nothing of the shop over. */
export const Outside: Story = {
  args: { link: linkExample('Rezepte', { href: 'https://rezepte.example/', isOutside: true, inNewWindow: true }) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Rezepte' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** Something else than the caption, a picture for instance. */
export const OwnContent: Story = { args: { children: 'Qualität, die man schmeckt' } };
