import { Pictogram } from '#kit/feedback/Pictogram.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { WordMark } from '#components/shell/WordMark.tsx';
import { allTokens } from '#themes/allTokens.ts';
import { themeCodes } from '#themes/themeCodes.ts';
import type { ThemeMode, ThemeTokens } from '#themes/tokens.ts';
import { BoardPage, BoardSection } from './BoardSection';
import { customProperties } from './customProperties';
import { entriesOf, iconMeanings, pictogramMeanings } from './iconMeanings';
import { LookPanel } from './LookPanel';
import styles from './SymbolBoard.module.css';

const faviconSizes = [16, 32, 64];
const symbolSizes = [128, 48, 24, 16];

function SymbolAt({ tokens, size }: { tokens: ThemeTokens; size: number }) {
  return (
    <li>
      <svg aria-hidden="true" viewBox="0 0 32 32" width={size} height={size}>
        {tokens.wordMark.symbol.map(({ d, tone }) => (
          <path key={d} d={d} fillRule="evenodd" className={styles[tone]} />
        ))}
      </svg>
      {size} px
    </li>
  );
}

function LookMarks({ tokens, mode, isChosen }: { tokens: ThemeTokens; mode: ThemeMode; isChosen: boolean }) {
  const { wordMark, assets, title, code } = tokens;
  return (
    <li className={styles.look} aria-current={isChosen || undefined}>
      <span className={styles.code}>
        {code}
        {isChosen && ' · chosen in the toolbar'}
      </span>
      <LookPanel tokens={tokens} mode={mode}>
        <div className={styles.header}>
          <WordMark mark={wordMark} />
        </div>
        <div className={styles.page}>
          <WordMark mark={wordMark} on="page" />
          <span className={styles.small}>
            <img src={assets.favicon} width={32} height={32} alt={`Favicon of ${title}`} />
            <img src={assets.missingImage} width={32} height={32} alt={`Stand-in of ${title}`} />
          </span>
        </div>
      </LookPanel>
    </li>
  );
}

interface BoardProps {
  tokens: ThemeTokens;
  mode: ThemeMode;
}

/** Symbol, word-mark and drawn files of the chosen look, the marks of all looks, and the shop's icons. */
export function SymbolBoard({ tokens, mode }: BoardProps) {
  const { wordMark, assets, palettes, title } = tokens;
  return (
    <BoardPage>
      <BoardSection
        title={`Symbol of ${title}`}
        intro="Drawn on a grid of 32 by 32 from filled outlines in one or two tones; it must still be told apart at 16 px."
      >
        <ul className={styles.sizes}>
          {symbolSizes.map((size) => (
            <SymbolAt key={size} tokens={tokens} size={size} />
          ))}
        </ul>
      </BoardSection>
      <BoardSection
        title="Word-mark and files"
        intro="In the shop the word-mark is text in the heading face. The files have outlined letters, for documents and mails."
      >
        <ul className={styles.files}>
          <li>
            <span className={styles.header}>
              <WordMark mark={wordMark} />
            </span>
            On the header
          </li>
          <li>
            <span className={styles.plate}>
              <WordMark mark={wordMark} on="page" />
            </span>
            On the page
          </li>
          <li>
            <span className={styles.plate} style={customProperties({ '--plate': palettes.light.background.paper })}>
              <img src={assets.logo} height={32} alt={`Logo of ${title}`} />
            </span>
            logo.svg
          </li>
          <li>
            <span className={styles.plate} style={customProperties({ '--plate': palettes.dark.background.paper })}>
              <img src={assets.logoOnDark} height={32} alt={`Logo of ${title} for dark backgrounds`} />
            </span>
            logo-on-dark.svg
          </li>
          <li>
            <span className={styles.plate}>
              {faviconSizes.map((size) => (
                <img key={size} src={assets.favicon} width={size} height={size} alt={`Favicon of ${title}, ${size} px`} />
              ))}
            </span>
            favicon.svg
          </li>
          <li>
            <span className={styles.plate}>
              <img src={assets.missingImage} width={64} height={64} alt={`Stand-in of ${title}`} />
            </span>
            missing-image.svg
          </li>
        </ul>
      </BoardSection>
      <BoardSection title={`All looks, ${mode}`} intro="On the header, on the page, as favicon and as the stand-in for a missing picture.">
        <ul className={styles.looks}>
          {themeCodes.map((code) => (
            <LookMarks key={code} tokens={allTokens[code]} mode={mode} isChosen={code === tokens.code} />
          ))}
        </ul>
      </BoardSection>
      <BoardSection
        title="Icons"
        intro="Filled in rows and buttons, lines in the frame, in the colour of the words beside them. An icon that stands alone has a name for screen readers."
      >
        <ul className={styles.icons}>
          {entriesOf(iconMeanings).map(([name, meaning]) => (
            <li key={name}>
              <Icon name={name} size="large" />
              <span>
                {meaning}
                <code>{name}</code>
              </span>
            </li>
          ))}
        </ul>
      </BoardSection>
      <BoardSection title="Pictograms" intro="For empty and failed screens, in the look’s three illustration colours.">
        <ul className={styles.icons}>
          {entriesOf(pictogramMeanings).map(([name, meaning]) => (
            <li key={name}>
              <Pictogram name={name} />
              <span>
                {meaning}
                <code>{name}</code>
              </span>
            </li>
          ))}
        </ul>
      </BoardSection>
    </BoardPage>
  );
}
