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

/** What Storybook makes its index with, as far as this needs it. */
export interface IndexGenerator {
  getIndexAndStats: () => Promise<{ storyIndex: StoryIndex; stats: unknown }>;
}

/**
 * What the docs of a component are called in the index: Storybook calls all of them "Docs", which is then what every hit of its search says.
 * With the component's own name and what it is called elsewhere, the search finds it by all of these words.
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

/** Has the generator answer with places and names. Storybook asks for its one generator again and again, so it is changed once. */
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
