import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { daysExample, lookedAtExample } from '../examples/order';
import { KindDays } from './KindDays';

const meta = {
  title: 'Components/Checkout/KindDays',
  component: KindDays,
  args: {
    kinds: ['dry', 'fresh', 'frozen'],
    days: daysExample.slice(0, 4),
    chosen: {},
    chosenKinds: [],
    errorOf: () => undefined,
    today: '2026-11-23',
    now: lookedAtExample,
    onChange: fn(),
  },
} satisfies Meta<typeof KindDays>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing chosen yet: one choice does for all kinds. */
export const ThreeKinds: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Trockenware' })).toBeVisible();
    await expect(canvas.getAllByText('am selben Tag')).toHaveLength(2);
  },
};

/** What can be done there; its picture is the story before it. */
export const ThreeKindsInUse: Story = {
  ...ThreeKinds,
  tags: [],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(within(canvas.getByRole('group', { name: 'Tiefkühlware' })).getByRole('radio', { name: /^Sa\., 28\.11\./ })).toBeChecked();
  },
};

/** What can be done there; its picture is the story before it. */
export const OwnDayInUse: Story = {
  ...OwnDay,
  tags: [],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(within(canvas.getByRole('group', { name: 'Tiefkühlware' })).getByRole('radio', { name: /^Sa\., 28\.11\./ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Anderer Tag für Frischware' }));
    await userEvent.click(within(canvas.getByRole('group', { name: 'Frischware' })).getByRole('radio', { name: /^Di\., 24\.11\./ }));
    await expect(args.onChange).toHaveBeenCalledWith('fresh', '2026-11-24');
  },
};

/** Only one kind of goods: one plain choice. */
export const OneKind: Story = {
  args: { kinds: ['frozen'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Liefertag' })).toBeVisible();
  },
};
