import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { replaceLine, withoutLines } from '#domain/quickEntry/quickEntry.ts';
import { inOwnWindow } from '#kit/docs.ts';
import { buyerRules, noPricesRules } from '#tests/examples/product.ts';
import { quickRowsExample } from '#tests/examples/quickEntry.ts';
import { searchForExample } from '#tests/examples/quickEntrySearch.fixture.tsx';
import { QuickEntryDialog } from './QuickEntryDialog';

/** The dialog over a catalogue of a few products. */
function Entry({
  text: initial,
  isUnanswered = false,
  isOrderLimitReached = false,
  ...props
}: Partial<Parameters<typeof QuickEntryDialog>[0]> & { text: string; isUnanswered?: boolean; isOrderLimitReached?: boolean }) {
  const [text, setText] = useState(initial);
  const rows = quickRowsExample(text, { isUnanswered, isOrderLimitReached });
  return (
    <QuickEntryDialog
      isOpen
      displayRules={buyerRules}
      isLooking={false}
      hasLookupFailed={false}
      isWaiting={false}
      isAdding={false}
      hasAddFailed={false}
      addedCount={undefined}
      failedTexts={new Set()}
      fileProblem={undefined}
      onFile={fn()}
      onRetry={fn()}
      onClose={fn()}
      searchFor={searchForExample}
      onAdd={() => setText(withoutLines(text, new Set(rows.filter(({ state }) => state === 'ready').map(({ line }) => line))))}
      {...props}
      text={text}
      rows={rows}
      onText={setText}
      onMend={(row, mended) =>
        setText(mended === undefined ? withoutLines(text, new Set([row.line])) : replaceLine(text, row.line, mended))
      }
    />
  );
}

const meta = {
  title: 'Components/QuickEntry/QuickEntryDialog',
  component: Entry,
  tags: ['two-looks'],
  args: { text: '' },
  parameters: { docs: inOwnWindow },
} satisfies Meta<typeof Entry>;

export default meta;
type Story = StoryObj<typeof meta>;

const everyKind = [
  'Artikelnummer;Menge;Einheit',
  '104711;2;Laib',
  '104712;1;Packung',
  '104712;1,5;kg',
  '104711;1;Palette',
  '104712 Karton',
  '104712;0,33;Packung',
  '104713;3;Laib',
  '104714;1;',
  '104715;1;',
  '999999;2;Karton',
  '104711;100000;',
  '4711 12',
  'Butter wie immer',
].join('\n');

/** Empty: its purpose, and how to write lines. */
export const Empty: Story = {
  tags: ['visual'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Schnellerfassung' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Artikelnummer, Menge und Einheit/ })).toHaveFocus());
    await expect(dialog.getByRole('button', { name: 'Zeilen hinzufügen' })).toBeDisabled();
  },
};

/** Every kind of line: valid, valid with a remark, and each error. */
export const EveryReason: Story = {
  args: { text: everyKind },
  tags: ['visual'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('3 Zeilen bereit, 10 Zeilen zu klären')).toBeVisible());
    await expect(dialog.getByText('Bereits im Warenkorb: 2 Laib. Die Menge kommt dazu.')).toBeInTheDocument();
    await expect(dialog.getByText('1,5 kg ergibt 3 Packungen')).toBeInTheDocument();
    for (const reason of [
      'Diesen Artikel gibt es nicht in der Einheit „Palette“. Bitte wählen Sie:',
      'Es fehlt die Menge.',
      /geht nicht auf/,
      'Derzeit nicht verfügbar.',
      /104714 ist für Ihren Betrieb nicht freigeschaltet/,
      /104715 gehört nicht zum Sortiment dieser Messe/,
      'Die Artikelnummer 999999 ist nicht bekannt.',
      /^Mehr als 99\.999/,
      /lässt sich verschieden verstehen/,
      'In dieser Zeile steht keine Artikelnummer.',
    ])
      await expect(dialog.getByText(reason)).toBeInTheDocument();
  },
};

