import { colourDistance, lowerHalfDistance, type LowerHalfDistance } from '#themes/distance.ts';
import type { ThemeTokens } from '#themes/tokens.ts';

/**
 * Distance of two looks in light mode. Their filled colour counts most, then the header and the page; another heading face, other
 * corners and another density count as much as a clear step of colour. Below 20 two looks are easily confused.
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

/** Minimum distances of two looks of different families in `src/themes/distance.test.ts`. */
const asked = { total: 4.5, drawn: 2, action: 4 };
const drawnTraits = new Set(['picture', 'rule', 'pattern', 'group', 'hero']);
const countDrawn = (traits: readonly string[]): number => traits.filter((name) => drawnTraits.has(name)).length;

/** A distance below the header in one number that reaches 4.5 if both the sum and the drawn traits are far enough apart. */
export function lowerHalfMinimum({ total, traits }: LowerHalfDistance): number {
  return Math.min(total, (asked.total * countDrawn(traits)) / asked.drawn);
}

/** Reasons, in sentences, why a look is too similar to others below the head of a page; none if the tests of looks will pass. */
export function lowerHalfProblems(tokens: ThemeTokens, others: readonly ThemeTokens[]): readonly string[] {
  return others
    .filter(({ code }) => code !== tokens.code)
    .flatMap((look) => {
      const { action, total, traits } = lowerHalfDistance(tokens, look);
      return [
        ...(total < asked.total || countDrawn(traits) < asked.drawn
          ? [`Too like ${look.code} below the header: change shape, faces or character (${total.toFixed(1)} of ${asked.total}).`]
          : []),
        ...(action < asked.action
          ? [`Buttons have the colour of ${look.code} (${action.toFixed(1)} of ${asked.action} steps apart).`]
          : []),
      ];
    });
}
