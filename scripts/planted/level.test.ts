import { expect, test } from 'vitest';
import { endsWith, firstToNotice, type Level } from './level.ts';

/** A level whose tests fail as the table says: with a fault switched on, and with none. The runs that it made stand in `asked`. */
function levelOf(name: Level['name'], fails: (test: string, faultId: string, run: number) => boolean) {
  const asked: string[] = [];
  const level: Level = {
    name,
    candidatesFor: () => [],
    firstFailure: (tests, faultId) => {
      asked.push(`${tests.join(', ')} ${faultId === '' ? 'without' : 'with'}`);
      const failed = tests.find((one) => fails(one, faultId, asked.length));
      return Promise.resolve(failed === undefined ? undefined : { test: failed, reason: 'It is not there' });
    },
    close: () => Promise.resolve(),
  };
  return { level, asked };
}

test('what fails with the fault, passes without it and fails again has noticed it', async () => {
  const { level, asked } = levelOf('story', (one, faultId) => one === 'b' && faultId !== '');
  expect(await firstToNotice(level, ['a', 'b', 'c'], 'row-isHidden')).toEqual({ test: 'b', reason: 'It is not there' });
  expect(asked).toEqual(['a, b, c with', 'b without', 'b with']);
});

test('what fails without the fault as well has noticed nothing, and the others are asked', async () => {
  const { level } = levelOf('journey', (one, faultId) => one === 'broken' || (one === 'd' && faultId !== ''));
  expect((await firstToNotice(level, ['broken', 'd'], 'row-isHidden'))?.test).toBe('d');
});

test('what failed by chance has noticed nothing', async () => {
  const { level } = levelOf('story', (one, faultId, run) => one === 'by chance' && run === 1 && faultId !== '');
  expect(await firstToNotice(level, ['by chance', 'f'], 'row-isHidden')).toBeUndefined();
});

test('a fault that nothing notices', async () => {
  const { level, asked } = levelOf('unit', () => false);
  expect(await firstToNotice(level, ['g', 'h'], 'row-isHidden')).toBeUndefined();
  expect(await firstToNotice(level, [], 'row-isHidden')).toBeUndefined();
  expect(asked).toEqual(['g, h with']);
});

test('a name is a name and no pattern', () => {
  expect(new RegExp(endsWith('costs 2.50 € (net)?')).test('cart > costs 2.50 € (net)?')).toBe(true);
  expect(new RegExp(endsWith('costs 2.50')).test('costs 2x50')).toBe(false);
});
