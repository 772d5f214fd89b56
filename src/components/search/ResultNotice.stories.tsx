import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../kit/action/Button';
import { ResultNotice } from './ResultNotice';

const onSignIn = fn();

const meta = {
  title: 'Components/Search/ResultNotice',
  component: ResultNotice,
  args: { children: 'Für Ihr Kundenkonto ist das Sortiment eingeschränkt.' },
} satisfies Meta<typeof ResultNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What to know about a result, in a quiet line above it. */
export const Regular: Story = {};

/** With something to do about it, at the end of the line. */
export const WithAction: Story = {
  args: {
    children: 'Melden Sie sich an, um Ihre Preise zu sehen.',
    action: (
      <Button size="small" onClick={onSignIn}>
        Anmelden
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    onSignIn.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
    await expect(onSignIn).toHaveBeenCalledOnce();
  },
};
