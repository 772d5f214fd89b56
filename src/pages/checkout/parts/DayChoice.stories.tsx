import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { daysExample, lookedAtExample } from '#tests/examples/order.ts';
import { DayChoice } from './DayChoice';

const meta = {
  title: 'Components/Checkout/DayChoice',
  component: DayChoice,
  tags: ['two-looks'],
  args: { legend: 'Liefertag', days: daysExample, day: '2026-11-25', today: '2026-11-23', now: lookedAtExample, onChange: fn() },
} satisfies Meta<typeof DayChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Days with deadline and countdown: twelve minutes left for the first, an alternative tour, more days on request. */
export const Days: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Di\., 24\.11\..*bis heute, 11:00.*noch 12 Min\. 0 Sek\./ })).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: /^Fr\., 27\.11\..*Alternativtour/ })).toBeInTheDocument();
    await expect(canvas.getAllByRole('radio')).toHaveLength(8);
  },
};

/** Interactions; pictured by the previous story. */
export const DaysInUse: Story = {
  ...Days,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /^Di\., 24\.11\..*bis heute, 11:00.*noch 12 Min\. 0 Sek\./ })).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: /^Fr\., 27\.11\..*Alternativtour/ })).toBeInTheDocument();
    await expect(canvas.getAllByRole('radio')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: '2 weitere Tage zeigen' }));
    await expect(canvas.getAllByRole('radio')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('radio', { name: /^Sa\., 28\.11\./ }));
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-28');
  },
};

/** The deadline of the chosen day passed while the page was open. */
export const DeadlinePassed: Story = {
  args: { day: '2026-11-23', error: 'Der Bestellschluss für Mo., 23.11. ist vorbei. Bitte wählen Sie einen anderen Tag.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ist vorbei/)).toBeVisible();
  },
};

/** Two days side by side on a phone. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
