import { expect, test } from 'vitest';
import { pictureHistory, readLog } from '../../.storybook/facts/pictureHistory';

const folder = 'tests/visual/reference';

test('a story is named once for all its pictures, and how it was with them', () => {
  const log = [
    '\u0001abc\u00022026-11-26\u0002Round the buttons\n',
    `M\t${folder}/AL/kit-action-button--primary.1280.png`,
    `M\t${folder}/GM/kit-action-button--primary.1280.png`,
    `A\t${folder}/AL/kit-page-tabs--links.1280.png`,
    `D\t${folder}/AL/kit-page-tabs--old.390.png`,
    `A\t${folder}/AL/kit-field-check--on.1280.png`,
    `M\t${folder}/GM/kit-field-check--on.1280.png`,
    '\u0001def\u00022026-11-25\u0002Words alone\n',
  ].join('\n');
  expect(readLog(log)).toEqual([
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
    expect(pictureHistory()).toEqual({ missing: expect.stringContaining('without a history') });
  } finally {
    if (gitDir === undefined) delete process.env['GIT_DIR'];
    else process.env['GIT_DIR'] = gitDir;
  }
});
