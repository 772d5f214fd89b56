import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FinderField, type FinderOption } from './FinderField';

const all: readonly FinderOption[] = [
  { key: '1', name: 'Butter 1 kg' },
  { key: '2', name: 'Bergkäse Laib' },
  { key: '3', name: 'Buttermilch 10 l' },
];
const choose = fn();

const enter = fn();

function Finder({
  note,
  error,
  isDisabled = false,
  isGuess = false,
}: {
  note?: string;
  error?: string;
  isDisabled?: boolean;
  isGuess?: boolean;
}) {
  const [typed, setTyped] = useState('');
  const options = typed === '' ? [] : all.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()));
  return (
    <div style={{ maxWidth: 420, minHeight: 220 }}>
      <FinderField
        label="Artikel hinzufügen"
        hint="Name oder Artikelnummer"
        error={error}
        isDisabled={isDisabled}
        value={typed}
        options={isGuess ? [] : options}
        similar={isGuess ? options : []}
        similarTitle="Nichts Genaues. Ähnlich:"
        onEarlyEnter={enter}
        note={note}
        render={({ name }) => name}
        onType={setTyped}
        onChoose={(option) => {
          setTyped('');
          choose(option.key);
        }}
      />
    </div>
  );
}

const meta = { title: 'Kit/Field/FinderField', component: Finder, tags: ['two-looks'] } satisfies Meta<typeof Finder>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (canvas: StoryContext['canvas']) => canvas.getByRole('combobox', { name: 'Artikel hinzufügen' });

/** Nothing is typed. */
export const Empty: Story = { tags: ['visual'] };

/** Finds and takes several by keyboard alone; the field is cleared and keeps the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    choose.mockClear();
    const field = fieldIn(canvas);
    await userEvent.type(field, 'but');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(choose).toHaveBeenLastCalledWith('3');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'berg{Enter}');
    await expect(choose).toHaveBeenLastCalledWith('2');
    await userEvent.type(field, 'but{Escape}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** Near matches have a heading: Enter takes none until an arrow key has marked one. */
export const OnlySimilar: Story = {
  args: { isGuess: true },
  play: async ({ canvas, userEvent }) => {
    choose.mockClear();
    enter.mockClear();
    const field = fieldIn(canvas);
    await userEvent.type(field, 'but');
    await expect(canvas.getByText('Nichts Genaues. Ähnlich:')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(enter).toHaveBeenCalledOnce();
    await expect(choose).not.toHaveBeenCalled();
    await expect(field).toHaveValue('but');
    await userEvent.hover(canvas.getByRole('option', { name: 'Butter 1 kg' }));
    await userEvent.keyboard('{Enter}');
    await expect(choose).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(choose).toHaveBeenLastCalledWith('3');
    await userEvent.type(field, 'berg{Escape}{Enter}');
    await expect(enter).toHaveBeenCalledTimes(3);
  },
};

/** A press takes an option. */
export const ByPress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(fieldIn(canvas), 'berg');
    await userEvent.click(canvas.getByRole('option', { name: 'Bergkäse Laib' }));
    await expect(choose).toHaveBeenLastCalledWith('2');
  },
};

/** No results. */
export const Nothing: Story = {
  args: { note: 'Kein Artikel gefunden.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(fieldIn(canvas), 'xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent('Kein Artikel gefunden.');
  },
};

/** The choice could not be used. */
export const WithError: Story = {
  args: { error: 'Der Artikel konnte nicht hinzugefügt werden.' },
  play: async ({ canvas }) => {
    await expect(fieldIn(canvas)).toHaveAccessibleDescription(/konnte nicht hinzugefügt werden/);
  },
};

/** Disabled. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(fieldIn(canvas)).toBeDisabled();
  },
};
