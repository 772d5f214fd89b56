import { oklchOf } from '../../src/themes/colour';
import type { ThemeTokens } from '../../src/themes/tokens';

/** How far apart two colours are, in hundredths of OKLab's lightness: 2 can just be told apart side by side. */
function colourDistance(one: string, other: string): number {
  const [a, b] = [oklchOf(one), oklchOf(other)];
  const cartesian = ({ c, h }: { c: number; h: number }) => [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)] as const;
  const [[aa, ab], [ba, bb]] = [cartesian(a), cartesian(b)];
  return 100 * Math.hypot(a.l - b.l, aa - ba, ab - bb);
}

/**
 * How far apart two looks are by day: their filled colour counts most, then the header and the page; another heading face, other corners and
 * another density count as much as a clear step of colour. Below 20 two looks are easily taken for each other.
 */
export function lookDistance(one: ThemeTokens, other: ThemeTokens): number {
  const [a, b] = [one.palettes.light, other.palettes.light];
  return Math.round(
    colourDistance(a.primary.main, b.primary.main) +
      0.5 * colourDistance(a.header.background, b.header.background) +
      0.5 * colourDistance(a.secondary.main, b.secondary.main) +
      colourDistance(a.background.canvas, b.background.canvas) +
      (one.type.heading === other.type.heading ? 0 : 8) +
      Math.abs(one.shape.radius - other.shape.radius) +
      (one.density === other.density ? 0 : 3),
  );
}

/** Below this two looks are easily taken for each other. */
export const tooNear = 20;

/** The look that is nearest to one, itself aside. */
export function nearestLook(
  tokens: ThemeTokens,
  others: readonly ThemeTokens[],
): { readonly look: ThemeTokens; readonly distance: number } | undefined {
  return others
    .filter(({ code }) => code !== tokens.code)
    .map((look) => ({ look, distance: lookDistance(tokens, look) }))
    .toSorted((a, b) => a.distance - b.distance)[0];
}
