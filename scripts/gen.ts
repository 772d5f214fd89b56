// Regenerates src/gen from openapi/. With --check it generates beside it and fails when the two differ.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';

const target = 'src/gen';
const contracts = [
  { file: 'openapi/v1.yaml', folder: target },
  { file: 'openapi/klevu-proxy.yaml', folder: join(target, 'klevu') },
];

interface Parameter { $ref?: string; name?: string; in?: string; required?: boolean }
interface Operation { operationId?: string; parameters?: Parameter[]; requestBody?: { required?: boolean } }
interface Contract {
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>;
  components?: { parameters?: Record<string, Parameter> };
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
    const sources = filesUnder(folder).filter((path) => path.endsWith('.ts') && !/\.(msw|faker|zod)\.ts$/.test(path) && !path.includes('models'));
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

function generate() {
  rmSync(target, { recursive: true, force: true });
  execFileSync('orval', ['--config', 'orval.config.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  insertRequiredChecks();
  dropSilentGuards();
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
