import { oklchOf } from './colour';
import type { ThemeTokens } from './tokens';

/** Distance of two colours in OKLab, where equal numbers look equally far apart; 2 (hundredths) is visible side by side. */
export function colourDistance(one: string, other: string): number {
  const [first, second] = [oklchOf(one), oklchOf(other)];
  const across = first.c ** 2 + second.c ** 2 - 2 * first.c * second.c * Math.cos(((first.h - second.h) * Math.PI) / 180);
  return 100 * Math.sqrt((first.l - second.l) ** 2 + Math.max(0, across));
}

/** Differences of two looks in the lower half of a screen, without name and header. */
export interface LowerHalfDistance {
  /** Between the colours of filled buttons, in hundredths of OKLab. */
  readonly action: number;
  /** Between the papers and pages. */
  readonly page: number;
  /** Other differences, by name. */
  readonly traits: readonly string[];
  /** All of it in one number: a trait counts 1, a colour as far as black from white counts 5. */
  readonly total: number;
}

/** The distance of two looks by day. Symmetric; 0 between a look and itself. */
export function lowerHalfDistance(one: ThemeTokens, other: ThemeTokens): LowerHalfDistance {
  const traits: Readonly<Record<string, (look: ThemeTokens) => string | number>> = {
    text: ({ type }) => type.text,
    heading: ({ type }) => `${type.heading} ${type.headingCase}`,
    radius: ({ shape }) => (shape.button === 'pill' ? shape.button : shape.radius),
    density: ({ density }) => density,
    picture: ({ character }) => character.picture,
    rule: ({ character }) => character.rule,
    pattern: ({ character }) => character.pattern,
    iconStroke: ({ character }) => character.iconStroke,
    group: ({ character }) => character.group,
    hero: ({ character }) => character.hero,
    price: ({ character }) => character.price,
  };
  const [first, second] = [one.palettes.light, other.palettes.light];
  const action = colourDistance(first.primary.main, second.primary.main);
  const page = colourDistance(first.background.canvas, second.background.canvas);
  const differing = Object.entries(traits)
    .filter(([, of]) => of(one) !== of(other))
    .map(([name]) => name);
  return { action, page, traits: differing, total: differing.length + (action + page) / 20 };
}
