import { digestOfFiles, digestOfParts, type Project } from './projectFiles.ts';

/** Configuration at the root, the lock file among it. */
const root = /^(?:[^/]+\.(?:json|[cm]?ts|html|yaml)|\.[^/]+)$/;
/** Scripts of every room, with the settings that they are read by. */
const code = /^(?:src|mocks|scripts|tests|\.storybook)\/.*\.(?:[cm]?[jt]sx?|json)$/;
/** Sources of the shop and its mock backend. */
const shop = /^(?:src|mocks|public|scripts)\/(?!.*\.(?:test|stories)\.tsx?$)/;
const openapi = /^openapi\//;
/** Everything that is written by hand and read as text. */
const text = /\.(?!png$)\w+$/;

/**
 * Files that each suite reads. In doubt too many: a suite that is left out for want of a file here would hide a fault. Suites that are
 * missing always run, as does the comparison of the contract with earlier commits.
 */
const inputs: Readonly<Record<string, readonly RegExp[]>> = {
  gen: [root, shop, openapi, /^docs\/decisions\//],
  unit: [/./],
  'build-storybook': [root, shop, openapi, /^\.storybook\//, /^src\/.*\.stories\.tsx$/, /^tests\/(?:examples|visual)\//],
  build: [root, shop],
  'build-demo': [root, shop],
  size: [root, shop],
  browsers: [root, shop, /^docs\/browsers\.md$/],
  lint: [root, code],
  types: [root, code],
  contract: [root, openapi],
  format: [root, text],
  unused: [root, text],
  rooms: [root, code, /^src\/.*\.css$/],
  messages: [root, shop],
  e2e: [root, shop, openapi, /^tests\/(?!unit\/|visual\/|deploy\/|planted\/|chaos\/)/],
  deploy: [root, shop, openapi, /^deploy\//, /^\.github\//, /^tests\/(?!unit\/|visual\/|planted\/|chaos\/)/],
};

/** Folders that a build writes, by its suite. */
export const outputs: Readonly<Record<string, string>> = {
  build: 'dist',
  'build-demo': 'dist-demo',
  'build-storybook': 'storybook-static',
};

/** Says whether a suite reads a file; true for suites whose inputs aren't known. */
const readsFile = (suite: string, path: string): boolean => inputs[suite]?.some((pattern) => pattern.test(path)) ?? true;

/**
 * Returns the digest of all inputs of a suite; undefined if unknown.
 *
 * @param surroundings inputs outside of the project: versions of Node and browser
 */
export function suiteDigest(suite: string, project: Project, surroundings: readonly string[]): string | undefined {
  if (!(suite in inputs)) return undefined;
  const files = [...project.paths].filter((path) => readsFile(suite, path));
  return digestOfParts([suite, ...surroundings, digestOfFiles(project, files)]);
}
