import type { ThemeMode, ThemeTokens } from '#themes/tokens.ts';
import { BoardPage, BoardSection } from './BoardSection';
import { LookPanel } from './LookPanel';
import styles from './PackBoard.module.css';

/** A drawn product: its name and its picture as a document. */
export interface PackSample {
  readonly name: string;
  readonly svg: string;
}

interface PackBoardProps {
  tokens: ThemeTokens;
  /** Samples of each pack, by its name. */
  packs: readonly (readonly [pack: string, samples: readonly PackSample[]])[];
  /** The first products of some categories, by the category's name. */
  categories: readonly (readonly [category: string, samples: readonly PackSample[]])[];
}

const modes: readonly ThemeMode[] = ['light', 'dark'];
const addressOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

function Shot({ sample, size }: { sample: PackSample; size: number }) {
  return <img className={styles.shot} src={addressOf(sample.svg)} alt={sample.name} title={sample.name} width={size} height={size} />;
}

/** The mock catalogue's pack shots: every pack with different goods, and neighbours of a category, on light and dark pages. */
export function PackBoard({ tokens, packs, categories }: PackBoardProps) {
  return (
    <BoardPage>
      <BoardSection
        title="Packs and goods"
        intro="Drawn by a program for the mock catalogue. The pack follows from unit, content and kind of product, the label from the brand, the picture on it from the good. A backend’s photographs take their place in production."
      >
        {modes.map((mode) => (
          <LookPanel key={mode} tokens={tokens} mode={mode}>
            <ul className={styles.packs} aria-label={`Packs, ${mode}`}>
              {packs.map(([pack, samples]) => (
                <li key={pack}>
                  {samples.map((sample) => (
                    <Shot key={sample.name} sample={sample} size={96} />
                  ))}
                  <span>{pack}</span>
                </li>
              ))}
            </ul>
          </LookPanel>
        ))}
      </BoardSection>
      <BoardSection title="Neighbours" intro="The first products of a category at 64 px, as in a list: none looks like another.">
        {modes.map((mode) => (
          <LookPanel key={mode} tokens={tokens} mode={mode}>
            <ul className={styles.categories} aria-label={`Categories, ${mode}`}>
              {categories.map(([category, samples]) => (
                <li key={category}>
                  <span>{category}</span>
                  {samples.map((sample) => (
                    <Shot key={sample.name} sample={sample} size={64} />
                  ))}
                </li>
              ))}
            </ul>
          </LookPanel>
        ))}
      </BoardSection>
      <BoardSection title="Large" intro="As on the product page, 480 px.">
        <ul className={styles.packs}>
          {packs.slice(0, 4).map(([pack, [sample]]) => (
            <li key={pack}>{sample && <Shot sample={sample} size={480} />}</li>
          ))}
        </ul>
      </BoardSection>
    </BoardPage>
  );
}
