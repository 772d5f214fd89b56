import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { DietQuestionDialog } from './DietQuestionDialog';
import { eventExample } from '#components/allergens/exampleEvent.fixture.ts';

const [gluten, milk] = eventExample.diets;
if (!gluten || !milk) throw new Error('The event has no diets');
const cheese = { sku: '104711', name: 'Bergkäse 6 Monate gereift, Laib', broken: [{ diet: milk, verdict: 'contained' as const }] };
const mix = { sku: '105003', name: 'Grillwürzmischung', broken: [{ diet: gluten, verdict: 'undeclared' as const }] };

const meta = {
  title: 'Components/Allergens/DietQuestionDialog',
  component: DietQuestionDialog,
  parameters: { docs: inOwnWindow },
  args: { event: eventExample, products: [cheese], others: 0, onAnswer: fn() },
} satisfies Meta<typeof DietQuestionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  const opened = await screen.findByRole('dialog');
  await waitFor(() => expect(opened).toBeVisible());
  return within(opened);
};

/** One product: the focus is on Cancel, so that Enter alone adds nothing. */
export const One: Story = {
  play: async ({ userEvent, args }) => {
    const question = await dialog();
    await expect(question.getByText('Ohne Milch (Allergie, 1 Gast): enthalten')).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: 'Nicht hinzufügen' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith('none');
  },
};

/** Several of many lines: the others can go alone. */
export const Several: Story = {
  args: { products: [cheese, mix], others: 8 },
  tags: ['visual'],
  play: async () => {
    const question = await dialog();
    await expect(question.getByText('Ohne glutenhaltiges Getreide (Unverträglichkeit, 2 Gäste): keine Angabe')).toBeVisible();
  },
};

/** Each answer. */
export const SeveralInUse: Story = {
  args: { products: [cheese, mix], others: 8 },
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, args }) => {
    const question = await dialog();
    await userEvent.click(question.getByRole('button', { name: 'Nur die anderen 8 hinzufügen' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('rest');
    await userEvent.click(question.getByRole('button', { name: 'Trotzdem alles hinzufügen' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('all');
  },
};

/** On a phone a button that doesn't fit beside the others wraps as a whole. */
export const SeveralOnPhone: Story = {
  args: { products: [cheese, mix], others: 8 },
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const question = await dialog();
    const buttons = question.getAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Nicht hinzufügen',
      'Trotzdem alles hinzufügen',
      'Nur die anderen 8 hinzufügen',
    ]);
    for (const button of buttons) {
      const words = document.createRange();
      words.selectNodeContents(button);
      await expect(words.getClientRects()).toHaveLength(1);
    }
  },
};
