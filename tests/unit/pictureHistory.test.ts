import { expect, test } from 'vitest';
import { parseLog, pictureHistory } from '#storybook/facts/pictureHistory.ts';

const [one, other] = ['0'.repeat(32), 'f'.repeat(32)];

test('a story is named once for all its pictures, with their history', () => {
  const log = [
    '\u0001abc\u00022026-11-26\u0002Round the buttons\n',
    'diff --git a/tests/visual/reference.txt b/tests/visual/reference.txt',
    '--- a/tests/visual/reference.txt',
    '+++ b/tests/visual/reference.txt',
    '@@ -1 +1 @@',
    `-AL/kit-action-button--primary.1280 ${one}`,
    `+AL/kit-action-button--primary.1280 ${other}`,
    `-GM/kit-action-button--primary.1280 ${one}`,
    `+GM/kit-action-button--primary.1280 ${other}`,
    `+AL/kit-page-tabs--links.1280 ${one}`,
    `-AL/kit-page-tabs--old.390 ${one}`,
    `+AL/kit-field-check--on.1280 ${one}`,
    `-GM/kit-field-check--on.1280 ${one}`,
    `+GM/kit-field-check--on.1280 ${other}`,
    `-shop/home.1440 ${one}`,
    '\u0001def\u00022026-11-25\u0002Begin the file\n',
    'diff --git a/tests/visual/reference.txt b/tests/visual/reference.txt',
    '--- /dev/null',
    '+++ b/tests/visual/reference.txt',
    `+AL/kit-page-tabs--old.390 ${one}`,
  ].join('\n');
  expect(parseLog(log)).toEqual([
    {
      commit: 'abc',
      day: '2026-11-26',
      subject: 'Round the buttons',
      stories: [
        { id: 'kit-action-button--primary', kind: 'changed' },
        { id: 'kit-page-tabs--links', kind: 'new' },
        { id: 'kit-page-tabs--old', kind: 'gone' },
        { id: 'kit-field-check--on', kind: 'changed' },
      ],
    },
  ]);
});

test('without a history it says so', () => {
  const cwd = process.cwd();
  const gitDir = process.env['GIT_DIR'];
  process.env['GIT_DIR'] = `${cwd}/node_modules/no-repository`;
  try {
    expect(pictureHistory()).toEqual({ missing: expect.stringContaining('without history') });
  } finally {
    if (gitDir === undefined) delete process.env['GIT_DIR'];
    else process.env['GIT_DIR'] = gitDir;
  }
});
