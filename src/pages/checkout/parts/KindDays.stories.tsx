import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, within } from 'storybook/test';
import { daysExample, lookedAtExample } from '#tests/examples/order.ts';
import { KindDays } from './KindDays';

const meta = {
  title: 'Components/Checkout/KindDays',
  component: KindDays,
  tags: ['two-looks'],
  args: {
    kinds: ['dry', 'fresh', 'frozen'],
    days: daysExample.slice(0, 4),
    chosen: {},
    chosenKinds: [],
    errorOf: (): ReactNode => undefined,
    today: '2026-11-23',
    now: lookedAtExample,
    onChange: fn(),
  },
} satisfies Meta<typeof KindDays>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing chosen yet: one choice applies to all kinds. */
export const ThreeKinds: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Trockenware' })).toBeVisible();
    await expect(canvas.getAllByText('am selben Tag')).toHaveLength(2);
  },
};

/** Interactions; pictured by the previous story. */
export const ThreeKindsInUse: Story = {
  ...ThreeKinds,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Trockenware' })).toBeVisible();
    await expect(canvas.getAllByText('am selben Tag')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('radio', { name: /^Mi\., 25\.11\./ }));
    await expect(args.onChange).toHaveBeenCalledWith('dry', '2026-11-25');
  },
};

/** Frozen goods get a day of their own. */
export const OwnDay: Story = {
  tags: ['visual'],
  args: { chosen: { dry: '2026-11-25', fresh: '2026-11-25', frozen: '2026-11-28' }, chosenKinds: ['dry', 'frozen'] },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('group', { name: 'Tiefkühlware' })).getByRole('radio', { name: /^Sa\., 28\.11\./ })).toBeChecked();
  },
};

/** Interactions; pictured by the previous story. */
export const OwnDayInUse: Story = {
  ...OwnDay,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(within(canvas.getByRole('group', { name: 'Tiefkühlware' })).getByRole('radio', { name: /^Sa\., 28\.11\./ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Anderer Tag für Frischware' }));
    await userEvent.click(within(canvas.getByRole('group', { name: 'Frischware' })).getByRole('radio', { name: /^Di\., 24\.11\./ }));
    await expect(args.onChange).toHaveBeenCalledWith('fresh', '2026-11-24');
  },
};

/** The deadline has passed: shown once, above the days, and the other kinds still follow. */
export const DeadlinePassed: Story = {
  args: {
    chosen: { dry: '2026-11-23', fresh: '2026-11-23', frozen: '2026-11-23' },
    chosenKinds: ['dry'],
    errorOf: () => 'Der Bestellschluss ist vorbei.',
  },
  play: async ({ canvas }) => {
    const error = canvas.getByText('Der Bestellschluss ist vorbei.');
    await expect(canvas.getByRole('group', { name: 'Trockenware' })).toHaveAccessibleDescription('Der Bestellschluss ist vorbei.');
    const [first] = canvas.getAllByRole('radio');
    await expect(error.compareDocumentPosition(first as HTMLElement) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    await expect(canvas.getAllByRole('group')).toHaveLength(1);
    await expect(canvas.getAllByText('am selben Tag')).toHaveLength(2);
    await expect(canvas.queryByText('Mo., 23.11.')).toBeNull();
  },
};

/** A single kind of goods: one plain choice. */
export const OneKind: Story = {
  args: { kinds: ['frozen'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Liefertag' })).toBeVisible();
  },
};
