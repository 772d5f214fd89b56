/**
 * Chance that repeats: the same seed always gives the same series (mulberry32 over a hash of the seed). For made-up data only.
 */
export interface SeededRandom {
  /** From 0 up to but without 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  /** True with a probability. */
  chance(probability: number): boolean;
  /** One of several; the list must not be empty. */
  pick<Item>(items: readonly Item[]): Item;
  /** `count` different ones of several in the list's order, or all when there are fewer. */
  sample<Item>(items: readonly Item[], count: number): Item[];
}

/** A number from 0 to 2³²−1 for a text (FNV-1a with a final mix). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** SeededRandom that fall as the seed says. */
export function seededRandom(seed: string): SeededRandom {
  let state = hashOf(seed);
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
    sample: (items, count) => {
      const kept: (typeof items)[number][] = [];
      items.forEach((item, index) => {
        const wanted = count - kept.length;
        if (wanted > 0 && next() * (items.length - index) < wanted) kept.push(item);
      });
      return kept;
    },
  };
}
