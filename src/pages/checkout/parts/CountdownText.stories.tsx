import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { serverNow } from '#clock/serverClock.ts';
import { CountdownText } from './CountdownText';

const now = new Date('2026-11-23T10:00:00Z');

const meta = {
  title: 'Components/Checkout/CountdownText',
  component: CountdownText,
  args: { until: new Date('2026-11-25T12:00:00Z'), now },
} satisfies Meta<typeof CountdownText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** More than a day away. */
export const Days: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('noch 2 Tage 2 Std.')).toBeVisible();
  },
};

/** On the last day. */
export const Hours: Story = {
  args: { until: new Date('2026-11-23T13:05:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('noch 3 Std. 5 Min.')).toBeVisible();
  },
};

/** In the last hour it warns. */
export const Minutes: Story = {
  args: { until: new Date('2026-11-23T10:04:09Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('noch 4 Min. 9 Sek.')).toBeVisible();
  },
};

/** Passed. */
export const Passed: Story = {
  args: { until: now },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bestellschluss vorbei')).toBeVisible();
  },
};

/** Without a fixed time it counts down by the server's clock, which earlier stories may have set. */
export const Live: Story = {
  render: () => <CountdownText until={new Date(serverNow() + 90_000)} />,
  play: async ({ canvasElement }) => {
    const first = canvasElement.textContent;
    // A second passes between two texts, and a little more on a busy machine.
    await waitFor(() => expect(canvasElement.textContent).not.toBe(first));
    await expect(canvasElement).toHaveTextContent(/noch 1 Min\. \d+ Sek\./);
  },
};
