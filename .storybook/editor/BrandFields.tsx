import { useId, useState } from 'react';
import { brandSeeds } from './brandSeeds';
import { readDraft, type Draft } from './draft';
import styles from './DraftFields.module.css';
import { symbolShapes, type SymbolShape } from './letterSymbol';
import { symbolOfSvg } from './symbolOfSvg';
import type { useLetter } from './useLetter';

interface BrandFieldsProps {
  draft: Draft;
  letter: ReturnType<typeof useLetter>;
  /** Address of the draft's favicon, which shows the symbol. */
  favicon: string;
  /** Called with the changed draft and the name of the field. */
  onChange: (draft: Draft, field: string) => void;
}

/** `#rrggbb` in small letters out of what was typed, with or without its sign; undefined if it is no colour. */
function colourOf(text: string): string | undefined {
  const digits = text.trim().toLowerCase().replace(/^#/, '');
  return /^[0-9a-f]{6}$/.test(digits) ? `#${digits}` : undefined;
}

/** Applies a pasted drawing to a draft; the reasons if the drawing is no symbol. */
function withDrawing(draft: Draft, text: string): ReturnType<typeof readDraft> {
  const read = symbolOfSvg(text);
  if ('problems' in read) return read;
  const { isTile: _, ...wordMark } = draft.wordMark;
  return readDraft({ ...draft, wordMark: { ...wordMark, symbol: read.symbol } });
}

/** The quick way to a look: one brand colour, and a letter or a drawing as the symbol. What is typed stays in the fields in any case. */
export function BrandFields({ draft, letter: { letter, setLetter, draw, problem }, favicon, onChange }: BrandFieldsProps) {
  const [typed, setTyped] = useState<string>();
  const [drawing, setDrawing] = useState('');
  const [drawingMessage, setDrawingMessage] = useState('');
  const messageId = useId();
  const text = typed ?? draft.light.primaryFill ?? draft.light.primary;
  const brand = colourOf(text);
  const choose = (chosen: typeof letter) => {
    setLetter(chosen);
    setDrawingMessage('');
    if (chosen.text.trim() !== '') onChange(draw(draft, chosen), 'letter');
  };
  const paste = (pasted: string) => {
    setDrawing(pasted);
    if (pasted.trim() === '') return setDrawingMessage('');
    const read = withDrawing(draft, pasted);
    if ('draft' in read) onChange(read.draft, 'drawing');
    setDrawingMessage('draft' in read ? 'The drawing is the symbol.' : `The symbol is as before. ${read.problems.join(' ')}`);
  };
  return (
    <div className={styles.fields}>
      <fieldset>
        <legend>From one colour</legend>
        <div className={styles.field}>
          <label>
            <span>Brand colour</span>
            <input type="color" value={brand ?? '#000000'} onChange={({ target }) => setTyped(target.value)} />
          </label>
          <input
            aria-label="Brand colour as text"
            aria-invalid={brand === undefined}
            aria-describedby={brand === undefined ? messageId : undefined}
            className={styles.hex}
            value={text}
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {brand === undefined && (
          <output id={messageId} className={styles.problem}>
            A colour is # and six digits of 0 to 9 and a to f, such as #7a1f5c.
          </output>
        )}
        <button
          type="button"
          className={styles.wide}
          disabled={brand === undefined}
          onClick={() => brand !== undefined && onChange(draw({ ...draft, ...brandSeeds(brand, draft.headerStyle) }, letter), 'brand')}
        >
          From this colour
        </button>
        <small>Makes all colours of both modes, for the chosen header style. Each can be changed below, and undone.</small>
      </fieldset>
      <fieldset>
        <legend>Symbol</legend>
        <label className={styles.field}>
          <span>Letter</span>
          <input
            value={letter.text}
            maxLength={2}
            aria-invalid={problem !== ''}
            onChange={({ target }) => choose({ ...letter, text: target.value })}
          />
        </label>
        <label className={styles.field}>
          <span>Shape</span>
          <select value={letter.shape} onChange={({ target }) => choose({ ...letter, shape: target.value as SymbolShape })}>
            {symbolShapes.map((shape) => (
              <option key={shape}>{shape}</option>
            ))}
          </select>
        </label>
        <output className={styles.problem}>{problem}</output>
        <label className={styles.drawing}>
          <span>Or a drawing: &lt;svg&gt;, &lt;path&gt; or path data</span>
          <textarea rows={3} value={drawing} spellCheck={false} onChange={({ target }) => paste(target.value)} />
        </label>
        <output className={styles.problem}>{drawingMessage}</output>
        <img src={favicon} alt="The symbol, as a browser’s tab shows it" width={40} height={40} />
      </fieldset>
    </div>
  );
}
