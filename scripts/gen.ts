// Regenerates src/gen from openapi/. With --check it generates beside it and fails when the two differ.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { uniqueMark } from '../orval.config.ts';
import { ShapeWriter, type Schema } from './shapes.ts';

const target = 'src/gen';
const contracts = [
  { file: 'openapi/v1.yaml', folder: target },
  { file: 'openapi/klevu-proxy.yaml', folder: join(target, 'klevu') },
];

interface Parameter { $ref?: string; name?: string; in?: string; required?: boolean }
interface Media { content?: Record<string, { schema?: Schema }> }
interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean };
  responses?: Record<string, Media>;
  'x-read'?: boolean;
}
interface Contract {
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>;
  components?: { parameters?: Record<string, Parameter>; schemas?: Record<string, Schema> };
}

/** Required path and query parameters of every operation, and whether its body is required. */
function requirementsOf(file: string) {
  const contract = parse(readFileSync(file, 'utf8')) as Contract;
  const resolve = (parameter: Parameter) =>
    parameter.$ref ? (contract.components?.parameters?.[parameter.$ref.split('/').at(-1) ?? ''] ?? parameter) : parameter;
  const found = new Map<string, { path: string[]; query: string[]; body: boolean }>();
  for (const { parameters: shared = [], ...item } of Object.values(contract.paths)) {
    for (const operation of Object.values(item)) {
      if (!operation.operationId) continue;
      const all = [...shared, ...(operation.parameters ?? [])].map(resolve).filter((p) => p.required);
      const named = (where: string) => all.filter((p) => p.in === where).map((p) => p.name ?? '');
      found.set(operation.operationId, { path: named('path'), query: named('query'), body: Boolean(operation.requestBody?.required) });
    }
  }
  return found;
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Puts the required-parameter check (C§5, C§8) in front of every generated call. Orval has no option for it, so the check
 * is inserted here, as the first statement of the function; an operation whose function isn't found stops the generation.
 */
function insertRequiredChecks() {
  for (const { file, folder } of contracts) {
    const sources = callSources(folder);
    for (const [operation, { path, query, body }] of requirementsOf(file)) {
      const head = new RegExp(`export const ${operation} = async \\(([\\s\\S]*?)\\): Promise<`);
      const source = sources.find((candidate) => head.test(readFileSync(candidate, 'utf8')));
      if (!source) throw new Error(`No generated function for ${operation} (${file})`);
      const text = readFileSync(source, 'utf8');
      const start = text.search(head);
      const argumentsText = head.exec(text)?.[1] ?? '';
      const declared = [...argumentsText.matchAll(/(?:^|,)\s*(\w+)\??:/g)].map((match) => match[1] ?? '');
      const bodyArgument = body ? declared.filter((name) => !['params', 'options'].includes(name) && !path.map(camel).includes(name)).at(-1) : undefined;
      const entries = [
        ...path.map((name) => pair(name, camel(name))),
        ...query.map((name) => pair(name, `params?.${/^\w+$/.test(name) ? name : `['${name}']`}`)),
        ...(bodyArgument ? [bodyArgument] : []),
      ];
      if (entries.length === 0) continue;
      const open = text.indexOf('{', text.indexOf('=>', text.indexOf('): Promise<', start)));
      const check = `\n  requireParameters('${operation}', { ${entries.join(', ')} });`;
      writeFileSync(source, text.slice(0, open + 1) + check + text.slice(open + 1));
    }
    for (const source of sources) {
      const text = readFileSync(source, 'utf8');
      if (!text.includes('requireParameters(')) continue;
      const path = relative(join(source, '..'), 'src/http/required').replaceAll('\\', '/');
      const at = text.indexOf('import ');
      writeFileSync(source, `${text.slice(0, at)}import { requireParameters } from '${path}';\n${text.slice(at)}`);
    }
  }
}

const camel = (name: string) => name.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());
const pair = (name: string, value: string) => (name === value ? name : `${/^\w+$/.test(name) ? name : `'${name}'`}: ${value}`);

/**
 * Says of every call that reads JSON that a screen waits for it, so that the transport gives it less time than what changes
 * something or makes a file, and hands the transport the shape by which it reads the answer.
 */
