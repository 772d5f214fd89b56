import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AppLink } from './AppLink';
import { LinkContext } from './linkContext';

const navigate = fn();

const meta = {
  title: 'Kit/Link/AppLink',
  component: AppLink,
  args: { href: '/search?query=reis', children: 'Reis' },
} satisfies Meta<typeof AppLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link among words. */
export const Plain: Story = { tags: ['visual', 'hover-focus'] };

/** A plain click navigates inside the shop. */
export const InTheShop: Story = {
  decorators: [
    (StoryOfLink) => (
      <LinkContext value={{ navigate }}>
        <StoryOfLink />
      </LinkContext>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Reis' }));
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/search?query=reis');
  },
};

/** A click with Ctrl opens a new tab, as everywhere. */
export const NewTab: Story = {
  args: { onClick: (event) => event.preventDefault() },
  decorators: InTheShop.decorators ?? [],
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.keyboard('{Control>}');
    await userEvent.click(canvas.getByRole('link', { name: 'Reis' }));
    await userEvent.keyboard('{/Control}');
    await expect(navigate).not.toHaveBeenCalled();
  },
};
