import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { pictureExample } from '#tests/examples/product.ts';
import { suggestionExamples } from '#tests/examples/shell.ts';
import { SuggestionList } from './SuggestionList';

const meta = {
  title: 'Components/Shell/SuggestionList',
  component: SuggestionList,
  args: {
    id: 'suggestions',
    suggestions: suggestionExamples,
    typed: 'käse',
    activeKey: undefined,
    optionId: (key) => `option-${key}`,
    onFollow: fn(),
  },
  decorators: [
    (StoryOfList) => (
      <div style={{ position: 'relative', width: 560, maxWidth: '100%', minHeight: 420 }}>
        <StoryOfList />
      </div>
    ),
  ],
} satisfies Meta<typeof SuggestionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words, categories with their counts, and products; the typed text is set off in each. */
export const AllGroups: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(7);
    await expect(canvas.getByRole('group', { name: 'Kategorien' })).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: /Schnittkäse/ }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};

/** The arrow keys have reached a category: its line is tinted, while the focus stays in the field. */
export const Active: Story = {
  args: { activeKey: 'category-0' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Käse274');
  },
};

/** Before any text is typed: the user's saved searches, and popular ones. */
export const Saved: Story = {
  args: {
    typed: '',
    activeKey: 'saved-1',
    suggestions: {
      saved: ['Milch in Aktion', 'Bio aus der EU und anderswo, für das Frühstücksbuffet und mehr'].map((label, place) => ({
        key: `saved-${place}`,
        label,
        href: `/search?query=${place}`,
      })),
      terms: suggestionExamples.terms,
      categories: [],
      products: [],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Gespeicherte Suchen' });
    await expect(within(group).getAllByRole('option')).toHaveLength(2);
    await expect(within(group).getByRole('option', { selected: true })).toHaveTextContent('Bio aus der EU');
    await expect(canvas.getByRole('group', { name: 'Oft gesucht' })).toBeVisible();
    await userEvent.click(within(group).getByRole('option', { name: 'Milch in Aktion' }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};

/** Products only, with their pictures. */
export const ProductsOnly: Story = {
  args: {
    suggestions: {
      terms: [],
      categories: [],
      products: suggestionExamples.products.map((product) => ({ ...product, picture: pictureExample })),
    },
  },
};
