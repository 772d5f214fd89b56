import { allTokens } from '#themes/allTokens.ts';
import { shopVariables, type ShopVariable } from '#themes/cssVariables.ts';
import { fontStacks, type FaceName } from '#themes/faces.ts';
import type { ThemeTokens } from '#themes/tokens.ts';
import { BoardPage, BoardSection, TokenTable } from './BoardSection';
import { customProperties } from './customProperties';
import styles from './TypeBoard.module.css';
import { shopValues } from '#themes/shopVariables.ts';

const names = Object.keys(shopVariables) as ShopVariable[];
const scale = names.filter((name) => /^--shop-font-size-\d+$/.test(name)).toReversed();
const settings = names.filter((name) => /^--shop-(font|figures)/.test(name) && !scale.includes(name));
const pixelsOf = (name: ShopVariable): number => Number(name.split('-').at(-1));
/** From here up the heading face is used. */
const smallestHeading = 16;

const prices = ['1.284,30 €', '77,40 €', '111,11 €', '9,00 €'];

function usersOf(face: FaceName, role: 'text' | 'heading'): string {
  return Object.values(allTokens)
    .filter(({ type }) => type[role] === face)
    .map(({ code }) => code)
    .join(' ');
}

/** Faces, sizes and figures of a look, and the faces of all of them. */
export function TypeBoard({ tokens }: { tokens: ThemeTokens }) {
  const values = shopValues(tokens, tokens.density);
  return (
    <BoardPage>
      <BoardSection
        title={`Type of ${tokens.title}`}
        intro="Seven sizes and no others. Headings take the heading face, everything else the text face; nothing is smaller than 12 px."
      >
        <TokenTable name="Sizes" columns={['Size', 'Heading face', 'Text face']}>
          {scale.map((name) => (
            <tr key={name} style={customProperties({ '--size': `var(${name})` })}>
              <td>
                <code>{name}</code>
                <div className={styles.meaning}>{shopVariables[name]}</div>
              </td>
              <td lang="de">{pixelsOf(name) >= smallestHeading && <span className={styles.heading}>Käse vom Berg</span>}</td>
              <td lang="de">
                <span className={styles.text}>Bergkäse 6 Monate gereift</span>
              </td>
            </tr>
          ))}
        </TokenTable>
      </BoardSection>
      <BoardSection title="Weights" intro="Hierarchy comes from weight and space before it comes from size.">
        <ul className={styles.weights} lang="de">
          {[400, 600, 700].map((weight) => (
            <li key={weight} style={customProperties({ '--weight': String(weight) })}>
              {weight} Lieferung Mittwoch
            </li>
          ))}
        </ul>
      </BoardSection>
      <BoardSection title="Figures" intro="All figures are of one width: sums line up and can be compared down the column.">
        <div className={styles.figures}>
          {prices.map((price) => (
            <span key={price}>{price}</span>
          ))}
        </div>
      </BoardSection>
      <BoardSection title="Measure">
        <p className={styles.measure} lang="de">
          Eine Zeile hat höchstens zweiundsiebzig Zeichen, dann findet das Auge den Anfang der nächsten. Mindestens sechs Monate im
          Felsenkeller gereift und von Hand gepflegt; kräftig im Geschmack, geschmeidig im Schnitt.
        </p>
      </BoardSection>
      <BoardSection title="Settings">
        <TokenTable name="Settings" columns={['Variable', 'Value', 'Meaning']}>
          {settings.map((name) => (
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
      <BoardSection
        title="Typefaces of all looks"
        intro="All are served by the shop itself; each has a local stand-in stretched to its measures, so that its arrival moves nothing."
      >
        <TokenTable name="Typefaces" columns={['Typeface', 'Sample', 'Text of', 'Headings of']}>
          {(Object.keys(fontStacks) as FaceName[]).map((face) => (
            <tr key={face} style={customProperties({ '--face': fontStacks[face] })}>
              <td>
                <code>{face}</code>
              </td>
              <td lang="de">
                <span className={styles.face}>Frühstücksspeck 12,90 €</span>
              </td>
              <td>{usersOf(face, 'text') || '–'}</td>
              <td>{usersOf(face, 'heading') || '–'}</td>
            </tr>
          ))}
        </TokenTable>
      </BoardSection>
    </BoardPage>
  );
}
