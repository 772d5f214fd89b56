import { expect, test } from 'vitest';
import { decisionIndex } from './decisionIndex.ts';

const record = (title: string, room: string) => `# ${title}\n\nRoom: ${room}\n\n## Context\n`;

test('records are grouped by room in the order of their numbers, and the ones to read first are marked', () => {
  const index = decisionIndex({
    '003-c.md': record('003. Compare C', 'Look.'),
    '001-a.md': record('001. Ask A', 'Look. Read first.'),
    '002-b.md': record('002. Build B', 'Tests.'),
  });
  expect(index.split('\n').filter(Boolean).slice(3)).toEqual([
    '## Look',
    '- [001](001-a.md) Ask A ★',
    '- [003](003-c.md) Compare C',
    '## Tests',
    '- [002](002-b.md) Build B',
  ]);
});

test.each([
  [{ '001-a.md': record('002. Ask A', 'Look.') }, 'docs/decisions/001-a.md must start with "# 001. What to do", not with "# 002. Ask A".'],
  [{ '001-a.md': '# 001. Ask A\n\n## Context\n' }, 'docs/decisions/001-a.md must name its room in the third line'],
  [{ '001-a.md': record('001. A', 'Look.'), '001-b.md': record('001. B', 'Look.') }, 'Duplicate number in docs/decisions: 001.'],
])('%j is refused', (records, sentence) => {
  expect(() => decisionIndex(records as Readonly<Record<string, string>>)).toThrow(sentence);
});
