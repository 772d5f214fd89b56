import type { ChangePlan } from './plan.ts';
import type { Step } from './step.ts';

/** What of earlier runs still holds. */
export interface StillGreen {
  /** Whether a story file was green on the same inputs. */
  isStoryKept(file: string): boolean;
  /** Whether the shop's build is of the files as they are. */
  readonly isBuilt: boolean;
}

/** What runs by itself at first, and what then runs side by side, each list one after the other. */
export interface StepPlan {
  readonly first: readonly Step[];
  readonly lanes: readonly (readonly Step[])[];
}

/** The scripts of suites that look at one kind of file. */
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
  left === 0 ? {} : { leftOut: `the nearest and a few of the others; ${left} files that the change touches are left to npm test` };

/** Puts a plan into programs. What is empty isn't run. */
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
