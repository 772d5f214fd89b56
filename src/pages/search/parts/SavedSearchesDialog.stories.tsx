import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ComponentProps } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { withoutSearch, withSearch, withSearchAgain, type SavedSearch } from '#domain/search/savedSearch.ts';
import { inOwnWindow } from '#kit/docs.ts';
import { LinkContext } from '#kit/link/linkContext.ts';
import { SavedSearchesDialog } from './SavedSearchesDialog';

const saved: readonly SavedSearch[] = [
  { address: 'query=milch&prices=promotion', name: 'Milch in Aktion' },
  { address: 'category=31&sort=price-asc', name: 'Käse, günstigste zuerst' },
  { address: 'attributes=bio&originCountries=EU_NON_EU', name: 'Bio aus der EU und anderswo, für das Frühstücksbuffet' },
];

/** A device that stores everything unless it refuses. */
function Kept({ searches, onSave, onRemove, onRestore, ...props }: ComponentProps<typeof SavedSearchesDialog>) {
  const [kept, setKept] = useState(searches);
  const keep = (isKept: boolean, next: readonly SavedSearch[] | undefined) => {
    if (isKept && next) setKept(next);
    return isKept;
  };
  return (
    <SavedSearchesDialog
      {...props}
      searches={kept}
      onSave={(search) => keep(onSave(search), withSearch(kept, search))}
      onRemove={(search) => keep(onRemove(search), withoutSearch(kept, search.address))}
      onRestore={(search, place) => keep(onRestore(search, place), withSearchAgain(kept, search, place))}
    />
  );
}

const navigate = fn();

const meta = {
  title: 'Components/Search/SavedSearchesDialog',
  component: SavedSearchesDialog,
  parameters: { docs: inOwnWindow },
  args: {
    searches: saved,
    current: 'query=bergk%C3%A4se&attributes=bio',
    suggestion: 'bergkäse · Bio',
    isOpen: true,
    hrefOf: (address) => `/search?${address}`,
    onSave: fn(() => true),
    onSaved: fn(),
    onRemove: fn(() => true),
    onRestore: fn(() => true),
    onClose: fn(),
  },
  render: (args) => (
    <LinkContext value={{ navigate }}>
      <Kept {...args} />
    </LinkContext>
  ),
} satisfies Meta<typeof SavedSearchesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Gespeicherte Suchen' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const nameField = (part: ReturnType<typeof within>) => part.getByRole('textbox', { name: /^Name der Suche/ });
const names = ({ queryAllByRole }: ReturnType<typeof within>) => queryAllByRole('link').map((link: HTMLElement) => link.textContent);

/** An unsaved search, with a suggested name; the saved ones below. */
export const New: Story = {
  tags: ['visual', 'phone'],
  play: async () => {
    const dialog = await opened();
    await expect(nameField(dialog)).toHaveValue('bergkäse · Bio');
    await expect(dialog.getByText(/Nur auf diesem Gerät gespeichert/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Milch in Aktion' })).toHaveAttribute('href', '/search?query=milch&prices=promotion');
  },
};

/** Saved by Enter. */
export const NewInUse: Story = {
  ...New,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.clear(nameField(dialog));
    await userEvent.type(nameField(dialog), '  Käse fürs Buffet {Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ address: args.current, name: '  Käse fürs Buffet ' });
    await expect(args.onSaved).toHaveBeenCalledOnce();
    await expect(names(dialog)[0]).toBe('Käse fürs Buffet');
  },
};

/** A suggestion that arrives late, like a category's name, and doesn't replace input. */
function LateSuggestion(props: ComponentProps<typeof SavedSearchesDialog>) {
  const [suggestion, setSuggestion] = useState('');
  useEffect(() => {
    const suggest = ({ detail }: CustomEvent<string>) => setSuggestion(detail);
    window.addEventListener('suggest', suggest as EventListener);
    return () => window.removeEventListener('suggest', suggest as EventListener);
  }, []);
  return <Kept {...props} suggestion={suggestion} />;
}

/** Opened before the category's name is known: it is filled in unless the user types. */
export const LateName: Story = {
  tags: ['!dev', '!autodocs'],
  args: { current: 'category=32' },
  render: (args) => <LateSuggestion {...args} />,
  play: async ({ userEvent }) => {
    const dialog = await opened();
    const suggest = (detail: string) => window.dispatchEvent(new CustomEvent('suggest', { detail }));
    await expect(nameField(dialog)).toHaveValue('');
    suggest('Käse');
    await waitFor(() => expect(nameField(dialog)).toHaveValue('Käse'));
    await userEvent.clear(nameField(dialog));
    suggest('Käse und Wurst');
    await userEvent.type(nameField(dialog), 'Buffet');
    await expect(nameField(dialog)).toHaveValue('Buffet');
  },
};

/** Invalid names: empty, duplicate, too long, invisible. */
export const WrongNames: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    const field = nameField(dialog);
    const save = async (name: string) => {
      await userEvent.clear(field);
      if (name !== '') await userEvent.type(field, name);
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
      await expect(field).toHaveFocus();
    };
    await save('');
    await expect(field).toHaveAccessibleDescription('Bitte geben Sie der Suche einen Namen.');
    await save(' \u200b ');
    await expect(field).toHaveAccessibleDescription('Bitte geben Sie der Suche einen Namen.');
    await save('milch IN aktion');
    await expect(field).toHaveAccessibleDescription('So heißt schon eine andere gespeicherte Suche.');
    await save('x'.repeat(61));
    await expect(field).toHaveAccessibleDescription('61 von 60 Zeichen. Bitte kürzen Sie den Text um 1 Zeichen.');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(field).toHaveValue('x'.repeat(61));
  },
};

