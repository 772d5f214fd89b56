import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { suggestionExamples } from '#tests/examples/shell.ts';
import { LinkContext } from '#kit/link/linkContext.ts';
import { SearchBox } from './SearchBox';

const navigate = fn();

/** Suggestions as soon as something is typed. */
function Typed(props: React.ComponentProps<typeof SearchBox>) {
  const [text, setText] = useState('');
  return (
    <SearchBox
      {...props}
      suggestions={text === '' ? undefined : props.suggestions}
      onType={(next) => {
        setText(next);
        props.onType(next);
      }}
    />
  );
}

/** The list of a search for "reis", which arrives when the button is pressed. */
function ListToCome(props: React.ComponentProps<typeof SearchBox>) {
  const [query, setQuery] = useState('');
  return (
    <>
      <Typed {...props} query={query} />
      <button
        type="button"
        style={{ minHeight: 32, marginTop: 400 }}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setQuery('reis')}
      >
        Liste kommt
      </button>
    </>
  );
}

const meta = {
  title: 'Components/Shell/SearchBox',
  component: SearchBox,
  tags: ['two-looks'],
  args: { query: '', suggestions: suggestionExamples, onType: fn(), onSearch: fn(), onFollow: fn() },
  render: (args) => <Typed {...args} />,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (StoryOfBox) => (
      <LinkContext value={{ navigate }}>
        <div style={{ minHeight: 420, padding: 16, background: 'var(--shop-header-background)' }}>
          <div style={{ maxWidth: 560 }}>
            <StoryOfBox />
          </div>
        </div>
      </LinkContext>
    ),
  ],
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed. */
export const Empty: Story = {
  tags: ['visual', 'three-looks'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Artikel suchen', expanded: false })).toHaveValue('');
  },
};

/** The query of the address. */
export const WithQuery: Story = { args: { query: 'bergkäse' } };

/** No exact hit: the suggestions are headed as similar. */
export const OnlySimilar: Story = {
  args: { suggestions: { ...suggestionExamples, isOnlySimilar: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'hellmanns');
    await expect(await canvas.findByText('Nichts Genaues. Ähnlich:')).toBeVisible();
  },
};

/** Opened by its icon on the phone: the last search is selected, so that typing replaces it. */
export const Opened: Story = {
  args: { query: 'bergkäse', takesFocus: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('reis');
    await expect(box).toHaveValue('reis');
    // It is open only once its list is there.
    await expect(await canvas.findByRole('combobox', { expanded: true })).toHaveAttribute('aria-controls', canvas.getByRole('listbox').id);
  },
};

/** In a fair the hint names it. */
export const Fair: Story = { args: { name: 'In der Messe suchen' } };

/** Typing opens the list; the arrow keys walk through it while the field names the active option; Enter follows it. */
export const Suggesting: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'käse');
    await canvas.findByRole('listbox', { name: 'Vorschläge' });
  },
};

/** Interactions; the previous story has the picture. */
export const SuggestingInUse: Story = {
  ...Suggesting,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    navigate.mockClear();
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'käse');
    await expect(args.onType).toHaveBeenLastCalledWith('käse');
    await canvas.findByRole('listbox', { name: 'Vorschläge' });
    await expect(canvas.getAllByRole('option')).toHaveLength(7);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Käse274');
    await expect(box).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { selected: true }).id);
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/search?category=31');
    await expect(args.onFollow).toHaveBeenCalled();
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** The empty field offers popular searches, and again when the text is deleted; Escape closes it. */
export const Popular: Story = {
  tags: ['visual'],
  args: {
    beforeTyping: {
      terms: ['Milch', 'Butter', 'Erdäpfel'].map((label, place) => ({ key: `term-${place}`, label, href: `/search?query=${label}` })),
      categories: [],
      products: [],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const often = within(await canvas.findByRole('group', { name: 'Oft gesucht' }));
    await expect(often.getAllByRole('option').map((option) => option.textContent)).toEqual(['Milch', 'Butter', 'Erdäpfel']);
  },
};

/** Interactions; the previous story has the picture. */
export const PopularInUse: Story = {
  ...Popular,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await canvas.findByRole('group', { name: 'Oft gesucht' });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('k');
    await expect(canvas.queryByRole('group', { name: 'Oft gesucht' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Backspace}');
    await expect(await canvas.findByRole('group', { name: 'Oft gesucht' })).toBeVisible();
  },
};

/** Enter without a choice asks for the whole result. */
export const WholeResult: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '  reis {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('reis');
  },
};

/** The user types before the last search's list has arrived: the typed text and its suggestions stay. */
export const TypedMeanwhile: Story = {
  tags: ['!autodocs'],
  render: (args) => <ListToCome {...args} />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    const arrive = () => userEvent.click(canvas.getByRole('button', { name: 'Liste kommt' }));
    await userEvent.type(box, 'reis{Enter}');
    await userEvent.type(box, '{Control>}a{/Control}käse');
    await arrive();
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue('käse');
    await expect(await canvas.findByRole('listbox')).toBeVisible();
  },
};

/** Escape first closes the list, then clears the text. */
export const Escape: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'käse');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(box).toHaveValue('käse');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
  },
};
