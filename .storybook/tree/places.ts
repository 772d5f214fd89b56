/** An entry of Storybook's index, as far as its place in the tree follows from it. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly importPath: string;
  readonly type: string;
  readonly exportName?: string;
  readonly tags?: readonly string[];
}

/**
 * Tags hidden in the tree until requested: `states` are in the docs of their component only, `steps` press and type on the picture of
 * another story, and are in neither.
 */
export const leftOut = ['states', 'steps'] as const;
type LeftOut = (typeof leftOut)[number];

const pictured = ['visual', 'phone'];
const acts = /userEvent|fireEvent|scrollIntoView|scrollTo\b|\.(?:focus|click|press|dispatchEvent)\(/;
/** Fields of a story that change its rendering. */
const drawsItself = /^ {2}(?:args|render|parameters|globals|loaders|decorators)\b|= \{ args/m;

/** The text of each exported story, by its name, out of the text of its file. */
export function bodiesOf(source: string): ReadonlyMap<string, string> {
  return new Map([...source.matchAll(/^export const (\w+)\b.*?;$(?=\s*(?:^\S|$(?![\s\S])))/gms)].map(([body, name = '']) => [name, body]));
}

/** True if a story only presses and types, on the picture of another one. */
export const isStep = (body: string): boolean => acts.test(body) && !drawsItself.test(body);

/**
 * Ids of the index entries that the tree omits. Stories with a picture are in the tree, and the first one of a file without pictures,
 * so that every component can be found. Stories in `.storybook` are all shown.
 *
 * @param sourceOf text of a file of the index
 */
export function leftOutOf(entries: readonly IndexEntry[], sourceOf: (importPath: string) => string): ReadonlyMap<string, LeftOut> {
  const found = new Map<string, LeftOut>();
  const files = Map.groupBy(
    entries.filter(({ type, importPath }) => type === 'story' && !importPath.startsWith('./.storybook/')),
    ({ importPath }) => importPath,
  );
  for (const [file, stories] of files) {
    const bodies = bodiesOf(sourceOf(file));
    const bodyOf = ({ exportName = '' }: IndexEntry) => bodies.get(exportName) ?? '';
    const isPictured = ({ tags = [] }: IndexEntry) => tags.includes('dev') && pictured.some((tag) => tags.includes(tag));
    const shown = stories.filter(({ tags = ['dev'] }) => tags.includes('dev'));
    const main = stories.some(isPictured) ? undefined : (shown.find((story) => !acts.test(bodyOf(story))) ?? shown[0]);
    for (const story of stories) if (story !== main && !isPictured(story)) found.set(story.id, isStep(bodyOf(story)) ? 'steps' : 'states');
  }
  return found;
}
