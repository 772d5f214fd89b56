import { closureOf, type ModuleGraph } from '../kept/moduleGraph.ts';
import type { Project } from '../kept/projectFiles.ts';
import { usualImports, type AllStoryInputs } from '../kept/storyInputs.ts';
import { textInputs } from '../kept/textInputs.ts';
import type { Change } from './changedFiles.ts';
import { journeysOf, journeysOfPage, takeInTurn, type Journey } from './journeys.ts';
import { chooseNearest, distanceTo, type Chosen } from './nearest.ts';

/** The steps for a change. */
export interface ChangePlan {
  /** Files for the formatter and the linter. */
  readonly formatted: readonly string[];
  readonly linted: readonly string[];
  readonly needsTypes: boolean;
  /** Suites for one kind of file, of which some changed. */
  readonly suites: readonly string[];
  readonly units: Chosen;
  readonly stories: Chosen;
  readonly journeys: readonly Journey[];
}

/** So many tests of each kind run at most: on two quiet cores together about half a minute, beside the build and types of another half. */
const maxTests = { units: 500, stories: 120, journeys: 6 } as const;
/** Number of tests and stories of a file, by their beginnings. */
const countIn = (text: string, beginning: RegExp) => text.match(beginning)?.length ?? 0;

/** Tests that read every file of the project. */
const houseRules = 'tests/unit/houseRules.test.ts';
/** Texts count by their keys, and tests load all of them. */
const isText = (path: string) => /^src\/i18n\/(?:messages|bundles|catalogues)\//.test(path);
const suitesByFile: Readonly<Record<string, RegExp>> = {
  gen: /^(?:openapi|docs\/decisions|src\/gen|src\/themes|src\/i18n|mocks\/contract)\/|^orval\.config\.ts$/,
  messages: /^src\/i18n\//,
  contract: /^(?:openapi\/|redocly\.yaml$)/,
};

function touchedUnits(project: Project, graph: ModuleGraph, { files, keys }: Change): Chosen {
  const importsOf = usualImports(graph);
  const texts = textInputs(project, graph);
  const code = files.filter((file) => !isText(file));
  const tests = [...project.paths].filter((path) => /\.test\.tsx?$/.test(path) && !path.startsWith('tests/visual/'));
  const touched = tests.flatMap((file) => {
    const loaded = closureOf([file], importsOf);
    const names = () => code.some((path) => project.textOf(file).includes(`'${path}'`));
    const shows = () => keys.size > 0 && [...texts.keysOf(loaded.keys())].some((key) => keys.has(key));
    const distance = file === houseRules && files.length > 0 ? 0 : (distanceTo(loaded, code) ?? (names() ? 1 : shows() ? 2 : undefined));
    return distance === undefined ? [] : [{ file, distance, tests: countIn(project.textOf(file), /^\s*(?:test|it)\b/gm) }];
  });
  return chooseNearest(touched, maxTests.units);
}

function touchedStories(project: Project, { stories, shared }: AllStoryInputs, { files, keys }: Change): Chosen {
  const code = files.filter((file) => !isText(file));
  const isEverywhere = code.some((file) => shared.has(file));
  const touched = [...stories].flatMap(([file, inputs]) => {
    const shows = () => [...keys].some((key) => inputs.keys.has(key));
    const distance = distanceTo(inputs.files, code) ?? (shows() ? 2 : isEverywhere ? 100 : undefined);
    return distance === undefined ? [] : [{ file, distance, tests: countIn(project.textOf(file), /^export const /gm) }];
  });
  return chooseNearest(touched, maxTests.stories);
}

/** Screens that a change touches, the nearest first, and the frame round them. */
function touchedPages(project: Project, graph: ModuleGraph, files: readonly string[]): string[] {
  const importsOf = usualImports(graph);
  const pages = [...project.paths]
    .flatMap((path) => /^src\/pages\/(\w+)\/\w+(?:Page|Layout)\.tsx$/.exec(path) ?? [])
    .filter((part) => !part.includes('/'));
  return [...new Set(pages)]
    .map((page) => {
      const roots = [...project.paths].filter(
        (path) => path.startsWith(`src/pages/${page}/`) && /(?:Page|Layout|screen|ahead)\.tsx?$/.test(path),
      );
      return { page, distance: distanceTo(closureOf(roots, importsOf), files) };
    })
    .filter(({ distance }) => distance !== undefined)
    .toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0))
    .map(({ page }) => page);
}

function touchedJourneys(project: Project, graph: ModuleGraph, files: readonly string[]): readonly Journey[] {
  const own = files.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file)).map((file) => journeysOf(file, project.textOf(file)));
  const shop = files.filter((file) => file.startsWith('src/') && !/\.(?:test|stories|fixture)\.tsx?$/.test(file) && !isText(file));
  const ofPages = touchedPages(project, graph, shop).map((page) => journeysOfPage(project, page));
  const frame = shop.some((file) => file.startsWith('src/app/')) ? ['tests/e2e/frame.spec.ts', 'tests/e2e/start.spec.ts'] : [];
  // A change of the backend alone shows in the most common order journey.
  const backend = files.some((file) => /^mocks\/(?!.*\.test\.ts$)/.test(file)) ? ['tests/e2e/mainJob.spec.ts'] : [];
  const ofRest = [...frame, ...backend].map((file) => journeysOf(file, project.textOf(file)));
  return takeInTurn([...own, ...ofPages, ...ofRest], maxTests.journeys);
}

/**
 * Plans the checks for a change. It is a selection for use during work: `npm test` runs the rest.
 *
 * @param project files as they are now
 */
export function planOf(project: Project, graph: ModuleGraph, stories: AllStoryInputs, change: Change): ChangePlan {
  const present = change.files.filter((file) => project.paths.has(file));
  const gone = change.files.filter((file) => !project.paths.has(file)).map((file) => file.replace(/\.tsx?$/, ''));
  // An import of a deleted file names its path without the extension.
  const touching = { ...change, files: [...change.files, ...gone] };
  return {
    formatted: present.filter((file) => /\.(?:[cm]?[jt]sx?|css|json)$/.test(file)),
    linted: present.filter((file) => /^(?:src|mocks|scripts|tests|\.storybook)\/.*\.[cm]?[jt]sx?$/.test(file)),
    needsTypes: change.files.some((file) => /\.(?:[cm]?tsx?|json)$/.test(file)),
    suites: Object.entries(suitesByFile).flatMap(([suite, pattern]) => (change.files.some((file) => pattern.test(file)) ? [suite] : [])),
    units: touchedUnits(project, graph, touching),
    stories: touchedStories(project, stories, touching),
    journeys: touchedJourneys(project, graph, touching.files),
  };
}