function insertShapes() {
  for (const { file, folder } of contracts) {
    const { paths, components } = parse(readFileSync(file, 'utf8')) as Contract;
    const writer = new ShapeWriter(components?.schemas ?? {}, folder);
    for (const { parameters: _shared, ...item } of Object.values(paths)) {
      for (const [method, { operationId, responses, 'x-read': isRead = method === 'get' }] of Object.entries(item)) {
        const content = responses?.['200']?.content ?? {};
        const schema = content['application/json']?.schema;
        // What may come as plain text as well is read by whoever asked for it.
        const answer = schema && Object.keys(content).length === 1 ? writer.answer(schema, isRead) : undefined;
        if (!operationId || (!answer && !(isRead && schema))) continue;
        const call = new RegExp(`(export const ${operationId} = async \\([\\s\\S]*?\\n {4}\\.\\.\\.options,\\n)`);
        const source = callSources(folder).find((candidate) => call.test(readFileSync(candidate, 'utf8')));
        if (!source) throw new Error(`No generated function for ${operationId} (${file})`);
        const marks = `${isRead ? '    isRead: true,\n' : ''}${answer ? `    answer: { operation: '${operationId}', shape: ${answer.expression} },\n` : ''}`;
        const text = readFileSync(source, 'utf8').replace(call, `$1${marks}`);
        const imports = (answer?.imports ?? []).map((name) => `import { ${name} } from '../shapes/${name}';\n`);
        writeFileSync(source, imports.reduce((whole, line) => (whole.includes(line) ? whole : whole.replace('import ', `${line}import `)), text));
      }
    }
  }
}

/** The generated modules that hold calls. */
function callSources(folder: string): string[] {
  return filesUnder(folder).filter((path) => path.endsWith('.ts') && !/\.(msw|faker|zod)\.ts$/.test(path) && !/[\\/](models|shapes)[\\/]/.test(path));
}

/**
 * Orval makes a query with a missing parameter wait for ever, in silence. The contract wants an error that names it, so the
 * generated guard goes: whoever has no parameter yet says `enabled: false` or `skipToken` openly.
 */
function dropSilentGuards() {
  for (const source of filesUnder(target).filter((path) => path.endsWith('.ts') && !/\.(msw|faker|zod)\.ts$/.test(path))) {
    const text = readFileSync(source, 'utf8');
    const open = text.replace(/\benabled: (?:\w+ !== (?:null|undefined)(?: && )?)+, ?/g, '');
    if (open !== text) writeFileSync(source, open);
  }
}

/** Has the checks of lists whose entries must differ really look, see `uniqueMark`. A list that is marked nowhere stops the generation. */
function checkUniqueLists() {
  const found = contracts.map(({ file }) => readFileSync(file, 'utf8').split('uniqueItems: true').length - 1).reduce((sum, count) => sum + count, 0);
  let made = 0;
  for (const source of filesUnder(target).filter((path) => path.endsWith('.zod.ts'))) {
    const text = readFileSync(source, 'utf8');
    const checked = text.replaceAll(`${uniqueMark}')`, () => {
      made += 1;
      return `').refine((list) => new Set(list?.map((entry) => JSON.stringify(entry))).size === (list?.length ?? 0), 'Entries must differ')`;
    });
    if (checked.includes(uniqueMark)) throw new Error(`${source} has a mark of a list that no check could be made of`);
    if (checked !== text) writeFileSync(source, checked);
  }
  if (made < found) throw new Error(`${found} lists of the contract have entries that must differ, but only ${made} checks of them were generated`);
}

function generate() {
  rmSync(target, { recursive: true, force: true });
  execFileSync('orval', ['--config', 'orval.config.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  insertRequiredChecks();
  insertShapes();
  dropSilentGuards();
  checkUniqueLists();
}

function contentOf(folder: string) {
  return new Map(filesUnder(folder).map((path) => [relative(folder, path), readFileSync(path, 'utf8')]));
}

if (process.argv.includes('--check')) {
  const kept = join(mkdtempSync(join(process.cwd(), '.cache-gen-')), 'gen');
  cpSync(target, kept, { recursive: true });
  try {
    generate();
    const [committed, fresh] = [contentOf(kept), contentOf(target)];
    const different = [...new Set([...committed.keys(), ...fresh.keys()])].filter((name) => committed.get(name) !== fresh.get(name));
    if (different.length > 0) {
      console.error(`src/gen is not what openapi/ generates. Run "npm run gen" and commit the result. Different:\n  ${different.slice(0, 20).join('\n  ')}`);
      process.exitCode = 1;
    } else console.log(`src/gen is what the contract generates (${fresh.size} files).`);
  } finally {
    rmSync(target, { recursive: true, force: true });
    renameSync(kept, target);
    rmSync(join(kept, '..'), { recursive: true, force: true });
  }
} else {
  generate();
  console.log(`Generated ${filesUnder(target).length} files in ${target}.`);
}