/** Saved already, in any sequence of filters: it can be renamed. */
export const Known: Story = {
  args: { current: 'prices=promotion&query=Milch&sort=name-asc' },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await expect(dialog.getByText(/^Diese Suche ist schon gespeichert: „Milch in Aktion“/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Milch in Aktion' })).toHaveAttribute('aria-current', 'page');
    await userEvent.clear(nameField(dialog));
    await userEvent.type(nameField(dialog), 'Milch{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ address: args.current, name: 'Milch' });
    await expect(names(dialog)).toEqual(['Milch', 'Käse, günstigste zuerst', saved[2]?.name]);
  },
};

/** The maximum is twenty: the user decides which one to remove. */
export const Full: Story = {
  args: { searches: Array.from({ length: 20 }, (_, place) => ({ address: `query=w${place}`, name: `Suche ${place + 1}` })) },
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await expect(dialog.getByText(/^Mehr als 20 Suchen lassen sich nicht speichern/)).toBeVisible();
    await expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Entfernen: Suche 7' }));
    await expect(nameField(dialog)).toHaveValue('bergkäse · Bio');
    await expect(dialog.getByRole('button', { name: 'Rückgängig: Suche 7 wieder speichern' })).toHaveFocus();
  },
};

/** The whole assortment can't be saved. */
export const NothingToSave: Story = {
  args: { current: undefined, suggestion: '' },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText(/^Suchen Sie etwas, wählen Sie eine Kategorie/)).toBeVisible();
    await expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** The first one. */
export const NoneSaved: Story = {
  args: { searches: [] },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.queryByRole('list')).not.toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Speichern' })).toBeVisible();
  },
};

/** The device refuses to store: shown in place, and input stays. */
export const Refused: Story = {
  args: { onSave: fn(() => false), onRemove: fn(() => false) },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Das ließ sich auf diesem Gerät nicht speichern');
    await expect(nameField(dialog)).toHaveValue('bergkäse · Bio');
    await expect(args.onSaved).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Entfernen: Milch in Aktion' }));
    await expect(dialog.getAllByRole('alert')).toHaveLength(2);
    await expect(names(dialog)).toHaveLength(3);
  },
};

/** One is renamed; Escape cancels that and leaves the dialog open. */
export const Renamed: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    const renaming = () => dialog.getByRole('button', { name: /^Umbenennen: (Käse|Alle Käse)/ });
    await userEvent.click(renaming());
    const [, field] = dialog.getAllByRole('textbox', { name: /^Name der Suche/ });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Weg{Escape}');
    await expect(renaming()).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}Alle Käse{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ address: 'category=31&sort=price-asc', name: 'Alle Käse' });
    await expect(args.onSaved).not.toHaveBeenCalled();
    await expect(renaming()).toHaveFocus();
    await expect(names(dialog)).toEqual(['Milch in Aktion', 'Alle Käse', saved[2]?.name]);
  },
};

/** Removed ones keep their places until the dialog closes, and are restored there. */
export const Removed: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Entfernen: Käse, günstigste zuerst' }));
    await expect(dialog.getByRole('button', { name: /^Rückgängig: Käse/ })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Entfernen: Milch in Aktion' }));
    await expect(names(dialog)).toEqual([saved[2]?.name]);
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 14))).toEqual([
      'Entfernt: Milc',
      'Entfernt: Käse',
      'Bio aus der EU',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: /^Rückgängig: Käse/ }));
    await expect(args.onRestore).toHaveBeenLastCalledWith(saved[1], 0);
    await expect(dialog.getByRole('link', { name: 'Käse, günstigste zuerst' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: /^Rückgängig: Milch/ }));
    await expect(names(dialog)).toEqual(saved.map(({ name }) => name));
  },
};

/** Names are text, whatever they contain; one without blanks breaks. */
export const HostileNames: Story = {
  args: {
    searches: [
      { address: 'query=a', name: '<img src=x onerror=alert(1)>' },
      { address: 'query=b', name: 'x'.repeat(60) },
      { address: 'query=c', name: '{count, plural, one {#} other {#}}' },
    ],
  },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('link', { name: '<img src=x onerror=alert(1)>' }));
    await expect(navigate).toHaveBeenLastCalledWith('/search?query=a');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
