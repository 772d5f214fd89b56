import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { candidatesExample } from '#tests/examples/quickEntrySearch.fixture.tsx';
import { QuickEntrySearch } from './QuickEntrySearch';

const meta = {
  title: 'Components/QuickEntry/QuickEntrySearch',
  component: QuickEntrySearch,
  args: {
    value: 'Bergkäse',
    candidates: candidatesExample,
    isLooking: false,
    hasFailed: false,
    onType: fn(),
    onNumber: fn(),
    onRetry: fn(),
  },
  argTypes: { candidates: { control: false } },
} satisfies Meta<typeof QuickEntrySearch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Candidates for the words, recent purchases first. Enter chooses nothing; a press does. */
export const Found: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const names = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(names).toEqual(['Bergkäse 6 Monate gereift 104711zuletzt bestellt am Do., 12.11.2026', 'Alpenbutter, Rolle 104712']);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Artikelnummer oder Name' }), '{Enter}');
    await expect(args.onNumber).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^Alpenbutter/ }));
    await expect(args.onNumber).toHaveBeenLastCalledWith('104712');
  },
};

/** A number is used as it is, also in groups. */
export const Number: Story = {
  args: { value: '104 711', candidates: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Übernehmen' }));
    await expect(args.onNumber).toHaveBeenLastCalledWith('104711');
  },
};

/** Near matches have a heading of their own. */
export const Similar: Story = {
  args: { candidates: candidatesExample.map((candidate) => ({ ...candidate, isSimilar: true })) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Nichts Genaues. Ähnlich:')).toBeVisible();
    const [first] = within(canvas.getByRole('list', { name: 'Nichts Genaues. Ähnlich:' })).getAllByRole('button');
    await expect(args.onNumber).not.toHaveBeenCalled();
    await userEvent.click(first as HTMLElement);
    await expect(args.onNumber).toHaveBeenCalledOnce();
  },
};

/** Loading. */
export const Looking: Story = { args: { candidates: [], isLooking: true } };

/** No match. */
export const Nothing: Story = {
  args: { candidates: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Dazu wurde nichts gefunden/)).toBeVisible();
  },
};

/** The search failed, with a retry; a number can be typed nevertheless. */
export const Failed: Story = {
  args: { candidates: [], hasFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
