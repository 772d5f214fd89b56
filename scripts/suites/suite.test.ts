import { describe, expect, test } from 'vitest';
import { nextSuite, secondsLeft, suites, type Suite } from './suite.ts';

const suite = (name: string, facts: Partial<Suite> = {}): Suite => ({ name, script: name, seconds: 10, ...facts });
const unit = suite('unit');
const build = suite('build');
const gen = suite('gen', { isAlone: true });
const e2e = suite('e2e', { isAlone: true, after: ['build'] });

describe('the next suite to start', () => {
  test.each<[string, readonly Suite[], readonly Suite[], number, string | undefined]>([
    ['the first', [gen, unit], [], 2, 'gen'],
    ['none beside one that is alone', [unit], [gen], 2, undefined],
    ['none that is alone beside others', [e2e], [unit], 2, undefined],
    ['the second beside the first', [build, e2e], [unit], 2, 'build'],
    ['none where all cores have one', [build], [unit, suite('lint')], 2, undefined],
    ['a third where there are more cores', [build], [unit, suite('lint')], 4, 'build'],
    ['none before the build that it needs is done', [e2e], [build], 2, undefined],
    ['one whose build has not begun waits for it', [e2e, build], [], 2, 'build'],
    ['one whose build is not asked for takes the one that stands', [e2e], [], 2, 'e2e'],
  ])('%s', (_case, waiting, running, slots, name) => {
    expect(nextSuite(waiting, running, slots)?.name).toBe(name);
  });
});

test('estimates the remaining time: exclusive suites in sequence, the rest in parallel', () => {
  expect(secondsLeft([e2e, build], [{ suite: unit, seconds: 4 }], 2)).toBe(10 + (10 + 6) / 2);
  expect(secondsLeft([], [{ suite: unit, seconds: 40 }], 2)).toBe(0);
});

test('every build that a suite needs is listed before it', () => {
  for (const [place, { after = [] }] of suites.entries())
    for (const name of after) expect(suites.slice(0, place).map((before) => before.name)).toContain(name);
});
