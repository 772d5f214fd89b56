import { statSync } from 'node:fs';
import { browserLaunch } from '../browser.ts';
import { moduleGraph, type KnownFacts, type ModuleGraph } from './moduleGraph.ts';
import { readProject, type Project } from './projectFiles.ts';
import { readJsonFile, writeJsonFile } from './resultStore.ts';
import type { Part } from './parts.ts';
import { pictureParts } from './pictureParts.ts';
import { storyInputs, type AllStoryInputs } from './storyInputs.ts';
import { suiteDigest } from './suiteInputs.ts';

const factsFile = '.cache/kept/modules.json';
/** Maximum number of stored facts, four times those of one state of the checkout; then older states are dropped. */
const maxFacts = 16_000;

/** Digests of everything that decides how suites and stories end, at one moment. */
export interface Digests {
  /** Digest of a suite's inputs; undefined if they aren't known. */
  suite(name: string): string | undefined;
  /** Parts of a suite that are kept each by itself; undefined where the suite is kept as a whole. */
  parts(suite: string): readonly Part[] | undefined;
}

/** The files of this checkout at one moment, and their imports. */
export interface Checkout {
  readonly project: Project;
  readonly graph: ModuleGraph;
  /** Inputs outside of it: the system, Node, and the browser. */
  readonly surroundings: readonly string[];
  stories(): AllStoryInputs;
  /** Stores the read facts for the next run. */
  keepFacts(): void;
}

/** Variables that suites read. At other ports they do the same. */
const isSetting = (name: string) => /^(?:SHOP|VITE|MOCK)_/.test(name) && !/_PORT$|^SHOP_PROGRESS$/.test(name);

function surroundings(): readonly string[] {
  const { executablePath = '' } = browserLaunch();
  const { size, mtimeMs } = statSync(executablePath);
  const settings = Object.entries(process.env).flatMap(([name, value]) => (isSetting(name) ? [`${name}=${value}`] : []));
  return [process.platform, process.arch, process.version, executablePath, String(size), String(mtimeMs), ...settings.toSorted()];
}

/** Reads this checkout; undefined without a git repository. */
export function readCheckout(): Checkout | undefined {
  const project = readProject();
  if (!project) return undefined;
  const before: KnownFacts = new Map(readJsonFile<[]>(factsFile) ?? []);
  const used: KnownFacts = new Map();
  const graph = moduleGraph(project, before, used);
  const around = surroundings();
  let stories: AllStoryInputs | undefined;
  return {
    project,
    graph,
    surroundings: around,
    stories: () => (stories ??= storyInputs(project, graph, around)),
    keepFacts: () => {
      const isNew = [...used.keys()].some((key) => !before.has(key));
      if (isNew) writeJsonFile(factsFile, [...(before.size + used.size > maxFacts ? used : new Map([...before, ...used]))]);
    },
  };
}

/** Digests of a checkout; where there is none, nothing is known and every suite runs as a whole. */
export function digestsOf(checkout: Checkout | undefined): Digests {
  if (!checkout) return { suite: () => undefined, parts: () => undefined };
  const { project } = checkout;
  const suite = (name: string) => suiteDigest(name, project, checkout.surroundings);
  const stories = () => {
    const { stories: read } = checkout.stories();
    checkout.keepFacts();
    return read;
  };
  return {
    suite,
    parts: (name) => {
      if (name === 'stories') return [...stories()].map(([file, { digest }]) => ({ name: file, word: file, digest }));
      if (name === 'visual') return pictureParts({ project, stories: stories(), demo: suite('build-demo') ?? '' });
      return undefined;
    },
  };
}
