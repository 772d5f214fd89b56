import type { ChangePlan } from './plan.ts';
import type { Step } from './step.ts';

/** Valid results of earlier runs. */
export interface StillGreen {
  /** True if a story file was green on the same inputs. */
  isStoryKept(file: string): boolean;
  /** True if the shop's build matches the present files. */
  readonly isBuilt: boolean;
}

/** The step that runs alone first, and the lists that then run in parallel, each in sequence. */
export interface StepPlan {
  readonly first: readonly Step[];
  readonly lanes: readonly (readonly Step[])[];
}

/** The scripts of suites for one kind of file. */
const suiteScripts: Readonly<Record<string, string>> = { messages: 'lint:messages', contract: 'lint:contract' };
const script = (name: string, word: string): Step => ({ name, words: ['npm', 'run', '--silent', word] });

function vitest(name: string, files: readonly string[], words: readonly string[] = []): Step {
  const file = `reports/changed-${name}.json`;
  return {
    name,
    words: ['vitest', 'run', ...words, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...files],
    report: { file, of: 'vitest' },
  };
}

const more = (left: number) =>
  left === 0 ? {} : { leftOut: `the nearest and a few others; npm test runs the remaining ${left} affected files` };

/** Turns a plan into commands. Empty parts are omitted. */
export function stepsOf(plan: ChangePlan, green: StillGreen): StepPlan {
  const stories = plan.stories.files.filter((file) => !green.isStoryKept(file));
  const journeys = plan.journeys.map(({ file, line }) => `${file}:${line}`);
  const some = (list: readonly unknown[], ...steps: readonly Step[]) => (list.length > 0 ? steps : []);
  return {
    // It writes below src for a while.
    first: plan.suites.includes('gen') ? [script('gen', 'gen:check')] : [],
    lanes: [
      [
        ...some(plan.formatted, { name: 'format', words: ['oxfmt', '--check', ...plan.formatted] }),
        ...some(plan.linted, { name: 'lint', words: ['oxlint', '--type-aware', ...plan.linted] }),
        ...(plan.needsTypes ? [script('types', 'types')] : []),
        ...plan.suites.flatMap((suite) => (suiteScripts[suite] === undefined ? [] : [script(suite, suiteScripts[suite])])),
        ...some(plan.units.files, { ...vitest('unit', plan.units.files), ...more(plan.units.left) }),
      ],
      [
        ...(green.isBuilt ? [] : some(journeys, script('build', 'build'))),
        ...some(stories, { ...vitest('stories', stories, ['--config', 'vitest.stories.config.ts']), ...more(plan.stories.left) }),
        ...some(journeys, {
          name: 'e2e',
          words: ['playwright', 'test', '--project=http', '--reporter=list,json', ...journeys],
          report: { file: 'reports/changed-e2e.json', of: 'playwright' },
        }),
      ],
    ],
  };
}
