import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../feedback/EmptyState';
import { ListSkeleton } from './ListSkeleton';
import { ListStates } from './ListStates';

const refetch = fn();
const reading = { data: ['Butter', 'Käse'], isError: false, error: null, isFetching: false, isPlaceholderData: false, refetch };

const meta = {
  title: 'Kit/List/ListStates',
  component: ListStates,
  args: {
    reading,
    isEmpty: false,
    failed: 'Die Einträge konnten nicht geladen werden.',
    skeleton: <ListSkeleton rows={3} />,
    empty: <EmptyState title="Noch keine Einträge" />,
    children: (
      <ul>
        <li>Butter</li>
        <li>Käse</li>
      </ul>
    ),
  },
} satisfies Meta<typeof ListStates>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The entries. */
export const Entries: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvasElement.querySelector('[aria-busy]')).toBeNull();
  },
};

/** Entries of the previous page until the next arrives. */
export const Stale: Story = {
  tags: ['visual'],
  args: { reading: { ...reading, isPlaceholderData: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').parentElement).toHaveAttribute('aria-busy', 'true');
  },
};

/** Loading. */
export const Loading: Story = {
  args: { reading: { ...reading, data: undefined, isFetching: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /Wird geladen/ })).toBeVisible();
  },
};

/** Empty. */
export const Empty: Story = {
  args: { reading: { ...reading, data: [] }, isEmpty: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch keine Einträge')).toBeVisible();
  },
};

/** Loading failed: a code to read out, and a retry. */
export const Failed: Story = {
  args: { reading: { ...reading, data: undefined, isError: true, error: new Error('No answer') } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Die Einträge konnten nicht geladen werden.*Code [0-9A-Z]{4}-[0-9A-Z]{2}/);
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(refetch).toHaveBeenCalledOnce();
  },
};
