import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PassedDeadline } from './PassedDeadline';

const meta = {
  title: 'Components/Checkout/PassedDeadline',
  component: PassedDeadline,
  tags: ['two-looks'],
  args: {
    missing: [
      { kind: 'openDay', of: 'dry', day: '2026-11-25' },
      { kind: 'openDay', of: 'frozen', day: '2026-11-25' },
    ],
    onGo: fn(),
  },
} satisfies Meta<typeof PassedDeadline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The day of two kinds of goods is gone: it is named once, with a link to the choice. */
export const Passed: Story = {
  tags: ['visual', 'phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Der Bestellschluss für Mi., 25.11. ist vorbei.')).toBeVisible();
  },
};

/** Interactions; pictured by the previous story. */
export const PassedInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anderen Tag wählen' }));
    await expect(args.onGo).toHaveBeenCalledOnce();
  },
};

/** Each kind had a day of its own. */
export const TwoDays: Story = {
  args: {
    missing: [
      { kind: 'openDay', of: 'dry', day: '2026-11-25' },
      { kind: 'openDay', of: 'frozen', day: '2026-11-26' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Der Bestellschluss für Mi., 25.11., Do., 26.11. ist vorbei.')).toBeVisible();
  },
};

/** Something else is missing: renders nothing. */
export const NonePassed: Story = {
  args: { missing: [{ kind: 'deliveryAddress' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
