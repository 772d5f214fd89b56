import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { allTokens } from '#themes/allTokens.ts';
import { loadLookFaces } from '#themes/tenants.ts';
import type { ThemeCode } from '#themes/themeCodes.ts';
import type { Density, ThemeMode } from '#themes/tokens.ts';
import { LookPanel } from './LookPanel';
import styles from './LooksBoard.module.css';

interface LooksBoardProps {
  /** The looks, in their sequence on the board. */
  looks: readonly ThemeCode[];
  mode: ThemeMode;
  density?: Density | undefined;
  /** Distinguishes the headings of this board from those of another on the same page. */
  name?: string;
  /** Panels need the room of a desk. */
  isWide?: boolean;
  /** Caption over a panel beside the look's code. */
  captionOf(look: ThemeCode): string;
  /** Contents of each look. */
  children: ReactNode;
}

/** The same parts in many looks beside each other. */
export function LooksBoard({ looks, mode, density, name = '', isWide = false, captionOf, children }: LooksBoardProps) {
  return (
    <div className={`${styles.board} ${isWide ? styles.wide : ''}`}>
      {looks.map((code) => {
        const id = `${name}${mode}-${code}`;
        return (
          <section key={code} aria-labelledby={id}>
            <h2 id={id} className={styles.caption}>
              {code} · {captionOf(code)}
            </h2>
            <LookPanel tokens={allTokens[code]} mode={mode} density={density}>
              {children}
            </LookPanel>
          </section>
        );
      })}
    </div>
  );
}

/** The faces of all looks, before anything is drawn in them. */
export async function loadEveryFace(): Promise<Record<string, never>> {
  await Promise.all(Object.values(allTokens).map(loadLookFaces));
  return {};
}

/** Rules that axe skips for a board: it is no page of the shop, and has parts of many. */
export const boardAccessibility = (...more: readonly string[]) => ({
  config: { rules: ['region', 'page-has-heading-one', 'landmark-one-main', ...more].map((id) => ({ id, enabled: false })) },
});

/** Each panel has its own look and not the surrounding page's. */
export async function expectOwnLooks(canvasElement: HTMLElement, looks: readonly ThemeCode[], mode: ThemeMode): Promise<void> {
  const panels = [...canvasElement.querySelectorAll<HTMLElement>('[data-look]')];
  await expect(panels.map((panel) => panel.dataset['look'])).toEqual(looks);
  for (const panel of panels) {
    const { palettes, shape, character } = allTokens[panel.dataset['look'] as ThemeCode];
    const worn = getComputedStyle(panel);
    await expect(worn.getPropertyValue('--mui-palette-primary-main').trim()).toBe(palettes[mode].primary.main);
    await expect(worn.getPropertyValue('--shop-radius').trim()).toBe(`${shape.radius}px`);
    await expect(worn.getPropertyValue('--shop-icon-stroke').trim()).toBe(`${character.iconStroke}px`);
    await expect(worn.getPropertyValue('--shop-pattern').includes('svg')).toBe(character.pattern !== 'none');
  }
}
