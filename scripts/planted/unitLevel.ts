import { relative, resolve } from 'node:path';
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { usersIn } from '../importGraph.ts';
import { nearestFirst } from './nearest.ts';
import { endsWith, type Failure, type Level } from './level.ts';

/** So many files, by so many imports at most, are asked: tests of whole screens are not the cheapest any more. */
const maxFiles = 12;
const maxImports = 3;
/** Maximum duration of these tests in milliseconds; slower ones aren't cheaper than a story. */
const maxDurationMs = 60_000;
/** Properties of thousands of cases, which take minutes: the tables beside them are to hold the rules, as for `npm run mutation`. */
const isTooLong = (file: string): boolean => /reference\.test/i.test(file);

/** The unit tests, in one vitest that stays: starting it again would take longer than most tests. */
export async function unitLevel(): Promise<Level> {
  const users = usersIn(['src/**/*.{ts,tsx}', 'mocks/**/*.ts', 'tests/examples/**/*.{ts,tsx}']);
  const vitest = await createVitest({
    config: 'vitest.planted.config.ts',
    watch: false,
    silent: true,
    reporters: [{ onInit: () => undefined }],
  });
  await vitest.standalone();
  const specifications = new Map<string, TestSpecification>();
  for (const specification of await vitest.globTestSpecifications()) {
    specifications.set(fileOf(specification.moduleId), specification);
  }
  return {
    name: 'unit',
    candidatesFor: ({ file }) =>
      nearestFirst(users, file, (user) => specifications.has(user) && !isTooLong(user), maxImports).slice(0, maxFiles),
    firstFailure: async (tests, faultId) => {
      vitest.provide('planted', faultId);
      // The file's own first: where they notice, nothing else has to be run.
      for (const some of [tests.slice(0, 1), tests.slice(1, 4), tests.slice(4)]) {
        const failure = await firstOf(some);
        if (failure) return failure;
      }
      return undefined;
    },
    close: () => vitest.close(),
  };

  async function firstOf(tests: readonly string[]): Promise<Failure | undefined> {
    const wanted = tests.flatMap((test) => {
      const [file = '', ...names] = test.split(' > ');
      const whole = specifications.get(file);
      if (!whole) return [];
      if (names.length === 0) return [whole];
      const testNamePattern = new RegExp(endsWith(names.join(' > ')));
      return [whole.project.createSpecification(whole.moduleId, { testNamePattern }, whole.pool)];
    });
    if (wanted.length === 0) return undefined;
    // Otherwise failures of an earlier run would count in this one.
    vitest.state.filesMap.clear();
    vitest.state.clearErrors();
    const limit = setTimeout(() => void vitest.cancelCurrentRun('keyboard-input'), maxDurationMs);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted);
    clearTimeout(limit);
    const failures = testModules.flatMap(failuresOf);
    const [error] = unhandledErrors;
    const [first] = testModules;
    if (failures.length > 0 || error === undefined || !first) return failures[0];
    return { test: fileOf(first.moduleId), reason: error instanceof Error ? error.message : 'something was thrown' };
  }
}

const fileOf = (moduleId: string): string => relative(process.cwd(), resolve(moduleId)).replaceAll('\\', '/');

function failuresOf(module: TestModule): Failure[] {
  if (module.ok()) return [];
  const file = fileOf(module.moduleId);
  const failed = [...module.children.allTests('failed')];
  if (failed.length === 0) return module.errors().map(({ message }) => ({ test: file, reason: message }));
  return failed.map((test) => ({
    test: `${file} > ${test.fullName}`,
    reason: test.result().errors?.[0]?.message ?? '',
  }));
}
