import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../feedback/EmptyState';
import { ListSkeleton } from '../list/ListSkeleton';
import { PageFrame } from './PageFrame';
import { QueryScreen, type ScreenReading } from './QueryScreen';

const refetch = fn();
const reading: ScreenReading<string> = { data: undefined, error: null, isFetching: true, refetch };
const read = { ...reading, data: 'Wochenbestellung', isFetching: false };
const failed = { ...reading, error: new Error('lost'), isFetching: false };

const meta = {
  title: 'Kit/Page/QueryScreen',
  component: QueryScreen<string>,
  args: {
    reading,
    skeleton: <ListSkeleton rows={3} />,
    failed: 'Die Vorlage konnte nicht geladen werden.',
    missing: <EmptyState title="Diese Vorlage gibt es nicht" />,
    frame: (state) => <PageFrame title="Vorlage">{state}</PageFrame>,
    children: (name) => <p>{name}</p>,
  },
} satisfies Meta<typeof QueryScreen<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Loaded; the content brings its own heading. */
export const Shown: Story = {
  args: { reading: read },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wochenbestellung')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** Loading: the heading is already there. */
export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Vorlage' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: /Wird geladen/ })).toBeVisible();
  },
};

/** Failed, with a retry. */
export const Failed: Story = {
  args: { reading: failed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Vorlage konnte nicht geladen werden.');
    await userEvent.click(canvas.getByRole('button'));
    await expect(refetch).toHaveBeenCalledOnce();
  },
};

/** Missing: no retry is offered, since it wouldn't help. */
export const Missing: Story = {
  args: { reading: failed, isMissing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Diese Vorlage gibt es nicht')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Loaded data stay if a refresh fails; a screen whose data age says so. */
export const Outdated: Story = {
  args: { reading: { ...failed, data: 'Wochenbestellung' }, outdated: 'Es ist nicht der neueste Stand.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Es ist nicht der neueste Stand.');
    await expect(canvas.getByText('Wochenbestellung')).toBeVisible();
  },
};
