import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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

/** A plain click moves inside the shop. */
export const InTheShop: Story = {
  decorators: [
    (StoryOfLink) => (
      <LinkContext value={{ navigate }}>
        <StoryOfLink />
      </LinkContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Reis' }));
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/search?query=reis');
  },
};

/** A click with Ctrl opens a new tab, as everywhere. */
export const NewTab: Story = {
  args: { onClick: (event) => event.preventDefault() },
  decorators: InTheShop.decorators ?? [],
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(within(canvasElement).getByRole('link', { name: 'Reis' }));
    await user.keyboard('{/Control}');
    await expect(navigate).not.toHaveBeenCalled();
  },
};
