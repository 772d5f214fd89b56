import { readFileSync } from 'node:fs';
import { leftOutOf, type IndexEntry } from './places.ts';
import { synonyms } from './synonyms.ts';

interface Entry extends IndexEntry {
  name: string;
  tags?: string[];
}
interface StoryIndex {
  entries: Record<string, Entry>;
}

/** The part of Storybook's index generator in use. */
export interface IndexGenerator {
  getIndexAndStats: () => Promise<{ storyIndex: StoryIndex; stats: unknown }>;
}

/**
 * Name of a component's docs in the index: Storybook calls all of them "Docs", which every hit of its search would then show. With the
 * component's own and other names, the search finds it by all of these words.
 */
function docsName(title: string): string {
  const own = title.split('/').at(-1) ?? title;
  return [own, ...(synonyms[title] ?? [])].join(' · ');
}

/** An index in which the docs of components have their names and each story the tag that leaves it out of the tree. Leaves the given one alone. */
export function withPlaces<Index extends StoryIndex>(index: Index, sourceOf = (path: string) => readFileSync(path, 'utf8')): Index {
  const all = Object.values(index.entries);
  const places = leftOutOf(all, sourceOf);
  const entries = all.map((entry): Entry => {
    const place = places.get(entry.id);
    if (place !== undefined) return { ...entry, tags: [...(entry.tags ?? []), place] };
    return entry.type === 'docs' && entry.name === 'Docs' ? { ...entry, name: docsName(entry.title) } : entry;
  });
  return { ...index, entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) };
}

const seen = new WeakSet<IndexGenerator>();

/** Makes the generator add places and names. Storybook requests its one generator repeatedly, so it is changed once. */
export function withTree<Generator extends IndexGenerator>(generator: Generator): Generator {
  if (seen.has(generator)) return generator;
  seen.add(generator);
  const original = generator.getIndexAndStats.bind(generator);
  let last: { from: StoryIndex; to: StoryIndex } | undefined;
  generator.getIndexAndStats = async () => {
    const { storyIndex, stats } = await original();
    // It is asked for many times between two changes.
    if (last?.from !== storyIndex) last = { from: storyIndex, to: withPlaces(storyIndex) };
    return { storyIndex: last.to, stats };
  };
  return generator;
}
