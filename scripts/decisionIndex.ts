import { readdirSync, readFileSync } from 'node:fs';

const folder = 'docs/decisions';
const numberText = (number: number) => String(number).padStart(3, '0');

/** Numbers in a row as one: "041–045, 056". */
function rangesOf(numbers: readonly number[]): string {
  const starts = numbers.filter((number) => !numbers.includes(number - 1));
  const endOf = (start: number): number => (numbers.includes(start + 1) ? endOf(start + 1) : start);
  return starts
    .map((start) => (endOf(start) === start ? numberText(start) : `${numberText(start)}–${numberText(endOf(start))}`))
    .join(', ');
}

/**
 * The list of all records, by number.
 *
 * @param records first lines of the records by the names of their files; the template is none
 * @throws where a first line isn't `# NNN. Title` with the file's number, or a number is given twice
 */
export function decisionIndex(records: Readonly<Record<string, string>>): string {
  const entries = Object.entries(records)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, first]) => {
      const [, digits, title] = /^# (\d{3})\. (.+)$/.exec(first) ?? [];
      if (digits === undefined || title === undefined || !file.startsWith(`${digits}-`))
        throw new Error(`${folder}/${file} has to begin with "# ${file.slice(0, 3)}. What was decided", not with "${first}".`);
      return { file, number: Number(digits), line: `- [${digits}](${file}) ${title}` };
    });
  const numbers = entries.map(({ number }) => number);
  const twice = numbers.filter((number, place) => numbers.indexOf(number) !== place);
  if (twice.length > 0) throw new Error(`The number ${twice.map(numberText).join(', ')} is given twice in ${folder}.`);
  const missing = Array.from({ length: Math.max(0, ...numbers) }, (_, place) => place + 1).filter((number) => !numbers.includes(number));
  return [
    '# Decisions',
    '',
    '<!-- Written from the records by `npm run gen`. -->',
    '',
    'Choices that could have gone another way, each with its reason, what was considered instead and what follows. A new one takes the next free number and the form of [the template](000-template.md); its title says what was decided. A record that no longer holds says by which it was replaced.',
    ...(missing.length > 0 ? ['', `The numbers ${rangesOf(missing)} were never given.`] : []),
    '',
    ...entries.map(({ line }) => line),
    '',
  ].join('\n');
}

/** The index as a file that is written from the records. */
export function decisionIndexFile(): Readonly<Record<string, string>> {
  const files = readdirSync(folder).filter((file) => /^\d{3}-.*\.md$/.test(file) && !file.startsWith('000-'));
  const records = Object.fromEntries(files.map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8').split('\n', 1)[0] ?? '']));
  return { [`${folder}/README.md`]: decisionIndex(records) };
}
