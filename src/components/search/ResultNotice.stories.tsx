import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '#kit/action/Button.tsx';
import { ResultNotice } from './ResultNotice';

const onSignIn = fn();

const meta = {
  title: 'Components/Search/ResultNotice',
  component: ResultNotice,
  args: { children: 'Für Ihr Kundenkonto ist das Sortiment eingeschränkt.' },
} satisfies Meta<typeof ResultNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A notice in a quiet line above a result. */
export const Regular: Story = {};

/** With a button at the end of the line. */
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
