import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback } from 'react';
import { useArgs } from 'storybook/preview-api';
import { expect, fn, waitFor, within } from 'storybook/test';
import { draftOf } from '../editor/draft';
import { draftOfAddress, writeDraft } from '../editor/draftAddress';
import { exportsOf } from '../editor/exchange';
import { ThemeEditor } from '../editor/ThemeEditor';
import { allTokens } from '#themes/allTokens.ts';
import type { ThemeCode } from '#themes/themeCodes.ts';

interface EditorProps {
  /** The whole draft, as an address holds it; the toolbar's tenant without one. */
  draft: string;
  tenant: ThemeCode;
  addressOf?: () => string;
  onChange: (draft: string) => void;
}

function DraftEditor({ draft, tenant, addressOf, onChange }: EditorProps) {
  const look = allTokens[tenant];
  const read = draft === '' ? { draft: draftOf(look) } : draftOfAddress(draft);
  return (
    <ThemeEditor
      start={'draft' in read ? read.draft : draftOf(look)}
      problems={'problems' in read ? read.problems : []}
      assets={look.assets}
      onChange={onChange}
      {...(addressOf === undefined ? {} : { addressOf })}
    />
  );
}

const meta = {
  title: 'Foundations/Editor',
  component: DraftEditor,
  tags: ['!autodocs'],
  args: { draft: '', tenant: 'AL', onChange: fn() },
  argTypes: { tenant: { table: { disable: true } }, onChange: { table: { disable: true } }, addressOf: { table: { disable: true } } },
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    // Two looks on one page, each with a search of its own; a page of the shop has one.
    a11y: {
      config: {
        rules: ['region', 'page-has-heading-one', 'landmark-one-main', 'landmark-unique', 'heading-order'].map((id) => ({
          id,
          enabled: false,
        })),
      },
    },
  },
} satisfies Meta<typeof DraftEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A look's choices as fields, with a live preview. The address contains the whole draft. */
export const Editor: Story = {
  tags: ['!test'],
  render: function Kept(args, { globals }) {
    const [, update] = useArgs<EditorProps>();
    const keep = useCallback((draft: string) => update({ draft }), [update]);
    return <DraftEditor key={globals['tenant']} {...args} tenant={globals['tenant'] as ThemeCode} onChange={keep} />;
  },
};

const primaryOf = (panel: HTMLElement) =>
  getComputedStyle(panel.querySelector('[data-look]') ?? panel)
    .getPropertyValue('--mui-palette-primary-main')
    .trim();

