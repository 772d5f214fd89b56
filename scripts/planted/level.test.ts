import { expect, test } from 'vitest';
import { endsWith, firstToNotice, type Level } from './level.ts';

/** A level whose tests fail as the table says: with a fault switched on, and with none. `asked` records its runs. */
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

test('a test that fails with the fault, passes without it and fails again detects it', async () => {
  const { level, asked } = levelOf('story', (one, faultId) => one === 'b' && faultId !== '');
  expect(await firstToNotice(level, ['a', 'b', 'c'], 'row-isHidden')).toEqual({ test: 'b', reason: 'It is not there' });
  expect(asked).toEqual(['a, b, c with', 'b without', 'b with']);
});

test('a test that also fails without the fault is skipped in favour of the others', async () => {
  const { level } = levelOf('journey', (one, faultId) => one === 'broken' || (one === 'd' && faultId !== ''));
  expect((await firstToNotice(level, ['broken', 'd'], 'row-isHidden'))?.test).toBe('d');
});

test('a test that failed by chance does not detect the fault', async () => {
  const { level } = levelOf('story', (one, faultId, run) => one === 'by chance' && run === 1 && faultId !== '');
  expect(await firstToNotice(level, ['by chance', 'f'], 'row-isHidden')).toBeUndefined();
});

test('returns nothing for an undetected fault', async () => {
  const { level, asked } = levelOf('unit', () => false);
  expect(await firstToNotice(level, ['g', 'h'], 'row-isHidden')).toBeUndefined();
  expect(await firstToNotice(level, [], 'row-isHidden')).toBeUndefined();
  expect(asked).toEqual(['g, h with']);
});

test('a name is matched literally, not as a pattern', () => {
  expect(new RegExp(endsWith('costs 2.50 € (net)?')).test('cart > costs 2.50 € (net)?')).toBe(true);
  expect(new RegExp(endsWith('costs 2.50')).test('costs 2x50')).toBe(false);
});
