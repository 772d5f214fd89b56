import { useCallback, useEffect, useRef, useState } from 'react';
import { allTokens } from '#themes/allTokens.ts';
import { themeCodes, type ThemeCode } from '#themes/themeCodes.ts';
import type { ThemeMode } from '#themes/tokens.ts';
import { frameAddress } from '../frames/frameAddress';
import { StoryFrame } from '../frames/StoryFrame';
import styles from './CompareBoard.module.css';
import { scrollTogether } from './scrollTogether';

/** One column: a look by day or by night, `GM dark`. */
export type Column = `${ThemeCode} ${ThemeMode}`;

/** The compared looks and the story. */
export interface Comparison {
  /** Id of a story. */
  readonly story: string;
  /** Two to four. */
  readonly columns: readonly Column[];
  /** Width of the window that each gets, in px. */
  readonly width: 390 | 961 | 1440;
}

interface CompareBoardProps extends Comparison {
  board: Readonly<Record<string, unknown>>;
  /** Address of a frame's story; only a test needs another one. */
  addressOf?: typeof frameAddress;
  onChange: (change: Partial<Comparison>) => void;
}

const partsOf = (column: Column) => column.split(' ') as [ThemeCode, ThemeMode];
const allColumns = themeCodes.flatMap((code): Column[] => [`${code} light`, `${code} dark`]);

/** Names of all stories by their ids, for the field that chooses one. */
function useStories(): readonly (readonly [string, string])[] {
  const [stories, setStories] = useState<readonly (readonly [string, string])[]>([]);
  useEffect(() => {
    const leave = new AbortController();
    const read = async () => {
      const answer = await fetch('./index.json', { signal: leave.signal });
      const { entries } = (await answer.json()) as { entries: Record<string, { id: string; title: string; name: string; type: string }> };
      setStories(Object.values(entries).flatMap(({ id, title, name, type }) => (type === 'story' ? [[id, `${title}: ${name}`]] : [])));
    };
    // Without the list an id can still be typed.
    read().catch(() => undefined);
    return () => leave.abort();
  }, []);
  return stories;
}

/** One story in two to four looks or modes beside each other, scrolled together. */
export function CompareBoard({ story, columns, width, board, addressOf = frameAddress, onChange }: CompareBoardProps) {
  const stories = useStories();
  const [typed, setTyped] = useState(story);
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(1200);
  const frames = useRef(new Set<HTMLIFrameElement>());
  const join = useCallback((frame: HTMLIFrameElement) => scrollTogether(frames.current, frame), []);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, (room - 16 * (columns.length - 1)) / columns.length / width);
  const show = (id: string) => {
    setTyped(id);
    if (stories.length === 0 || stories.some(([known]) => known === id)) onChange({ story: id });
  };
  return (
    <div className={styles.page} lang="en">
      <div className={styles.tools}>
        <label className={styles.story}>
          Story
          <input list="compared-stories" value={typed} onChange={({ target }) => show(target.value)} />
          <datalist id="compared-stories">
            {stories.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </datalist>
        </label>
        <label>
          Window
          <select value={width} onChange={({ target }) => onChange({ width: Number(target.value) as Comparison['width'] })}>
            <option value={390}>390 px</option>
            <option value={961}>961 px</option>
            <option value={1440}>1440 px</option>
          </select>
        </label>
        {columns.length < 4 && (
          <button
            type="button"
            onClick={() => onChange({ columns: [...columns, allColumns.find((one) => !columns.includes(one)) ?? 'AL dark'] })}
          >
            Another look
          </button>
        )}
      </div>
      <div ref={place} className={styles.columns}>
        {columns.map((column, index) => {
          const [tenant, mode] = partsOf(column);
          const address = addressOf(story, { tenant, mode }, board);
          return (
            <section key={`${column} ${String(index)}`} aria-label={column}>
              <div className={styles.head}>
                <select
                  aria-label={`Look ${index + 1}`}
                  value={column}
                  onChange={({ target }) => onChange({ columns: columns.with(index, target.value as Column) })}
                >
                  {allColumns.map((option) => (
                    <option key={option} value={option}>
                      {option} · {allTokens[partsOf(option)[0]].title}
                    </option>
                  ))}
                </select>
                {columns.length > 2 && (
                  <button
                    type="button"
                    aria-label={`Leave out ${column}`}
                    onClick={() => onChange({ columns: columns.toSpliced(index, 1) })}
                  >
                    ×
                  </button>
                )}
              </div>
              <StoryFrame
                key={address}
                name={`${story}, ${column}`}
                address={address}
                width={width}
                height={Math.round(780 / scale)}
                scale={scale}
                onReady={join}
              />
            </section>
          );
        })}
      </div>
    </div>
  );
}
