import { allTokens } from '#themes/allTokens.ts';
import { themeCodes, type ThemeCode } from '#themes/themeCodes.ts';
import type { ThemeMode } from '#themes/tokens.ts';
import { frameAddress, storyAddress } from '../frames/frameAddress';
import { StoryFrame } from '../frames/StoryFrame';
import { Choices } from './Choices';
import styles from './ContactSheet.module.css';
import { screens, type ScreenName } from './screens';

/** Widths of a window: a phone's and a desk's. */
export type SheetWidth = '390' | '1440';

/** Contents of a sheet. */
export interface Sheet {
  readonly looks: readonly ThemeCode[];
  readonly modes: readonly ThemeMode[];
  readonly widths: readonly SheetWidth[];
  readonly screens: readonly ScreenName[];
  readonly size: 'small' | 'medium' | 'large';
}

interface ContactSheetProps extends Sheet {
  /** The toolbar's values that aren't columns. */
  board: Readonly<Record<string, unknown>>;
  /** Address of a frame's story; only a test needs another one. */
  addressOf?: typeof frameAddress;
  onChange: (change: Partial<Sheet>) => void;
}

/** A desk's window is taller than it is in life: to scale, both are as high as their row, and more of the page is seen. */
const heights: Readonly<Record<SheetWidth, number>> = { '390': 844, '1440': 1500 };
const scales: Readonly<Record<Sheet['size'], Readonly<Record<SheetWidth, number>>>> = {
  small: { '390': 0.3, '1440': 0.16 },
  medium: { '390': 0.45, '1440': 0.25 },
  large: { '390': 0.8, '1440': 0.45 },
};
const allScreens = Object.keys(screens) as ScreenName[];

/** Screens below each other, looks and modes beside each other: live, to scale, and a click away from the story. */
export function ContactSheet({
  looks,
  modes,
  widths,
  screens: chosen,
  size,
  board,
  addressOf = frameAddress,
  onChange,
}: ContactSheetProps) {
  const columns = looks.flatMap((tenant) => modes.flatMap((mode) => widths.map((width) => ({ tenant, mode, width }))));
  return (
    <div className={styles.page} lang="en">
      <div className={styles.tools}>
        <Choices
          name="Looks"
          options={themeCodes.map((code) => [code, `${code} · ${allTokens[code].title}`] as const)}
          chosen={looks}
          onChoose={(value) => onChange({ looks: value })}
        />
        <Choices name="Screens" options={allScreens} chosen={chosen} onChoose={(value) => onChange({ screens: value })} />
        <div className={styles.line}>
          <Choices name="Modes" options={['light', 'dark']} chosen={modes} onChoose={(value) => onChange({ modes: value })} />
          <Choices
            name="Windows"
            options={[
              ['390', '390 px'],
              ['1440', '1440 px'],
            ]}
            chosen={widths}
            onChoose={(value) => onChange({ widths: value })}
          />
          <label className={styles.size}>
            <span>Size</span>
            <select value={size} onChange={({ target }) => onChange({ size: target.value as Sheet['size'] })}>
              <option>small</option>
              <option>medium</option>
              <option>large</option>
            </select>
          </label>
        </div>
      </div>
      <table className={styles.sheet}>
        <thead>
          <tr>
            <th scope="col">Screen</th>
            {columns.map(({ tenant, mode, width }) => (
              <th key={`${tenant} ${mode} ${width}`} scope="col">
                {tenant} {mode} {width}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chosen.map((screen) => (
            <tr key={screen}>
              <th scope="row">{screen}</th>
              {columns.map(({ tenant, mode, width }) => {
                const address = addressOf(screens[screen], { tenant, mode }, board);
                return (
                  <td key={`${tenant} ${mode} ${width}`}>
                    <StoryFrame
                      key={address}
                      name={`${screen}, ${tenant}, ${mode}, ${width} px`}
                      address={address}
                      width={Number(width)}
                      height={heights[width]}
                      scale={scales[size][width]}
                      href={storyAddress(screens[screen], { tenant, mode }, Number(width), board)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
