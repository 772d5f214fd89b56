import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { allTokens } from '#themes/allTokens.ts';
import { deriveTokens } from '#themes/deriveTokens.ts';
import { drawFavicon } from '#themes/drawAssets.ts';
import { loadLookFaces } from '#themes/tenants.ts';
import { themeCodes } from '#themes/themeCodes.ts';
import type { Look, ThemeMode } from '#themes/tokens.ts';
import { verdictOf, type Pair } from '../boards/colourMeasures';
import { copyText } from '../boards/copyText';
import { LookPanel } from '../boards/LookPanel';
import { sampleParts } from '../boards/sampleParts';
import { screens, type ScreenName } from '../boards/screens';
import { VerdictLine } from '../boards/VerdictLine';
import { frameAddress } from '../frames/frameAddress';
import { StoryFrame } from '../frames/StoryFrame';
import { BrandFields } from './BrandFields';
import { distinctChanges } from './distinctChanges';
import { DistinctList } from './DistinctList';
import { draftOf, lookOfDraft, type Draft } from './draft';
import { writeDraft } from './draftAddress';
import { DraftFields } from './DraftFields';
import { pictureOf } from './draftLook';
import { exportsOf, readFiles, save } from './exchange';
import { lowerHalfProblems, nearestLook, tooNear } from './lookDistance';
import styles from './ThemeEditor.module.css';
import { useHistory } from './useHistory';
import { useLetter } from './useLetter';

interface ThemeEditorProps {
  /** Its initial draft. */
  start: Draft;
  /** Drawn files of the look that it begins with. */
  assets: Look['assets'];
  /** Why the address's draft couldn't be read. */
  problems?: readonly string[];
  /** Address of a frame's story; only a test needs another one. */
  addressOf?: typeof frameAddress;
  /** Called with the draft as an address holds it. */
  onChange: (address: string) => void;
}

const modes: readonly ThemeMode[] = ['light', 'dark'];

/** Applies a draft to the story in a frame, which keeps its scroll position. */
function dress(frame: HTMLIFrameElement, draft: string): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = (frame.contentWindow ?? {}) as {
    __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, payload: object) => void };
  };
  channel?.emit('updateGlobals', { globals: { draft } });
}

/** A whole screen of the shop in the draft, which is put on again while it is worked on. */
function DraftScreen({
  screen,
  mode,
  draft,
  addressOf,
}: {
  screen: ScreenName;
  mode: ThemeMode;
  draft: string;
  addressOf: typeof frameAddress;
}) {
  const [first] = useState(draft);
  const shown = useRef<HTMLIFrameElement>(undefined);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
    if (shown.current) dress(shown.current, draft);
  }, [draft]);
  const ready = useCallback(
    (frame: HTMLIFrameElement) => {
      shown.current = frame;
      if (latest.current !== first) dress(frame, latest.current);
    },
    [first],
  );
  const address = addressOf(screens[screen], { tenant: 'AL', mode, draft: first });
  return <StoryFrame name={`${screen}, ${mode}`} address={address} width={1200} height={800} scale={0.62} onReady={ready} />;
}

