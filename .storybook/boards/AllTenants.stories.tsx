import type { Meta, StoryObj } from '@storybook/react-vite';
import { allTokens } from '#themes/allTokens.ts';
import { themeCodes, type ThemeCode } from '#themes/themeCodes.ts';
import type { Density, ThemeMode } from '#themes/tokens.ts';
import styles from './AllTenants.module.css';
import { boardAccessibility, expectOwnLooks, loadEveryFace, LooksBoard } from './LooksBoard';
import { sampleParts, type SamplePart } from './sampleParts';

const allParts = Object.keys(sampleParts) as SamplePart[];

interface BoardProps {
  /** The looks. */
  looks: readonly ThemeCode[];
  /** The components. */
  parts: readonly SamplePart[];
  mode: ThemeMode;
  /** The toolbar's, unless it leaves it to each look. */
  density?: Density;
}

function Board({ looks, parts, mode, density }: BoardProps) {
  return (
    <LooksBoard
      isWide
      looks={themeCodes.filter((code) => looks.includes(code))}
      mode={mode}
      density={density}
      captionOf={(code) => allTokens[code].title}
    >
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
    </LooksBoard>
  );
}

const meta = {
  title: 'Boards/All tenants',
  component: Board,
  tags: ['visual', '!autodocs'],
  args: { looks: themeCodes, parts: allParts, mode: 'light' },
  argTypes: {
    looks: { control: 'inline-check', options: themeCodes },
    parts: { control: 'inline-check', options: allParts },
    mode: { control: false },
    density: { control: false },
  },
  // Every look brings a search of its own; a page of the shop has one.
  parameters: { layout: 'fullscreen', a11y: boardAccessibility('landmark-unique') },
  loaders: [loadEveryFace],
  render: (args, { globals }) => (
    <Board {...args} {...(globals['density'] === 'tenant' ? {} : { density: globals['density'] as Density })} />
  ),
  play: ({ args, canvasElement }) => expectOwnLooks(canvasElement, args.looks, args.mode),
} satisfies Meta<typeof Board>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All looks by day. Choose looks and components in the controls, density in the toolbar. */
export const Light: Story = {};

/** The same by night: palettes of their own, not inversions. */
export const Dark: Story = { args: { mode: 'dark' } };
