import { lowerHalfDistance } from '#themes/distance.ts';
import type { ThemeTokens } from '#themes/tokens.ts';
import { choices, type Draft } from './draft';
import { lookDistance, lowerHalfMinimum, nearestLook, tooNear } from './lookDistance';

/** A change of one choice that makes a look more distinct. */
export interface DistinctChange {
  /** `Corners 12 → 4`. */
  readonly label: string;
  /** The distance that the nearest look is farther away afterwards; 20 is far enough. */
  readonly nearest: number;
  /** The same below the header, where 4.5 is far enough. */
  readonly below: number;
  /** The draft with the change. */
  readonly draft: Draft;
}

type Choices = Pick<Draft, 'type' | 'shape' | 'density' | 'character'>;
type Value = string | number;

/** A choice that is no colour. */
interface Field {
  readonly label: string;
  readonly values: readonly Value[];
  readonly get: (from: Choices) => Value;
  readonly set: (from: Choices, value: Value) => Choices;
}

function fieldOf<Group extends 'type' | 'shape' | 'character'>(
  label: string,
  group: Group,
  name: keyof Choices[Group],
  values: readonly Value[],
): Field {
  return {
    label,
    values,
    get: (from) => from[group][name] as Value,
    set: (from, value) => ({ ...from, [group]: { ...from[group], [name]: value } }),
  };
}

const fields: readonly Field[] = [
  fieldOf('Heading face', 'type', 'heading', choices.headingFace),
  fieldOf('Heading case', 'type', 'headingCase', choices.headingCase),
  fieldOf('Text face', 'type', 'text', choices.textFace),
  fieldOf('Corners', 'shape', 'radius', choices.radius),
  fieldOf('Buttons', 'shape', 'button', choices.button),
  {
    label: 'Density',
    values: choices.density,
    get: ({ density }) => density,
    set: (from, value) => ({ ...from, density: value as Draft['density'] }),
  },
  fieldOf('Ground of pictures', 'character', 'picture', choices.picture),
  fieldOf('Rule of sections', 'character', 'rule', choices.rule),
  fieldOf('Pattern', 'character', 'pattern', choices.pattern),
  fieldOf('Lines of icons', 'character', 'iconStroke', choices.iconStroke),
  fieldOf('Headings of groups', 'character', 'group', choices.group),
  fieldOf('First card', 'character', 'hero', choices.hero),
];

/** Distances of a look to the others: in light mode as a whole, and below the header. The nearest counts, and a little the sum. */
function distancesOf(tokens: ThemeTokens, others: readonly ThemeTokens[]): { nearest: number; below: number; sum: number } {
  const strangers = others.filter(({ code }) => code !== tokens.code);
  const below = strangers.map((other) => lowerHalfMinimum(lowerHalfDistance(tokens, other)));
  return {
    nearest: nearestLook(tokens, strangers)?.distance ?? 0,
    below: Math.min(...below),
    // Two looks may be equally near; then no single change moves the nearest one.
    sum:
      strangers.reduce((sum, other) => sum + Math.min(tooNear, lookDistance(tokens, other)), 0) +
      below.reduce((sum, one) => sum + Math.min(4.5, one), 0),
  };
}

/**
 * The changes of one choice that make a look most distinct, the best first: at most four, each of another choice. Colours stay as they are.
 *
 * @param draft the look's choices
 * @param tokens the same look with its colours
 * @param others the looks that it has to differ from; itself among them is left out
 */
export function distinctChanges(draft: Draft, tokens: ThemeTokens, others: readonly ThemeTokens[]): readonly DistinctChange[] {
  const now = distancesOf(tokens, others);
  const best = fields.flatMap((field) => {
    const current = field.get(draft);
    const changes = field.values
      .filter((value) => value !== current)
      .map((value) => {
        const changed = { ...draft, ...field.set(draft, value) };
        const { type, shape, density, character } = changed;
        // None of these choices changes a colour, so the palettes stay.
        const then = distancesOf({ ...tokens, type, shape, density, character }, others);
        const [nearest, below] = [then.nearest - now.nearest, Math.round((then.below - now.below) * 10) / 10];
        return {
          change: { label: `${field.label} ${current} → ${value}`, nearest, below, draft: changed },
          // A step that leaves one of the two nearer than it was is no improvement.
          worth: nearest < 0 || below < 0 ? -1 : nearest / tooNear + below / 4.5 + (then.sum - now.sum) / 1000,
        };
      })
      .toSorted((one, other) => other.worth - one.worth);
    return changes.slice(0, 1);
  });
  return best
    .filter(({ worth, change }) => worth > 0 && change.nearest + change.below > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, 4)
    .map(({ change }) => change);
}