/** On the phone. */
export const Phone: Story = { args: { text: everyKind }, tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** Errors are corrected in their rows: a unit, a number, an amount, an interpretation, or the line is removed. */
export const Mending: Story = {
  args: { text: '104711 1 Palette\n999999 2\n104712\n4711 12\nButter\nTilsiter 3' },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: /^Artikelnummer, Menge und Einheit/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Laib' }));
    const [number] = dialog.getAllByRole('textbox', { name: 'Artikelnummer oder Name' });
    if (!number) throw new Error('There is no search');
    await userEvent.clear(number);
    await userEvent.type(number, '104712{Enter}');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Menge' }), '7{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: /^12\sLaib von 4711 Tilsiter$/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Zeile 5 verwerfen' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Bergkäse/ }));
    await waitFor(() =>
      expect(field).toHaveValue('1x 104711 LAI ← 104711 1 Palette\n104712 2\n7x 104712\n12x 4711 LAI\n104711 ← Tilsiter 3'),
    );
    await expect(dialog.getByRole('button', { name: '5 Zeilen hinzufügen' })).toBeEnabled();
  },
};

/** By keyboard the focus moves from a corrected line to the next one with an error, then back to the field. */
export const MendingByKeyboard: Story = {
  args: { text: '999999 2\n104711 1\n104712' },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: /^Artikelnummer, Menge und Einheit/ });
    await waitFor(() => expect(field).toHaveFocus());
    const number = dialog.getByRole('textbox', { name: 'Artikelnummer oder Name' });
    await userEvent.clear(number);
    await userEvent.type(number, '104712{Enter}');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Menge' })).toHaveFocus());
    await userEvent.keyboard('7{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** Ctrl+Enter adds from any focus; text in a row's field is applied first. */
export const AddedFromARow: Story = {
  args: { text: '104711 1\n104712' },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: /^Artikelnummer, Menge und Einheit/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(dialog.getByRole('textbox', { name: 'Menge' }), '7');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

/** Without the permission no price is shown. */
export const NoPrices: Story = {
  args: { text: '104711 2', displayRules: noPricesRules },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('2 Laib')).toBeVisible());
    await expect(screen.getByRole('dialog')).not.toHaveTextContent('€');
  },
};

/** Looking up. */
export const Looking: Story = { args: { text: '104711 2\n104712 3', isUnanswered: true, isLooking: true } };

/** Added before the look-up is finished: it will be once known. */
export const Waiting: Story = {
  args: { text: '104711 2\n104712 3', isUnanswered: true, isLooking: true, onAdd: fn() },
  render: function Render(args) {
    const [isWaiting, setWaiting] = useState(false);
    return (
      <Entry
        {...args}
        isWaiting={isWaiting}
        onAdd={() => {
          args.onAdd?.();
          setWaiting(true);
        }}
      />
    );
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: /^Artikelnummer, Menge und Einheit/ });
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(dialog.getByRole('button', { name: /hinzufügen$/ })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.keyboard('x');
    await expect(field).toHaveValue('104711 2\n104712 3x');
  },
};

/** The look-up failed: shown in place of the result, with a retry. */
export const LookupFailed: Story = {
  args: { text: '104711 2', isUnanswered: true, hasLookupFailed: true, onRetry: fn() },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
    await userEvent.click(within(dialog.getByRole('alert')).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Adding. */
export const Adding: Story = { args: { text: '104711 2', isAdding: true } };

/** Adding failed; all input is kept. */
export const AddFailed: Story = { args: { text: '104711 2', hasAddFailed: true } };

/** Some lines are in the cart; one failed, one needs correction. */
export const PartlyAdded: Story = { args: { text: '104711 2\n999999 1', addedCount: 5, failedTexts: new Set(['104711 2']) } };

/** A spreadsheet instead of a text file. */
export const WrongFile: Story = {
  args: { text: '', fileProblem: 'notText' },
  play: async () => {
    await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('Das ist keine Textdatei.'));
  },
};

/** The fair's order limit is reached: no line can be added. */
export const OrderLimit: Story = {
  args: { text: '104711 2', isOrderLimitReached: true },
  play: async () => {
    await waitFor(() =>
      expect(within(screen.getByRole('dialog')).getByText(/^Das Bestelllimit für diese Messe ist erreicht/)).toBeVisible(),
    );
  },
};

/** A thousand lines: the first are rendered, more on request, and unresolved ones can be filtered. */
export const ThousandLines: Story = {
  args: { text: Array.from({ length: 1_000 }, (_, index) => (index % 100 === 7 ? '999999 1' : `10471${(index % 2) + 1} 1`)).join('\n') },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('990 Zeilen bereit, 10 Zeilen zu klären')).toBeVisible());
    await expect(dialog.getAllByRole('button', { name: /verwerfen$/ })).toHaveLength(50);
    await userEvent.click(dialog.getByRole('button', { name: 'Weitere Zeilen zeigen (950)' }));
    await expect(dialog.getAllByRole('button', { name: /verwerfen$/ })).toHaveLength(100);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Nur Zeilen zeigen, die zu klären sind' }));
    await expect(dialog.getAllByRole('button', { name: /verwerfen$/ })).toHaveLength(10);
  },
};

/** Invalid lines stay; the focus returns to the field, since the button has nothing more to add. */
export const Added: Story = {
  args: { text: everyKind },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: /^Artikelnummer, Menge und Einheit/ });
    // The dialog focuses the field after opening; the button must not be pressed before.
    await waitFor(() => expect(field).toHaveFocus());
    dialog.getByRole('button', { name: '3 Zeilen hinzufügen' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByText(/^Noch keine Zeile bereit/)).toBeVisible();
    await expect(field).toHaveFocus();
  },
};
