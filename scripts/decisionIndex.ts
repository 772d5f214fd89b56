import { readdirSync, readFileSync } from 'node:fs';

const folder = 'docs/decisions';

interface Decision {
  readonly room: string;
  readonly line: string;
}

/** Parses number, title and room of a record; throws if one is missing or the number isn't the file's. */
function parseRecord(file: string, text: string): Decision {
  const number = file.slice(0, 3);
  const [first = '', , place = ''] = text.split('\n', 3);
  const title = new RegExp(`^# ${number}\\. (.+)$`).exec(first)?.[1];
  if (title === undefined) throw new Error(`${folder}/${file} must start with "# ${number}. What to do", not with "${first}".`);
  const [, room, isFirst] = /^Room: ([^.]+)\.( Read first\.)?$/.exec(place) ?? [];
  if (room === undefined)
    throw new Error(`${folder}/${file} must name its room in the third line: "Room: Look." or "Room: Look. Read first."`);
  return { room, line: `- [${number}](${file}) ${title}${isFirst === undefined ? '' : ' ★'}` };
}

/**
 * The list of all records, grouped by room.
 *
 * @param records texts of the records by the names of their files, without the template
 * @throws if a record has no title or room, or two have the same number
 */
export function decisionIndex(records: Readonly<Record<string, string>>): string {
  const files = Object.keys(records).toSorted();
  const twice = files.map((file) => file.slice(0, 3)).filter((number, index, numbers) => numbers.indexOf(number) !== index);
  if (twice.length > 0) throw new Error(`Duplicate number in ${folder}: ${twice.join(', ')}.`);
  const rooms = Object.entries(
    Object.groupBy(
      files.map((file) => parseRecord(file, records[file] ?? '')),
      ({ room }) => room,
    ),
  );
  return [
    '# Decisions',
    '',
    '<!-- Written from the records by `npm run gen`. -->',
    '',
    'Decisions that would be expensive to reverse. A new one takes the next free number and the form of [the template](000-template.md); its title says what to do. A rule of a single room stands in the README of that room instead. Newcomers read those marked ★ first.',
    ...rooms.flatMap(([room, decisions = []]) => ['', `## ${room}`, '', ...decisions.map(({ line }) => line)]),
    '',
  ].join('\n');
}

/** The index as a file that is written from the records. */
export function decisionIndexFile(): Readonly<Record<string, string>> {
  const files = readdirSync(folder).filter((file) => /^\d{3}-.*\.md$/.test(file) && !file.startsWith('000-'));
  const records = Object.fromEntries(files.map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')]));
  return { [`${folder}/README.md`]: decisionIndex(records) };
}