/** A look's choices as fields, with a live preview: parts, whole screens, verdicts, the nearest other look. */
export function ThemeEditor({ start, assets, problems = [], addressOf = frameAddress, onChange }: ThemeEditorProps) {
  const { present: draft, change, undo, redo, canUndo, canRedo } = useHistory(start);
  const letter = useLetter(draft);
  const [message, setMessage] = useState(problems.join(' '));
  const [view, setView] = useState<'Parts' | ScreenName>('Parts');
  const worn = useDeferredValue(draft);
  const tokens = useMemo(() => deriveTokens(lookOfDraft(worn, assets)), [worn, assets]);
  const address = useMemo(() => writeDraft(worn), [worn]);
  useEffect(() => {
    // A colour that is dragged along changes sixty times a second.
    const timer = setTimeout(() => onChange(address), 300);
    return () => clearTimeout(timer);
  }, [address, onChange]);
  useEffect(() => {
    // Without the face its stretched fallback is shown, as in the shop.
    loadLookFaces(tokens).catch(() => undefined);
  }, [tokens]);

  const verdict = modes.map((mode) => ({ mode, ...verdictOf(tokens.palettes[mode]) }));
  const failures = verdict.flatMap(({ mode, failures: all }) => all.map((pair): Pair => ({ ...pair, name: `${mode}: ${pair.name}` })));
  const nearest = nearestLook(tokens, Object.values(allTokens));
  const changes = useMemo(() => distinctChanges(draft, tokens, Object.values(allTokens)), [draft, tokens]);
  const alike = lowerHalfProblems(tokens, Object.values(allTokens));

  const take = async (files: FileList | null) => {
    const read = await readFiles([...(files ?? [])], draft);
    if ('draft' in read) change(read.draft);
    setMessage('draft' in read ? 'Read.' : read.problems.join(' '));
  };
  const copyLink = async () => {
    onChange(address);
    const link = new URL(`./?path=/story/foundations-editor--editor&args=draft:${address}`, window.location.href).href;
    setMessage((await copyText(link)) ? 'The link holds the whole draft, and is copied.' : link);
  };
  return (
    <div className={styles.editor} lang="en">
      <aside className={styles.side} aria-label="Choices">
        <div className={styles.tools}>
          <label>
            Begin with{' '}
            <select
              value=""
              onChange={({ target }) => {
                const found = themeCodes.find((code) => code === target.value);
                if (found) change(draftOf(allTokens[found]));
              }}
            >
              <option value="">a look …</option>
              {themeCodes.map((code) => (
                <option key={code} value={code}>
                  {code} · {allTokens[code].title}
                </option>
              ))}
            </select>
          </label>
          <button type="button" disabled={!canUndo} onClick={undo}>
            Undo
          </button>
          <button type="button" disabled={!canRedo} onClick={redo}>
            Redo
          </button>
          <button type="button" onClick={() => void copyLink()}>
            Copy link
          </button>
          <label className={styles.import}>
            Import
            <input type="file" multiple accept=".ts,.json" onChange={({ target }) => void take(target.files)} />
          </label>
          <label>
            Export{' '}
            <select
              value=""
              onChange={({ target }) => {
                const text = exportsOf(draft, assets)[target.value];
                if (text !== undefined) save(target.value, text);
              }}
            >
              <option value="">a file …</option>
              {Object.keys(exportsOf(draft, assets)).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        </div>
        <output className={styles.message}>{message}</output>
        <BrandFields draft={draft} letter={letter} favicon={pictureOf(drawFavicon(tokens))} onChange={change} />
        <DraftFields draft={draft} onChange={(next, field) => change(letter.follow(next), field)} />
      </aside>
      <div className={styles.main}>
        <VerdictLine pairs={verdict.reduce((sum, { pairs }) => sum + pairs, 0)} failures={failures} />
        {nearest && (
          <p className={nearest.distance < tooNear ? styles.near : styles.far}>
            Nearest look: {nearest.look.code} · {nearest.look.title}, {nearest.distance} away.{' '}
            {nearest.distance < tooNear ? `Below ${tooNear} two looks are taken for each other.` : 'Far enough to be told apart.'}
          </p>
        )}
        {alike.length > 0 && (
          <p className={styles.near}>{alike.join(' ')} Looks of one family may be alike; of others the tests of looks refuse it.</p>
        )}
        <DistinctList changes={changes} onApply={(chosen) => change(letter.follow(chosen.draft))} />
        <label className={styles.view}>
          Show{' '}
          <select value={view} onChange={({ target }) => setView(target.value as typeof view)}>
            <option value="Parts">Parts, light and dark</option>
            {Object.keys(screens).map((screen) => (
              <option key={screen}>{screen}</option>
            ))}
          </select>
        </label>
        <div className={`${styles.samples} ${view === 'Parts' ? '' : styles.screens}`}>
          {modes.map((mode) =>
            view === 'Parts' ? (
              <section key={mode} aria-label={`Parts, ${mode}`}>
                <LookPanel tokens={tokens} mode={mode}>
                  <div className={styles.parts}>
                    {Object.entries(sampleParts).map(([name, Sample]) => (
                      <div key={name} className={styles.part} data-part={name}>
                        <Sample />
                      </div>
                    ))}
                  </div>
                </LookPanel>
              </section>
            ) : (
              <section key={`${mode} ${view}`} aria-label={`${view}, ${mode}`}>
                <DraftScreen screen={view} mode={mode} draft={address} addressOf={addressOf} />
              </section>
            ),
          )}
        </div>
      </div>
    </div>
  );
}
