import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SignInTroubleNotice } from './SignInTroubleNotice';

const meta = {
  title: 'Pages/SignIn/SignInTroubleNotice',
  component: SignInTroubleNotice,
  args: { trouble: 'refused', homeHref: '/', onSignIn: fn(), onRetry: fn() },
} satisfies Meta<typeof SignInTroubleNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Cancelled at the sign-on service, or no session there either. */
export const Refused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Anmeldung hat nicht geklappt');
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Ohne Anmeldung weiter' })).toHaveAttribute('href', '/');
  },
};

/** The token exceeds the browsers' cookie size. */
export const TooLarge: Story = {
  tags: ['visual', 'phone'],
  args: { trouble: 'tooLarge' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ihre Anmeldung ist zu groß für den Browser');
  },
};

/** The browser keeps no cookies of this page. */
export const NotKept: Story = {
  args: { trouble: 'notKept' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erlauben Sie Cookies für diese Seite');
  },
};

/** Not known yet; signing in again would be in vain. */
export const Unreachable: Story = {
  args: { trouble: 'unreachable' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

/** Before the answer. */
export const Checking: Story = {
  args: { trouble: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ihre Anmeldung wird geprüft');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
