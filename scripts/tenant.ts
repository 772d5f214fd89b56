// Enters a new tenant: writes its look, enters it in all lists of tenants, and runs the generators. Changes nothing if it refuses or fails.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { lettersOf, symbolLettersOf } from './letters.ts';
import { ports } from './ports.ts';
import { moduleOf } from './shopModule.ts';
import { tenantListFiles, tenantProblems, withTenant } from './tenantFiles.ts';
import { readWords, refuse } from './words.ts';

type Looks = typeof import('#storybook/editor/newLook.ts');
type Draft = Parameters<Looks['lookFile']>[0];

const usage = "npm run tenant -- CODE NAME '#rrggbb' [--letter X], or npm run tenant -- --file CODE.ts [--letter X]";
const { positionals, values } = readWords(usage, {
  allowPositionals: true,
  options: { letter: { type: 'string' }, file: { type: 'string' } },
});

/** Ends with the reasons; nothing has been written by then. */
function refuseAll(problems: readonly string[]): void {
  if (problems.length > 0) refuse(`${problems.join('\n')}\nNothing was changed.`, usage);
}

/** The look that the editor exported. The words before it may repeat its code and name, and no more. */
function lookOfFile(path: string, { readLookFile }: Looks): { draft: Draft; changes: readonly string[] } {
  if (!existsSync(path)) refuse(`There is no file ${path}: give the path of the file that the editor exported.`, usage);
  const read = readLookFile(readFileSync(path, 'utf8'));
  if ('problems' in read) return refuse(`${path} can't be read: ${read.problems.join(' ')}`, usage);
  const { code, wordMark } = read.draft;
  const [givenCode = code, givenName = wordMark.name, colour] = positionals;
  if (givenCode !== code || givenName !== wordMark.name)
    refuse(
      `${path} is the look of ${code}, ${wordMark.name}, and not of ${givenCode}, ${givenName}: leave code and name out, or change them in the editor.`,
      usage,
    );
  if (colour !== undefined) refuse(`${path} has colours already: leave ${colour} out, or change the colour in the editor.`, usage);
  return { draft: read.draft, changes: [] };
}

/** The look that follows from the words: code, name, colour. */
function lookOfWords({ lookOfColour, lookNames }: Looks): { draft: Draft; changes: readonly string[] } {
  const [code, title, given, ...more] = positionals;
  if (code === undefined || title === undefined) return refuse('Code and name are missing.', usage);
  if (given === undefined)
    return refuse("The colour is missing: give it in quotes, '#7a1f5c', because a shell ignores what follows #.", usage);
  if (more.length > 0) refuse(`${more.join(' ')} is too much: put a name of several words in quotes.`, usage);
  const colour = `#${given.toLowerCase().replace(/^#/, '')}`;
  refuseAll(tenantProblems({ code, title, colour }, lookNames));
  return lookOfColour(code, title, colour);
}

const looks = await moduleOf<Looks>('./.storybook/editor/newLook.ts');
const { draft: plain, changes } = values.file === undefined ? lookOfWords(looks) : lookOfFile(values.file, looks);
const letter = values.letter ?? (values.file === undefined ? Array.from(plain.wordMark.name)[0] : undefined);
const drawn = letter === undefined ? { draft: plain } : await looks.withLetterSymbol(plain, letter, symbolLettersOf);
if ('problems' in drawn) refuse(`${drawn.problems.join(' ')}\nNothing was changed.`, usage);
const { draft } = drawn as { draft: Draft };
const { title, palettes, type, wordMark } = looks.tokensOfDraft(draft);
const tenant = { code: draft.code, title, colour: palettes.light.primary.main };
refuseAll(tenantProblems(tenant, looks.lookNames));
refuseAll(looks.lookProblems(draft));
try {
  await lettersOf({ type, wordMark });
} catch (error) {
  refuse(`${(error as Error).message}: take another name or heading face.\nNothing was changed.`, usage);
}

const lookPath = `src/themes/tenants/${draft.code}.ts`;
const before = Object.fromEntries(tenantListFiles.map((file) => [file, readFileSync(file, 'utf8')]));
const after = { ...withTenant(before, tenant), [lookPath]: looks.lookFile(draft) };
try {
  for (const [file, text] of Object.entries(after)) writeFileSync(file, text);
  execFileSync(process.execPath, ['scripts/gen.ts'], { stdio: 'inherit' });
} catch (error) {
  for (const [file, text] of Object.entries(before)) writeFileSync(file, text);
  rmSync(lookPath);
  console.error(`The generators failed, and the files are as before: ${(error as Error).message}`);
  process.exit(1);
}
const host = `${draft.code.toLowerCase()}.localhost:${ports.development}`;
console.log(
  [
    `${title} (${draft.code}) is a tenant: ${lookPath}, an entry in ${tenantListFiles.join(', ')}, and what the generators wrote.`,
    ...(changes.length > 0 ? [`Changed to tell it from other looks: ${changes.join(', ')}.`] : []),
    'Check it:  npx vitest run src/themes mocks/world',
    `See it:    npm start, then http://${host}/auth/login?user=anna.${draft.code.toLowerCase()}&redirect=/search`,
  ].join('\n'),
);
