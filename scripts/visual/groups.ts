import { oklchOf } from '#themes/colour.ts';
import type { ColourChange, Comparison, RegionChange } from './comparison.ts';
import type { VariableChange } from './lookVariables.ts';

/** A picture that isn't as the reference has it. */
export interface Change {
  /** Its place in the reference. */
  readonly place: string;
  /** `failed`: none could be taken; `untrue`: the base draws it as it is now, and not as its reference says. */
  readonly kind: 'changed' | 'new' | 'gone' | 'failed' | 'untrue';
  /** True if the reference of this working copy matches it: it differs from the base's alone. */
  readonly isAccepted?: boolean;
  /** The differences, if there are two pictures to compare. */
  readonly comparison?: Comparison;
  /** Variables of its look changed since the reference. */
  readonly variables?: readonly VariableChange[];
}

/** Pictures with the same cause of difference, as far as pictures show. */
export interface Group<Member extends Change = Change> {
  /** From 1 in the sequence of the report; the argument of `npm run visual:accept -- --group`. */
  readonly number: number;
  /** The change, in words. */
  readonly title: string;
  readonly members: readonly Member[];
}

/** One of the reasons for which a picture differs. */
interface Cause {
  /** Key of the causes: equal ones form a group. */
  readonly key: string;
  readonly words: string;
  /** A wider key, for pictures that would otherwise be alone. */
  readonly kind: string;
  readonly kindWords: string;
}

const pixels = (count: number): string => `${Math.abs(count)} px`;

/** `--mui-palette-primary-main` belongs to `primary`, `--shop-space-row` is `space-row`. */
export function familyOf(name: string): string {
  return /^--mui-palette-(\w+)/.exec(name)?.[1] ?? name.replace(/^--(?:shop|mui)-/, '');
}

const seedName = /^--mui-palette-\w+-main$/;

/**
 * The families of a look whose own colour has changed, those that a tenant's file has as seeds; the others' colours are derived from them.
 * Of one seed all that changed is a consequence.
 */
function seedOf(variable: string, variables: readonly VariableChange[]): string {
  const seeds = variables.filter(({ name }) => seedName.test(name)).map(({ name }) => familyOf(name));
  const family = familyOf(variable);
  return seeds.includes(family) || seeds.length !== 1 ? family : (seeds[0] ?? family);
}

/** A change of colour in words: its steps where they are few, both colours where they are many. */
export function colourWords({ from, to }: Pick<ColourChange, 'from' | 'to'>): string {
  const [was, is] = [Number.parseInt(from.slice(1), 16), Number.parseInt(to.slice(1), 16)];
  const steps = Math.max(...[16, 8, 0].map((byte) => Math.abs(((is >> byte) & 255) - ((was >> byte) & 255))));
  const direction = oklchOf(to).l > oklchOf(from).l ? 'lighter' : 'darker';
  return steps <= 4 ? `${steps} ${steps === 1 ? 'step' : 'steps'} ${direction} (${from} → ${to})` : `${from} → ${to}`;
}

/** By how much and where to something has moved. */
export function movedWords({ x, y }: { readonly x: number; readonly y: number }): string {
  const across = x === 0 ? [] : [`${pixels(x)} to the ${x > 0 ? 'right' : 'left'}`];
  const down = y === 0 ? [] : [`${pixels(y)} ${y > 0 ? 'down' : 'up'}`];
  return `moved by ${[...across, ...down].join(' and ')}`;
}

/** Change of a picture's own size. */
export function grownWords({ x, y }: Comparison['grown']): string {
  const across = x === 0 ? [] : [`${pixels(x)} ${x > 0 ? 'wider' : 'narrower'}`];
  const down = y === 0 ? [] : [`${pixels(y)} ${y > 0 ? 'taller' : 'lower'}`];
  return [...across, ...down].join(' and ');
}

const channels = (hex: string): number[] => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
const stepsOf = ({ from, to }: ColourChange): number[] => channels(to).map((channel, index) => channel - (channels(from)[index] ?? 0));

/** True if a colour may be another one laid transparently over something, and has changed with it. */
function mayFollow(colour: ColourChange, cause: ColourChange): boolean {
  const whole = stepsOf(cause);
  return stepsOf(colour).every((step, index) => Math.abs(step) <= Math.abs(whole[index] ?? 0) + 1);
}

function colourCauses(colours: readonly ColourChange[], variables: readonly VariableChange[]): Cause[] {
  const named = colours.map((colour) => ({
    colour,
    // A family is called by its own colour.
    variable: variables
      .filter(({ from, to }) => from === colour.from && to === colour.to)
      .toSorted((a, b) => Number(seedName.test(b.name)) - Number(seedName.test(a.name)))[0]?.name,
  }));
  const families = Map.groupBy(
    named.flatMap(({ colour, variable }) => (variable === undefined ? [] : [{ colour, variable }])),
    ({ variable }) => seedOf(variable, variables),
  );
  const ofVariables = [...families].map(([family, [first]]): Cause => {
    const main = variables.find(({ name }) => name === `--mui-palette-${family}-main`);
    const words = first ? `${family} ${colourWords(main ?? first.colour)}` : family;
    return { key: words, words, kind: 'colour', kindWords: 'colours changed' };
  });
  const alone = named.filter(
    ({ colour, variable }) =>
      variable === undefined && !named.some((other) => other.variable !== undefined && mayFollow(colour, other.colour)),
  );
  const [largest] = alone;
  const ofPixels: Cause[] = largest
    ? [
        {
          key: alone.map(({ colour }) => `${colour.from} ${colour.to}`).join(),
          words: `colour ${colourWords(largest.colour)}${alone.length > 1 ? ` and ${alone.length - 1} more` : ''}`,
          kind: 'colour',
          kindWords: 'colours changed',
        },
      ]
    : [];
  return [...ofVariables.toSorted((a, b) => a.key.localeCompare(b.key)), ...ofPixels];
}

