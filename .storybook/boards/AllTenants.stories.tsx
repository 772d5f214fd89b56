import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allTokens } from '../../src/themes/allTokens';
import { loadLookFaces } from '../../src/themes/tenants';
import { themeCodes, type ThemeCode } from '../../src/themes/themeCodes';
import type { Density, ThemeMode } from '../../src/themes/tokens';
import styles from './AllTenants.module.css';
import { LookPanel } from './LookPanel';
import { sampleParts, type SamplePart } from './sampleParts';

const allParts = Object.keys(sampleParts) as SamplePart[];

interface BoardProps {
  /** Which looks. */
  looks: readonly ThemeCode[];
  /** Which components. */
  parts: readonly SamplePart[];
  mode: ThemeMode;
  /** The toolbar's, unless it leaves it to each look. */
  density?: Density;
}

function Board({ looks, parts, mode, density }: BoardProps) {
  return (
    <div className={styles.board}>
      {themeCodes
        .filter((code) => looks.includes(code))
        .map((code) => (
          <section key={code} aria-labelledby={`${mode}-${code}`}>
            <h2 id={`${mode}-${code}`} className={styles.caption}>
              {code} · {allTokens[code].title}
            </h2>
            <LookPanel tokens={allTokens[code]} mode={mode} density={density}>
              <div className={styles.parts}>
                {allParts
                  .filter((part) => parts.includes(part))
                  .map((part) => {
                    const Sample = sampleParts[part];
                    return (
                      <div key={part} className={styles.part} data-part={part}>
                        <Sample />
                      </div>
                    );
                  })}
              </div>
            </LookPanel>
          </section>
        ))}
    </div>
  );
}

const meta = {
  title: 'Boards/All tenants',
  component: Board,
  // One picture shows every look, so it is shot in the contrasting tenants' frames only, never in all of them.
  tags: ['visual', 'once', '!autodocs'],
  args: { looks: themeCodes, parts: allParts, mode: 'light' },
  argTypes: {
    looks: { control: 'inline-check', options: themeCodes },
    parts: { control: 'inline-check', options: allParts },
    mode: { control: false },
    density: { control: false },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: {
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
          // Every look brings a search of its own; a page of the shop has one.
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
  },
  loaders: [
    async () => {
      await Promise.all(Object.values(allTokens).map(loadLookFaces));
      return {};
    },
  ],
  render: (args, { globals }) => (
    <Board {...args} {...(globals['density'] === 'tenant' ? {} : { density: globals['density'] as Density })} />
  ),
  play: async ({ args, canvasElement }) => {
    const panels = [...canvasElement.querySelectorAll<HTMLElement>('[data-look]')];
    await expect(panels.map((panel) => panel.dataset['look'])).toEqual(args.looks);
    // Each wears its own clothes and not those of the page round it.
    for (const panel of panels) {
      const { palettes, shape } = allTokens[panel.dataset['look'] as ThemeCode];
      const worn = getComputedStyle(panel);
      await expect(worn.getPropertyValue('--mui-palette-primary-main').trim()).toBe(palettes[args.mode].primary.main);
      await expect(worn.getPropertyValue('--shop-radius').trim()).toBe(`${shape.radius}px`);
    }
  },
} satisfies Meta<typeof Board>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All looks by day. Choose looks and components in the controls, density in the toolbar. */
export const Light: Story = {};

/** The same by night: palettes of their own, not inversions. */
export const Dark: Story = { args: { mode: 'dark' } };
