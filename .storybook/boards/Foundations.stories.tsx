import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import { allTokens } from '#themes/allTokens.ts';
import { shopVariables } from '#themes/cssVariables.ts';
import { deriveTokens } from '#themes/deriveTokens.ts';
import { useLook } from '#themes/look.ts';
import { loadLookFaces } from '#themes/tenants.ts';
import { themeCodes, type ThemeCode } from '#themes/themeCodes.ts';
import type { Density, ThemeMode, ThemeTokens } from '#themes/tokens.ts';
import { ColourBoard } from './ColourBoard';
import { SpaceBoard } from './SpaceBoard';
import { SymbolBoard } from './SymbolBoard';
import { TypeBoard } from './TypeBoard';

interface FoundationProps {
  /** The board. */
  board: 'colours' | 'illegible' | 'type' | 'space' | 'symbols';
  /** The toolbar's. */
  mode: ThemeMode;
  /** The toolbar's. */
  density: Density | 'tenant';
}

/** The look in one mode with another text colour, legible or not. */
function withInk(tokens: ThemeTokens, mode: ThemeMode, ink: string): ThemeTokens {
  const palette = { ...tokens.palettes[mode], text: { ...tokens.palettes[mode].text, primary: ink } };
  return { ...tokens, palettes: { ...tokens.palettes, [mode]: palette } };
}

function Foundation({ board, mode, density }: FoundationProps) {
  const tokens = deriveTokens(useLook());
  switch (board) {
    case 'colours':
      return <ColourBoard tokens={tokens} mode={mode} />;
    case 'illegible':
      return <ColourBoard tokens={withInk(tokens, mode, '#b9bdb9')} mode={mode} />;
    case 'type':
      return <TypeBoard tokens={tokens} />;
    case 'space':
      return <SpaceBoard tokens={tokens} density={density} />;
    case 'symbols':
      return <SymbolBoard tokens={tokens} mode={mode} />;
  }
}

const meta = {
  // Below a common root: a top-level title would come first, and the Storybook would open with it instead of the guide.
  title: 'Foundations/Look',
  component: Foundation,
  tags: ['!autodocs'],
  args: { board: 'colours', mode: 'light', density: 'tenant' },
  parameters: { controls: { disable: true } },
  loaders: [
    async () => {
      await Promise.all(Object.values(allTokens).map(loadLookFaces));
      return {};
    },
  ],
  render: (args, { globals }) => (
    <Foundation {...args} mode={globals['mode'] as ThemeMode} density={globals['density'] as Density | 'tenant'} />
  ),
} satisfies Meta<typeof Foundation>;

export default meta;
type Story = StoryObj<typeof meta>;

const colourOf = (value: string): string => {
  const probe = document.createElement('span');
  probe.style.color = value;
  return probe.style.color;
};

/** Every colour of the toolbar's tenant and mode, measured. */
export const Colours: Story = {
  play: async ({ canvas, canvasElement }) => {
    const swatches = [...canvasElement.querySelectorAll<HTMLElement>('[data-variable]')];
    await expect(swatches.length).toBeGreaterThan(70);
    // The variable exists and has the token's value, so stylesheets use the measured colour.
    const wrong = swatches.filter((swatch) => getComputedStyle(swatch).backgroundColor !== colourOf(swatch.dataset['value'] ?? ''));
    await expect(wrong.map((swatch) => swatch.dataset['variable'])).toEqual([]);
    await expect(canvas.queryAllByText(/✗/)).toEqual([]);
    await expect(canvas.getByText(/^✓ All \d{2,} pairs/)).toBeVisible();
    // Chosen colours come before derived ones.
    await expect(
      canvas
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent)
        .slice(1, 4),
    ).toEqual(['Seeds', 'Primary', 'Secondary']);
  },
};

/** A colour that can't be read: the page says on top which pairs fail, in colours of its own. */
export const Illegible: Story = {
  tags: ['!dev'],
  args: { board: 'illegible' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^✗ \d+ of \d+ pairs fail:$/)).toBeVisible();
    await expect(canvas.getByText('text-primary on background-paper: 1.90 : 1 instead of 4.5 : 1')).toBeVisible();
  },
};

/** A press on a value copies it, and says so. */
export const Copying: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals, userEvent }) => {
    const { primary } = allTokens[globals['tenant'] as ThemeCode][globals['mode'] as ThemeMode];
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getAllByRole('button', { name: primary })[0] as HTMLElement);
    await expect(await canvas.findByText('Copied')).toBeVisible();
    await expect(write).toHaveBeenCalledWith(primary);
  },
};

/** 1 rem is 16 px at every width, as in the shop, so that tokens give the drawn size; body text alone is larger on touch. */
async function expectSizes(canvas: StoryContext['canvas'], body: string): Promise<void> {
  await expect(getComputedStyle(document.documentElement).fontSize).toBe('16px');
  await expect(getComputedStyle(document.body).fontSize).toBe(body);
  const samples = within(canvas.getByRole('region', { name: 'Sizes' })).getAllByText('Bergkäse 6 Monate gereift');
  await expect(samples.map((sample) => getComputedStyle(sample).fontSize)).toEqual([
    '31px',
    '25px',
    '20px',
    '16px',
    '14px',
    '13px',
    '12px',
  ]);
}

/** Faces, sizes, weights and figures. */
export const Type: Story = {
  args: { board: 'type' },
  play: async ({ canvas }) => {
    await expectSizes(canvas, '14px');
    const table = within(canvas.getByRole('region', { name: 'Sizes' }));
    await expect(table.getAllByText(/^--shop-font-size-\d+$/).length).toBe(
      Object.keys(shopVariables).filter((name) => /size-\d+$/.test(name)).length,
    );
  },
};

/** The same on the phone. */
export const TypeOnPhone: Story = {
  name: 'Type on the phone',
  args: { board: 'type' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => expectSizes(canvas, '16px'),
};

/** Steps of space, corners, heights by density, shadows and all other measures. */
export const SpaceAndShape: Story = {
  name: 'Space and shape',
  args: { board: 'space' },
  play: async ({ canvas }) => {
    const heights = within(canvas.getByRole('region', { name: 'Heights' }));
    await expect(heights.getAllByRole('button', { name: 'Bestellen' }).map((button) => button.offsetHeight)).toEqual([32, 40, 48]);
  },
};

/** The chosen look's drawings large, the marks of all looks, and the icons. */
export const SymbolsAndLogos: Story = {
  name: 'Symbols and logos',
  args: { board: 'symbols' },
  play: async ({ globals, canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /^Favicon of .*[^x]$/ })).toHaveLength(themeCodes.length);
    await expect(canvas.getByText(`${globals['tenant']} · chosen in the toolbar`)).toBeVisible();
  },
};
