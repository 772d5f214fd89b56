import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { pictureExample } from '#tests/examples/product.ts';
import { categoryExamples, linkExample } from '#tests/examples/shell.ts';
import { MegaMenu } from './MegaMenu';

/** Shows the branch that was asked for, as the bar above it does. */
function Branches({ activeId: first, onActivate, ...props }: ComponentProps<typeof MegaMenu>) {
  const [activeId, setActiveId] = useState(first);
  return (
    <MegaMenu
      {...props}
      activeId={activeId}
      onActivate={(id) => {
        setActiveId(id);
        onActivate(id);
      }}
    />
  );
}

const meta = {
  title: 'Components/Shell/MegaMenu',
  component: MegaMenu,
  args: {
    categories: categoryExamples,
    activeId: '1',
    links: [linkExample('Flugblätter'), linkExample('Unsere Qualität')],
    onActivate: fn(),
    onFollow: fn(),
  },
  render: (args) => <Branches {...args} />,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (StoryOfMenu) => (
      <div style={{ position: 'relative', minHeight: 420 }}>
        <StoryOfMenu />
      </div>
    ),
  ],
} satisfies Meta<typeof MegaMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The top of the tree at the left, the branch of one category at the right; resting on another shows that one's. */
export const Regular: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Fleisch & Geflügel' })).toBeVisible());
    await userEvent.hover(canvas.getByRole('link', { name: 'Wurst & Schinken' }));
    await expect(args.onActivate).toHaveBeenLastCalledWith('2');
    const branch = within(canvas.getByRole('list', { name: 'Wurst & Schinken' }));
    await userEvent.click(branch.getByRole('link', { name: /^Schinken/ }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};

/** With the categories' pictures. */
export const WithPictures: Story = {
  args: {
    categories: categoryExamples.map((category) => ({
      ...category,
      children: category.children.map((child) => ({ ...child, picture: pictureExample })),
    })),
  },
};

/** A category without any below it: its heading with the way to all of it, and no editors' links. */
export const WithoutChildren: Story = { args: { activeId: '5', links: [] } };
