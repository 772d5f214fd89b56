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
