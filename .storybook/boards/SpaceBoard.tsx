import { Button } from '#kit/action/Button.tsx';
import { shopVariables, type ShopVariable } from '#themes/cssVariables.ts';
import { shopValues } from '#themes/shopVariables.ts';
import type { Density, ThemeTokens } from '#themes/tokens.ts';
import { BoardPage, BoardSection, TokenTable } from './BoardSection';
import { customProperties } from './customProperties';
import styles from './SpaceBoard.module.css';

const names = Object.keys(shopVariables) as ShopVariable[];
const startingWith = (...prefixes: readonly string[]) => names.filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
const spaces = startingWith('--shop-space-');
const radii = startingWith('--shop-radius');
const shadows = startingWith('--shop-shadow-');
const lines = startingWith('--shop-hairline', '--shop-edge', '--shop-focus-ring');
const densities: readonly Density[] = ['compact', 'regular', 'touch'];

interface SpaceBoardProps {
  tokens: ThemeTokens;
  /** The toolbar's choice. */
  density: Density | 'tenant';
}

/** Space, corners, heights, shadows and all other measures of a look. */
export function SpaceBoard({ tokens, density }: SpaceBoardProps) {
  const chosen = density === 'tenant' ? tokens.density : density;
  const values = shopValues(tokens, chosen);
  const byDensity = densities.map((each) => ({ density: each, values: shopValues(tokens, each) }));
  const heights = names.filter((name) => new Set(byDensity.map((each) => each.values[name])).size > 1);
  const drawn = new Set<ShopVariable>([...spaces, ...radii, ...shadows, ...lines, ...heights]);
  // Colours are on the colour board, faces and font sizes on the type board.
  const rest = names.filter(
    (name) => !drawn.has(name) && !/^--shop-(font|figures)/.test(name) && !values[name].startsWith('var(--mui-palette-'),
  );
  return (
    <BoardPage>
      <BoardSection
        title={`Space of ${tokens.title}`}
        intro="Steps of 4 px. Near things belong together: less space inside a group than between groups."
      >
        <TokenTable name="Space" columns={['Variable', 'Length']}>
          {spaces.map((name) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>
                <span className={styles.bar} style={customProperties({ '--length': `var(${name})` })} />
                {values[name]}
              </td>
            </tr>
          ))}
        </TokenTable>
      </BoardSection>
      <BoardSection
        title="Corners"
        intro={`Buttons: ${tokens.shape.button === 'pill' ? 'pills' : 'the same corners as fields and cards'}.`}
      >
        <ul className={styles.cards}>
          {radii.map((name) => (
            <li key={name} className={styles.card}>
              <span className={styles.corner} style={customProperties({ '--corner': `var(${name})` })} />
              <code>{name}</code>
              <span className={styles.meaning}>
                {values[name]}. {shopVariables[name]}
              </span>
            </li>
          ))}
        </ul>
      </BoardSection>
      <BoardSection
        title="Heights by density"
        intro={`Now ${chosen}${density === 'tenant' ? ', the look’s own' : ''}. On a touch screen (below 961 px) controls grow to fingers’ size whatever the density.`}
      >
        <TokenTable name="Heights" columns={['Variable', ...densities]}>
          {heights.map((name) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
                <div className={styles.meaning}>{shopVariables[name]}</div>
              </td>
              {byDensity.map((each) => (
                <td key={each.density} className={each.density === chosen ? styles.chosen : undefined}>
                  <span className={styles.height} style={customProperties({ '--length': each.values[name] })}>
                    {each.values[name]}
                  </span>
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <td>As a button</td>
            {byDensity.map((each) => (
              <td
                key={each.density}
                className={each.density === chosen ? styles.chosen : undefined}
                style={customProperties(Object.fromEntries(heights.map((name) => [name, each.values[name]])))}
              >
                <Button isInForm tone="primary" lang="de">
                  Bestellen
                </Button>
              </td>
            ))}
          </tr>
        </TokenTable>
      </BoardSection>
      <BoardSection title="Shadows" intro="Only what floats has a shadow.">
        <ul className={styles.cards}>
          {shadows.map((name) => (
            <li key={name} className={styles.card}>
              <span className={styles.floating} style={customProperties({ '--shadow': `var(${name})` })} />
              <code>{name}</code>
              <span className={styles.meaning}>{shopVariables[name]}</span>
            </li>
          ))}
        </ul>
      </BoardSection>
      <BoardSection title="Lines">
        <ul className={styles.cards}>
          {lines.map((name) => (
            <li key={name} className={styles.card}>
              <span className={styles.outlined} style={customProperties({ '--line': `var(${name})` })} />
              <code>{name}</code>
              <span className={styles.meaning}>{shopVariables[name]}</span>
            </li>
          ))}
        </ul>
      </BoardSection>
      <BoardSection title="Other measures">
        <TokenTable name="Other measures" columns={['Variable', 'Value', 'Meaning']}>
          {rest.map((name) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{values[name]}</td>
              <td>{shopVariables[name]}</td>
            </tr>
          ))}
        </TokenTable>
      </BoardSection>
    </BoardPage>
  );
}
