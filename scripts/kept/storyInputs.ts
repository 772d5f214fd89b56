import { closureOf, type ModuleGraph } from './moduleGraph.ts';
import { digestOfFiles, digestOfParts, type Project } from './projectFiles.ts';
import { textInputs } from './textInputs.ts';

/** Inputs of a story file. */
export interface StoryInputs {
  /** Every file that its stories load, with the number of imports between; those of every story aside. */
  readonly files: ReadonlyMap<string, number>;
  /** Keys of the texts that its stories may show. */
  readonly keys: ReadonlySet<string>;
  /** Digest of all of it, and of the inputs of every story. */
  readonly digest: string;
}

/** The inputs of every story file, and the files that all of them depend on. */
export interface AllStoryInputs {
  readonly stories: ReadonlyMap<string, StoryInputs>;
  readonly shared: ReadonlySet<string>;
}

const preview = '.storybook/preview.tsx';
/** The running shop and its backend, which stories with `parameters.shop` load. */
const shopModules = ['.storybook/shopStory.tsx', '.storybook/backend.ts'];
/** Shows a toast; only where something can ask for one. */
const toastModules = ['src/kit/toast/ToastStack.tsx', 'src/kit/toast/PlainToasts.tsx'];
const toastQueue = 'src/kit/toast/toastQueue.ts';
/** Draws other stories in windows of their own. */
const storyFrame = '.storybook/frames/StoryFrame.tsx';

/** Imports that not every story makes use of: by file, those that are followed by a rule below or not at all. */
export const conditionalImports: Readonly<Record<string, readonly string[]>> = {
  '.storybook/withShop.tsx': shopModules,
  // Docs are no stories.
  [preview]: ['.storybook/docs/ComponentPage.tsx'],
  'src/kit/toast/ToastProvider.tsx': toastModules,
  // A story depends on the texts whose keys its code names, one by one.
  'src/i18n/loadMessages.ts': ['de', 'en', 'it'].map((language) => `src/i18n/catalogues/${language}.ts`),
  // These make the sidebar and the docs.
  '.storybook/main.ts': [
    '.storybook/facts/factsPlugin.ts',
    '.storybook/facts/partFacts.ts',
    '.storybook/facts/pictureHistory.ts',
    '.storybook/tokens/tokenFilesPlugin.ts',
    '.storybook/tree/places.ts',
    '.storybook/tree/treeIndex.ts',
  ],
  // These build or serve the shop's own page, or write files that count themselves.
  'vite.config.ts': [
    'scripts/backendProxy.ts',
    'scripts/builds.ts',
    'scripts/codeLoader.ts',
    'scripts/leanStart.ts',
    'scripts/missingFiles.ts',
    'scripts/outsideServices.ts',
    'scripts/ports.ts',
    'scripts/previewHeaders.ts',
    'scripts/releaseMark.ts',
    'scripts/shopWorker.ts',
    'scripts/textUpdates.ts',
    'scripts/themeFiles.ts',
  ],
};

/** Files that Storybook and the tests' own pipeline read before any story. */
const configuration = [
  '.storybook/main.ts',
  'vitest.stories.config.ts',
  'tests/stories/drawnPage.ts',
  'vite.config.ts',
  'src/themes/stylesheetOf.ts',
];
/** Of `public` the shop's page alone loads its start. */
const isServed = (path: string) => path.startsWith('public/') && path !== 'public/start.js';
const isShared = (path: string) => isServed(path) || /^(?:package-lock\.json|tsconfig\.json|\.env[^/]*)$/.test(path);

/** Files that only stories load, and that may therefore contain a story's parameters. */
const isOfStories = (path: string) => /\.(?:stories|fixture)\.tsx?$|^(?:tests|\.storybook)\//.test(path);

/** Imports of a file without those that only some stories make use of. */
export const usualImports =
  (graph: ModuleGraph) =>
  (file: string): readonly string[] => {
    const skipped = conditionalImports[file];
    return skipped ? graph.importsOf(file).filter((imported) => !skipped.includes(imported)) : graph.importsOf(file);
  };

/**
 * Finds the inputs of each story file, in doubt too many: a story file runs in the shop if the word `shop` occurs in any file that only
 * stories load.
 *
 * @param surroundings inputs outside of the project: versions of Node and browser
 */
export function storyInputs(project: Project, graph: ModuleGraph, surroundings: readonly string[]): AllStoryInputs {
  const importsOf = usualImports(graph);
  const texts = textInputs(project, graph);
  const base = closureOf([preview], importsOf);
  const shared = new Set([...base.keys(), ...closureOf(configuration, importsOf).keys(), ...[...project.paths].filter(isShared)]);
  const sharedDigest = digestOfParts([...surroundings, digestOfFiles(project, shared), ...texts.unread]);

  const needsShop = (story: string) =>
    [...closureOf([story], (file) => graph.importsOf(file).filter(isOfStories)).keys()].some((file) =>
      /\bshop\b/.test(project.textOf(file)),
    );
  const filesOf = (story: string) => {
    const roots = [story, ...(needsShop(story) ? shopModules : [])];
    const files = closureOf(roots, importsOf);
    return files.has(toastQueue) ? closureOf([...roots, ...toastModules], importsOf) : files;
  };
  const found = [...project.paths]
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((story) => {
      const files = filesOf(story);
      const keys = texts.keysOf([...base.keys(), ...files.keys()]);
      const isOpaque = [...files.keys()].some((file) => graph.factsOf(file).isOpaque);
      const own = digestOfParts([sharedDigest, digestOfFiles(project, files.keys()), texts.digestOf(keys)]);
      return { story, files, keys, own, isOpen: isOpaque || files.has(storyFrame) };
    });
  // Stories that show other stories, or code from a plugin, depend on everything.
  const whole = digestOfParts([sharedDigest, ...found.map(({ own }) => own)]);
  return {
    shared,
    stories: new Map(
      found.map(({ story, files, keys, own, isOpen }) => [story, { files, keys, digest: isOpen ? digestOfParts([own, whole]) : own }]),
    ),
  };
}
