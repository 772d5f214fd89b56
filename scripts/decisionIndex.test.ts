import { expect, test } from 'vitest';
import { decisionIndex } from './decisionIndex.ts';

const index = (records: Readonly<Record<string, string>>) => decisionIndex(records).split('\n').filter(Boolean).slice(3);

test('Records are listed by number, and numbers that were never given are named', () => {
  expect(index({ '007-b.md': '# 007. B is written', '001-a.md': '# 001. A is read', '005-c.md': '# 005. C comes late' })).toEqual([
    'The numbers 002–004, 006 were never given.',
    '- [001](001-a.md) A is read',
    '- [005](005-c.md) C comes late',
    '- [007](007-b.md) B is written',
  ]);
});

test('Where none is missing nothing is said of it', () => {
  expect(index({ '001-a.md': '# 001. A is read' })).toEqual(['- [001](001-a.md) A is read']);
});

test.each([
  [{ '001-a.md': '# 002. A is read' }, 'docs/decisions/001-a.md has to begin with "# 001. What was decided", not with "# 002. A is read".'],
  [{ '001-a.md': '001 · A' }, 'docs/decisions/001-a.md has to begin with "# 001. What was decided", not with "001 · A".'],
  [{ '001-a.md': '# 001. A', '001-b.md': '# 001. B' }, 'The number 001 is given twice in docs/decisions.'],
])('%j is refused', (records, sentence) => {
  expect(() => decisionIndex(records as Readonly<Record<string, string>>)).toThrow(sentence);
});
