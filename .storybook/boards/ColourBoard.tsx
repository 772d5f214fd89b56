import type { ThemeMode, ThemeTokens } from '#themes/tokens.ts';
import { BoardPage, BoardSection, TokenTable } from './BoardSection';
import { customProperties } from './customProperties';
import styles from './ColourBoard.module.css';
import { colourGroups, verdictOf, type PaletteColour } from './colourMeasures';
import { CopyButton } from './CopyButton';
import { VerdictLine } from './VerdictLine';

const titles: Readonly<Record<string, string>> = {
  neutral: 'Neutral scale',
  background: 'Backgrounds',
  text: 'Words',
  primary: 'Primary',
  secondary: 'Secondary',
  sale: 'Sale',
  success: 'Success',
  warning: 'Warning',
  error: 'Error',
  info: 'Info',
  header: 'Header',
  illustration: 'Illustrations',
  lines: 'Lines and focus',
};

const columns = ['Colour', 'Value', 'Contrast', 'Verdict'];
const tileSteps = [0, 45, 90, 135, 180, 225, 270, 315];

function ColourRow({ colour: { variable, value, meaning, measure } }: { colour: PaletteColour }) {
  const { against, ratio, verdict, isEnough } = measure;
  return (
    <tr>
      <td className={styles.colour}>
        <span
          className={styles.swatch}
          data-variable={variable}
          data-value={value}
          style={customProperties({ '--swatch': `var(${variable})`, '--against': `var(${against})` })}
        >
          <span className={styles.against} />
        </span>
        <CopyButton text={`var(${variable})`}>{variable}</CopyButton>
        {meaning !== undefined && <span className={styles.meaning}>{meaning}</span>}
      </td>
      <td className={styles.value}>
        <CopyButton text={value}>{value}</CopyButton>
      </td>
      <td className={styles.ratio}>
        <strong>{ratio.toFixed(1)} : 1</strong>
        <span className={styles.meaning}>with {against.replace('--mui-palette-', '')}</span>
      </td>
      <td className={isEnough ? styles.verdict : styles.tooLow}>{verdict}</td>
    </tr>
  );
}

/** The colours of a mode that a designer chooses, by the names that the look's file has for them. */
function seedsOf(tokens: ThemeTokens, mode: ThemeMode): readonly (readonly [string, string])[] {
  const { header, ...colours } = tokens[mode];
  return [...Object.entries(colours), ...Object.entries(header).map(([name, value]) => [`header ${name}`, String(value)] as const)];
}

interface BoardProps {
  tokens: ThemeTokens;
  mode: ThemeMode;
}

/** Every colour of a look in one mode, with the contrast it has where it has least. */
export function ColourBoard({ tokens, mode }: BoardProps) {
  return (
    <BoardPage>
      <BoardSection
        title={`Colours of ${tokens.title}, ${mode}`}
        intro="The ratio is the lowest among all colours it may meet, and the dot in the swatch is that colour. Words need 4.5 : 1, edges and signs 3 : 1; where nothing is asked, the verdict says what the colour is good for. A press on a name or a value copies it."
      >
        <VerdictLine {...verdictOf(tokens.palettes[mode])} />
      </BoardSection>
      <BoardSection title="Seeds" intro="What is chosen by hand for this mode. Everything below follows from it.">
        <ul className={styles.seeds}>
          {seedsOf(tokens, mode).map(([name, value]) => (
            <li key={name}>
              <span className={styles.seed} style={customProperties({ '--swatch': value })} />
              <span className={styles.meaning}>{name}</span>
              <CopyButton text={value}>{value}</CopyButton>
            </li>
          ))}
        </ul>
      </BoardSection>
      {colourGroups(tokens.palettes[mode]).map(({ name, colours }) => (
        <BoardSection key={name} title={titles[name] ?? name}>
          {name === 'neutral' && (
            <ul className={styles.strip} aria-label="Neutral scale, at a glance">
              {Object.entries(tokens.palettes[mode].neutral).map(([step]) => (
                <li
                  key={step}
                  className={styles.step}
                  style={customProperties({ '--swatch': `var(--mui-palette-grey-${step})` })}
                  title={step}
                />
              ))}
            </ul>
          )}
          <TokenTable name={titles[name] ?? name} columns={columns}>
            {colours.map((colour) => (
              <ColourRow key={colour.variable} colour={colour} />
            ))}
          </TokenTable>
        </BoardSection>
      ))}
      <BoardSection
        title="Product tiles"
        intro={
          <>
            A tile takes its hue from the category, starting at {tokens.categoryHue}°; lightness and chroma are the look’s, so that no tile
            shouts.
          </>
        }
      >
        <ul className={styles.strip} aria-label="Tiles by hue">
          {tileSteps.map((step) => (
            <li key={step} className={styles.tile} style={customProperties({ '--step': String(step) })}>
              +{step}°
            </li>
          ))}
        </ul>
      </BoardSection>
    </BoardPage>
  );
}
