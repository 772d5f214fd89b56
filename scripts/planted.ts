// `npm run planted [-- AREA or the beginning of an id …]` switches on the faults of tests/planted, one at a time, and finds the
// cheapest test that notices each, among unit tests, stories and journeys. The test that noticed a fault before runs first; `--all`
// runs all of them.
import { plantedBuild } from './planted/plantedBuilds.ts';
import { readFaults, type AreaFault } from './planted/faults.ts';
import { firstToNotice, type Level } from './planted/level.ts';
import { readNoticed, writeNoticed, type Notice } from './planted/noticed.ts';
import { problemsInSources } from './planted/plantedFaults.ts';
import { readWords, refuse } from './words.ts';

const levels = ['unit', 'story', 'journey'] as const;
const usage = `npm run planted [-- --all] [-- --levels ${levels.join(',')}] [-- AREA or ID …]; the beginning of an id is enough; without any, all run.`;
const { values, positionals } = readWords(usage, {
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, levels: { type: 'string', default: levels.join(',') } },
});
const asked = values.levels.split(',');
const unknownLevel = asked.find((name) => !levels.some((level) => level === name));
if (unknownLevel !== undefined) refuse(`Unknown level "${unknownLevel}".`, usage);

const planted = await readFaults();
const problems = problemsInSources(planted);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
const isOf = ({ area, id }: AreaFault, word: string) => area === word || id.startsWith(word);
const unknown = positionals.filter((word) => !planted.some((fault) => isOf(fault, word)));
if (unknown.length > 0) refuse(`No fault has the area or starts with "${unknown.join('" or "')}".`, usage);
const faults = planted.filter((fault) => positionals.length === 0 || positionals.some((word) => isOf(fault, word)));

// Read by the configurations of child processes.
process.env['PLANTED'] = 'yes';
const open: Readonly<Record<Level['name'], () => Promise<Level>>> = {
  unit: async () => (await import('./planted/unitLevel.ts')).unitLevel(),
  story: async () => (await import('./planted/storyLevel.ts')).storyLevel(plantedBuild('storybook')),
  journey: async () => {
    plantedBuild('dist');
    return (await import('./planted/journeyLevel.ts')).journeyLevel();
  },
};

const before = readNoticed();
const noticed = new Map<string, Notice>();
const secondsSince = (moment: number) => ((Date.now() - moment) / 1000).toFixed(1);

/** The results of this run so far, and the known ones of faults that still exist. */
function keep(): void {
  const ids = new Set(planted.map(({ id }) => id));
  const known = Object.entries(before).filter(([id]) => ids.has(id));
  writeNoticed({ ...Object.fromEntries(known), ...Object.fromEntries(noticed) });
}

/** Asks a level about faults, and prints each answer as it comes. */
async function ask(name: Level['name'], about: readonly AreaFault[], testsFor: (level: Level, fault: AreaFault) => readonly string[]) {
  if (about.length === 0) return;
  const level = await open[name]();
  try {
    for (const fault of about) {
      const begun = Date.now();
      const failure = await firstToNotice(level, testsFor(level, fault), fault.id);
      const [reason = ''] = failure?.reason.split('\n') ?? [];
      const answer = failure ? `${failure.test}\n          ${reason.slice(0, 160)}` : '–';
      console.log(`${name.padEnd(8)}${secondsSince(begun).padStart(6)} s  ${fault.id}: ${answer}`);
      if (failure) noticed.set(fault.id, { level: name, test: failure.test });
      keep();
    }
  } finally {
    await level.close();
  }
}

const isOpen = ({ id }: AreaFault) => !noticed.has(id);
const asks = levels.filter((name) => asked.includes(name));
if (!values.all) {
  for (const name of asks) {
    const known = faults.filter(({ id }) => before[id]?.level === name);
    await ask(name, known, (_level, { id }) => [before[id]?.test ?? '']);
  }
}
for (const name of asks) await ask(name, faults.filter(isOpen), (level, fault) => level.candidatesFor(fault));

for (const { id } of faults.filter(isOpen)) delete before[id];
keep();

console.log(`\n${'area'.padEnd(14)}${['faults', ...levels, 'missed'].map((head) => head.padStart(9)).join('')}`);
for (const [area, ofArea = []] of Object.entries(Object.groupBy(faults, ({ area }) => area))) {
  const counts = levels.map((level) => ofArea.filter(({ id }) => noticed.get(id)?.level === level).length);
  console.log(
    `${area.padEnd(14)}${[ofArea.length, ...counts, ofArea.filter(isOpen).length].map((count) => String(count).padStart(9)).join('')}`,
  );
}
const unnoticed = faults.filter(isOpen);
if (unnoticed.length > 0) {
  console.error(`\nNot detected:\n${unnoticed.map(({ id, says, file }) => `  ${id}: ${says} (${file})`).join('\n')}`);
  process.exitCode = 1;
}