/** A typed colour applies to the parts at once, is in the address, and is undone by Back. */
export const Drawn: Story = {
  tags: ['!dev'],
  args: { addressOf: () => 'about:blank' },
  play: async ({ args, canvas, userEvent }) => {
    const parts = canvas.getByRole('region', { name: 'Parts, light' });
    const before = primaryOf(parts);
    const [field] = canvas.getAllByRole('textbox', { name: 'Primary as text' });
    await userEvent.clear(field as HTMLElement);
    await userEvent.type(field as HTMLElement, '#5a2d82');
    await waitFor(() => expect(primaryOf(parts)).toBe('#5a2d82'));
    await waitFor(async () => {
      const [address] = (args.onChange as ReturnType<typeof fn>).mock.lastCall as [string];
      const read = draftOfAddress(address);
      await expect('draft' in read && read.draft.light.primary).toBe('#5a2d82');
    });
    await expect(canvas.getByText(/^Nearest look: /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(primaryOf(parts)).toBe(before));
    await expect(canvas.getByRole('button', { name: 'Redo' })).toBeEnabled();
  },
};

/** Words on a page of nearly their own colour: the verdict names each pair, and the fields keep the draft. */
export const Failing: Story = {
  tags: ['!dev'],
  args: { draft: writeDraft({ ...draftOf(allTokens.AL), light: { ...draftOf(allTokens.AL).light, ink: '#d0d6d0' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^✗ \d+ of \d+ pairs fail:$/)).toBeVisible();
    await expect(canvas.getByText(/^light: text-primary on background-paper: 1\.\d\d : 1 instead of 4.5 : 1$/)).toBeVisible();
  },
  // It shows illegible text on purpose.
  parameters: { a11y: { test: 'off' } },
};

/** A link that was cut says so, and begins with the toolbar's tenant. */
export const CutLink: Story = {
  name: 'Cut link',
  tags: ['!dev'],
  args: { draft: 'q1Zabc' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The address contains no complete draft.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(allTokens.AL.wordMark.name);
  },
};

/** Imported files: a look's own, and invalid ones with their reasons. */
export const Imported: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Import');
    const { 'GM.ts': text = '' } = exportsOf(draftOf(allTokens.GM), allTokens.GM.assets);
    await userEvent.upload(input, new File([text], 'GM.ts'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Mohngasse'));
    await userEvent.upload(input, new File([text.replace("'#b3261e'", "'red'")], 'XX.ts'));
    await expect(await canvas.findByText(/light\.sale: a colour is #rrggbb/)).toBeVisible();
    await expect(within(canvas.getByRole('group', { name: 'Name' })).getByRole('textbox', { name: 'Code' })).toHaveValue('GM');
  },
};

/** A whole screen in both modes: neither lies on the other, however little room there is. */
export const WholeScreen: Story = {
  tags: ['!dev'],
  args: { addressOf: () => 'about:blank' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), 'Cart');
    const [light, dark] = ['light', 'dark'].map((mode) =>
      canvas.getByRole('region', { name: `Cart, ${mode}` }).firstElementChild?.getBoundingClientRect(),
    );
    await expect(light?.width).toBeGreaterThan(700);
    await expect((dark?.left ?? 0) >= (light?.right ?? 0) || (dark?.top ?? 0) >= (light?.bottom ?? 0)).toBe(true);
  },
};

/** One brand colour and a letter make a whole look that is legible; one press takes each step back. */
export const FromOneColour: Story = {
  tags: ['!dev'],
  args: { addressOf: () => 'about:blank' },
  play: async ({ args, canvas, userEvent }) => {
    const parts = canvas.getByRole('region', { name: 'Parts, light' });
    const before = primaryOf(parts);
    const brand = canvas.getByRole('textbox', { name: 'Brand colour as text' });
    await userEvent.clear(brand);
    await userEvent.type(brand, '7a1f5');
    await expect(canvas.getByText(/A colour is # and six digits/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'From this colour' })).toBeDisabled();
    await userEvent.type(brand, 'c');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Header style' }), 'coloured');
    await userEvent.click(canvas.getByRole('button', { name: 'From this colour' }));
    await waitFor(() => expect(primaryOf(parts)).toBe('#7a1f5c'));
    await expect(canvas.getByText(/^✓ All \d+ pairs reach/)).toBeVisible();
    const [header] = canvas.getAllByRole('textbox', { name: 'Header as text' });
    await expect(header).toHaveValue('#7a1f5c');

    const letter = canvas.getByRole('textbox', { name: 'Letter' });
    await userEvent.type(letter, 'q');
    await waitFor(async () => {
      const [address] = (args.onChange as ReturnType<typeof fn>).mock.lastCall as [string];
      const read = draftOfAddress(address);
      await expect('draft' in read && read.draft.wordMark.symbol[0]?.d).toMatch(/^M16 2A14 14 0 1 1 16 30A14 14 0 1 1 16 2ZM/);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(primaryOf(parts)).toBe(before));
    // What was typed is still there.
    await expect(brand).toHaveValue('7a1f5c');
    await expect(letter).toHaveValue('q');
  },
};

/** A letter follows corners and heading face; a foreign letter and a drawing of other shapes are refused with what to do, and stay. */
export const OwnSymbol: Story = {
  tags: ['!dev'],
  args: { addressOf: () => 'about:blank' },
  play: async ({ args, canvas, userEvent }) => {
    const symbolOf = () => {
      const [address = ''] = ((args.onChange as ReturnType<typeof fn>).mock.lastCall ?? []) as [string?];
      const read = draftOfAddress(address);
      return 'draft' in read ? (read.draft.wordMark.symbol[0]?.d ?? '') : '';
    };
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Shape' }), 'square');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Letter' }), 'R');
    await waitFor(() => expect(symbolOf()).toMatch(/^M11 2H21A9 9/));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Corners, px' }), '4');
    await waitFor(() => expect(symbolOf()).toMatch(/^M5 2H27A3 3/));

    await userEvent.clear(canvas.getByRole('textbox', { name: 'Letter' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Letter' }), '&');
    await expect(canvas.getByText(/"&" is no letter of A to Z/)).toBeVisible();
    await expect(symbolOf()).toMatch(/^M5 2H27A3 3/);

    const drawing = canvas.getByRole('textbox', { name: /^Or a drawing/ });
    await userEvent.click(drawing);
    await userEvent.paste('<svg viewBox="0 0 64 64"><circle r="9"/></svg>');
    await expect(canvas.getByText(/^The symbol is as before. The drawing has <circle>/)).toBeVisible();
    await expect(drawing).toHaveValue('<svg viewBox="0 0 64 64"><circle r="9"/></svg>');
    await userEvent.clear(drawing);
    await userEvent.click(drawing);
    await userEvent.paste('<svg viewBox="0 0 64 64"><path d="M4 4H60V60H4Z"/></svg>');
    await waitFor(() => expect(symbolOf()).toBe('M2 2H30V30H2Z'));
    await expect(canvas.getByText('The drawing is the symbol.')).toBeVisible();
  },
};

/** A look that is too like another one: each button says what it gains, and the verdict then says the same. */
export const MoreDistinct: Story = {
  name: 'More distinct',
  tags: ['!dev'],
  args: { addressOf: () => 'about:blank', draft: writeDraft({ ...draftOf(allTokens.SP), code: 'XX' }) },
  play: async ({ canvas, userEvent }) => {
    const distanceNow = () => Number(/, (\d+) away/.exec(canvas.getByText(/^Nearest look: /).textContent)?.[1]);
    await expect(distanceNow()).toBe(0);
    const changes = within(canvas.getByRole('group', { name: 'What would make it more distinct' })).getAllByRole('button');
    await expect(changes.length).toBeGreaterThanOrEqual(2);
    await expect(changes.length).toBeLessThanOrEqual(4);
    const corners = canvas.getByRole('button', { name: /^Corners 12 → 0: \+\d+/ });
    const gain = Number(/\+(\d+)/.exec(corners.textContent)?.[1]);
    await userEvent.click(corners);
    await waitFor(() => expect(distanceNow()).toBe(gain));
    await expect(canvas.getByRole('combobox', { name: 'Corners, px' })).toHaveValue('0');
  },
};