/** A region that is long and very thin. */
const isStrip = ({ width, height }: RegionChange): boolean => Math.min(width, height) <= 3 && Math.max(width, height) >= 12;

function shapeCauses({ grown, regions }: Comparison): Cause[] {
  if (grown.x !== 0 || grown.y !== 0) {
    const words = grownWords(grown);
    return [{ key: words, words, kind: 'size', kindWords: 'size changed, each by its own amount' }];
  }
  // A part that became wider or narrower inside of the picture shows as a strip at its edge.
  const strips = regions.filter((region) => !region.moved && isStrip(region));
  const moves = regions.flatMap(({ moved }) => (moved ? [moved] : []));
  const directions = new Set(moves.map(movedWords));
  const amounts = new Set([
    ...moves.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))),
    ...strips.map(({ width, height }) => Math.min(width, height)),
  ]);
  const drawn = regions.filter((region) => !region.moved && !isStrip(region));
  if (amounts.size > 0) {
    const [direction = ''] = directions;
    const [amount = 0] = amounts;
    const together = strips.length === 0 && directions.size === 1 ? direction : `edges moved by ${pixels(amount)}`;
    // Besides a move, the other differences are the area that it uncovered.
    const words = amounts.size === 1 ? together : 'moved, parts by different amounts';
    return [
      {
        key: amounts.size === 1 ? words : [...directions].toSorted().join(),
        words,
        kind: 'moved',
        kindWords: 'moved, each by its own amount',
      },
    ];
  }
  const sizes = new Set(drawn.map(({ width, height }) => `${width} × ${height} px`));
  if (sizes.size === 0) return [];
  const words = `shape changed, ${[...sizes].slice(0, 2).join(' and ')}${sizes.size > 2 ? ` and ${sizes.size - 2} more` : ''}`;
  return [{ key: [...sizes].toSorted().join(), words, kind: 'shape', kindWords: 'shape changed, each in its own place' }];
}

const wordsOfKind = {
  new: 'new picture',
  gone: 'its story is gone',
  failed: 'no picture could be taken',
  untrue: 'drawn alike by the base, but not as in its reference: another browser, other fonts, or digests of other sources',
  changed: 'changed, without a base picture',
} as const;

/** Why a picture differs, the colour first: that is the cause that the whole look shares. */
function causesOf({ kind, comparison, variables = [] }: Change): Cause[] {
  if (kind !== 'changed' || !comparison) {
    const words = wordsOfKind[kind];
    return [{ key: kind, words, kind, kindWords: words }];
  }
  const causes = [...colourCauses(comparison.colours, variables), ...shapeCauses(comparison)];
  const unseen: Cause = { key: 'pixels', words: 'single pixels changed', kind: 'pixels', kindWords: 'single pixels changed' };
  return causes.length > 0 ? causes : [unseen];
}

/** The changes of one picture, in words. */
export function wordsOf(change: Change): string {
  return causesOf(change)
    .map(({ words }) => words)
    .join(' · ');
}

const order = ['failed', 'untrue', 'changed', 'new', 'gone'];

/**
 * Groups pictures by the cause of their difference: changed variables of a look, colours that no variable explains, the picture's size,
 * positions of its parts, or a redrawn region. Single ones are grouped by kind, because a list of a hundred causes is useless. Failed
 * pictures come first, then the largest groups; accepted ones come last.
 */
export function groupsOf<Member extends Change>(changes: readonly Member[]): Group<Member>[] {
  // Accepted changes are separate from those still to be reviewed.
  const waiting = changes.filter(({ isAccepted }) => !isAccepted);
  const accepted = changes.filter(({ isAccepted }) => isAccepted);
  return [...titledGroups(waiting), ...titledGroups(accepted)].map((group, index) => ({ number: index + 1, ...group }));
}

function titledGroups<Member extends Change>(changes: readonly Member[]): Omit<Group<Member>, 'number'>[] {
  const told = changes.map((change) => ({ change, causes: causesOf(change) }));
  const exact = [...Map.groupBy(told, ({ causes }) => causes.map(({ key }) => key).join(' · ')).values()];
  const alone = exact.filter((members) => members.length === 1).flat();
  const byKind = [
    ...Map.groupBy(alone, ({ causes }) => causes.map(({ kind, key }) => (kind === 'colour' ? key : kind)).join(' · ')).values(),
  ];
  const titled = [
    ...exact.filter((members) => members.length > 1).map((members) => ({ members, word: 'words' as const })),
    ...byKind.map((members) => ({ members, word: members.length === 1 ? ('words' as const) : ('kindWords' as const) })),
  ].map(({ members, word }) => ({
    title: (members[0]?.causes ?? []).map((cause) => (cause.kind === 'colour' ? cause.words : cause[word])).join(' · '),
    members: members.map(({ change }) => change),
  }));
  const rank = ({ members }: { members: readonly Change[] }) => order.indexOf(members[0]?.kind ?? 'changed');
  return titled.toSorted((a, b) => rank(a) - rank(b) || b.members.length - a.members.length || a.title.localeCompare(b.title));
}
