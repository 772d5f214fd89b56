import { describe, expect, test } from 'vitest';
import { moduleGraph } from '../kept/moduleGraph.ts';
import { projectOf } from '../kept/project.fixture.ts';
import { storyInputs } from '../kept/storyInputs.ts';
import { takeInTurn } from './journeys.ts';
import { planOf } from './plan.ts';
import { stepsOf } from './steps.ts';

const files = {
  '.storybook/preview.tsx': "import './frame';",
  '.storybook/frame.tsx': '',
  'src/domain/price/price.ts': '',
  'src/domain/price/price.test.ts': "import { price } from './price';",
  'src/kit/Button.tsx': '',
  'src/kit/Button.stories.tsx': "import './Button';",
  'src/components/Price.tsx': "import '../domain/price/price'; export const key = 'price.net';",
  'src/components/Price.stories.tsx': "import './Price';",
  'src/components/Price.test.tsx': "import './Price';",
  'src/i18n/messages/de/price.json': '{ "price.net": "netto" }',
  'src/pages/orders/screen.ts': "export const screen = { path: '/my/orders' };",
  'src/pages/orders/OrdersPage.tsx': "import '../../components/Price';",
  'src/pages/job/screen.ts': "export const screen = { path: '/jobs/:job' };",
  'src/pages/job/JobPage.tsx': "import '../../kit/Button';",
  'mocks/world.ts': '',
  'tests/unit/houseRules.test.ts': '',
  'tests/unit/kept.test.ts': "const text = read('docs/kept.md');",
  'tests/e2e/orders.spec.ts': "test('The list', go);\n\ntest('In the demo @worker', go);\ntest('A page', go);\n",
  'tests/e2e/frame.spec.ts': "test('Every route', go);\n",
  'tests/e2e/content.spec.ts': "test('A page', go);\ntest('A job', () => shop.visit('/jobs/koch'));\n",
  'tests/e2e/mainJob.spec.ts': "test('A purchase', go);\n",
  'docs/kept.md': '',
};
const planFor = (changed: readonly string[], keys: readonly string[] = [], now: Readonly<Record<string, string>> = files) => {
  const project = projectOf(now);
  const graph = moduleGraph(project);
  return planOf(project, graph, storyInputs(project, graph, []), { files: changed, keys: new Set(keys) });
};
const houseRules = 'tests/unit/houseRules.test.ts';

describe('a change', () => {
  test('of a rule selects its tests, its components, and the screen that shows it', () => {
    const { units, stories, journeys, linted, needsTypes } = planFor(['src/domain/price/price.ts']);
    expect(units.files).toEqual([houseRules, 'src/domain/price/price.test.ts', 'src/components/Price.test.tsx']);
    expect(stories.files).toEqual(['src/components/Price.stories.tsx']);
    expect(journeys).toEqual([
      { file: 'tests/e2e/orders.spec.ts', line: 1 },
      { file: 'tests/e2e/orders.spec.ts', line: 4 },
    ]);
    expect([linted, needsTypes]).toEqual([['src/domain/price/price.ts'], true]);
  });

  test('of a text selects the users of its key, and no journey', () => {
    const { stories, units, journeys, suites } = planFor(['src/i18n/messages/de/price.json'], ['price.net']);
    expect(stories.files).toEqual(['src/components/Price.stories.tsx']);
    expect(units.files).toEqual([houseRules, 'src/components/Price.test.tsx']);
    expect([journeys, suites]).toEqual([[], ['gen', 'messages']]);
  });

  test('of a file that every story loads selects all stories', () => {
    expect(planFor(['.storybook/frame.tsx']).stories.files).toEqual(['src/components/Price.stories.tsx', 'src/kit/Button.stories.tsx']);
  });

  test('of a deleted file selects the files that still import it', () => {
    const { 'src/kit/Button.tsx': _gone, ...rest } = files;
    const { stories, formatted } = planFor(['src/kit/Button.tsx'], [], rest);
    expect([stories.files, formatted]).toEqual([['src/kit/Button.stories.tsx'], []]);
  });

  test('of nothing selects nothing', () => {
    expect(planFor([])).toMatchObject({ units: { files: [] }, stories: { files: [] }, journeys: [], needsTypes: false });
  });

  test('of a text file selects the tests that name it', () => {
    const { units, needsTypes, journeys } = planFor(['docs/kept.md']);
    expect([units.files, needsTypes, journeys]).toEqual([[houseRules, 'tests/unit/kept.test.ts'], false, []]);
  });

  test('selects the journeys of a screen by its address, those of the frame and the backend, and changed journeys', () => {
    const firstOf = (changed: string) => planFor([changed]).journeys[0]?.file;
    expect(planFor(['src/pages/job/JobPage.tsx']).journeys).toEqual([{ file: 'tests/e2e/content.spec.ts', line: 2 }]);
    expect(firstOf('src/app/App.tsx')).toBe('tests/e2e/frame.spec.ts');
    expect(firstOf('mocks/world.ts')).toBe('tests/e2e/mainJob.spec.ts');
    expect(firstOf('tests/e2e/orders.spec.ts')).toBe('tests/e2e/orders.spec.ts');
  });
});

test('journeys of several screens are taken in turn, each once', () => {
  const journey = (file: string, line: number) => ({ file, line });
  const taken = takeInTurn([[journey('a', 1), journey('a', 2), journey('a', 3)], [journey('b', 1)], [journey('b', 1), journey('c', 1)]], 4);
  expect(taken).toEqual([journey('a', 1), journey('b', 1), journey('a', 2), journey('c', 1)]);
});

test('empty, built and cached files select nothing', () => {
  const plan = planFor(['src/domain/price/price.ts']);
  const names = (isBuilt: boolean, isStoryKept: boolean) =>
    stepsOf(plan, { isBuilt, isStoryKept: () => isStoryKept }).lanes.map((lane) => lane.map(({ name }) => name));
  expect(names(false, false)).toEqual([
    ['format', 'lint', 'types', 'unit'],
    ['build', 'stories', 'e2e'],
  ]);
  expect(names(true, true)).toEqual([['format', 'lint', 'types', 'unit'], ['e2e']]);
  expect(
    stepsOf(planFor(['README.md']), { isBuilt: false, isStoryKept: () => false })
      .lanes.flat()
      .map(({ name }) => name),
  ).toEqual(['unit']);
});
