// Brings src/gen up to date with openapi/, and everything else that is written from something (derived.ts); only files that differ are written.
// With --check it changes nothing and fails when something differs.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { generatedInto as fresh, uniqueMark } from '../orval.config.ts';
import {
  holdsCall,
  splitByOperation,
  withImport,
  withMarks,
  withoutHooks,
  withoutSilentGuards,
  withRequiredCheck,
  withUniqueChecks,
  type Requirements,
} from './callPatches.ts';
import { derivedFiles, derivedPlaces, staleFiles, writeStale, type Files } from './derived.ts';
import { ShapeWriter, type Schema } from './shapes.ts';
import { readWords } from './words.ts';

const { values } = readWords('npm run gen, npm run gen:check', { options: { check: { type: 'boolean', default: false } } });

const target = 'src/gen';
const contracts = [
  { file: 'openapi/v1.yaml', folder: fresh },
  { file: 'openapi/klevu-proxy.yaml', folder: join(fresh, 'klevu') },
];

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
}
interface Media {
  content?: Record<string, { schema?: Schema }>;
  headers?: Record<string, unknown>;
}
interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean };
  responses?: Record<string, Media>;
  security?: Record<string, unknown>[];
  'x-read'?: boolean;
  'x-keeps-401'?: boolean;
}
interface Contract {
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>;
  components?: { parameters?: Record<string, Parameter>; schemas?: Record<string, Schema> };
}

/** Required path and query parameters of an operation, and whether its body is required. */
function requirementsOf(operation: Operation, shared: Parameter[], components: Contract['components']): Requirements {
  const resolve = (parameter: Parameter) =>
    parameter.$ref ? (components?.parameters?.[parameter.$ref.split('/').at(-1) ?? ''] ?? parameter) : parameter;
  const all = [...shared, ...(operation.parameters ?? [])].map(resolve).filter((p) => p.required);
  const named = (where: string) => all.filter((p) => p.in === where).map((p) => p.name ?? '');
  return { path: named('path'), query: named('query'), body: Boolean(operation.requestBody?.required) };
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The generated modules that hold calls. */
function callSources(folder: string): string[] {
  return filesUnder(folder).filter(
    (path) => path.endsWith('.ts') && !/\.(msw|faker|zod)\.ts$/.test(path) && !/[\\/](models|shapes)[\\/]/.test(path),
  );
}

/**
 * Puts into every call the check of its required parameters, and what it tells the transport: that a screen waits for it, so that it
 * gets less time than what changes something or makes a file; the shape by which its answer is read; that the answer is a file; that
 * its 401 stays. An operation whose function isn't found stops the generation.
 */
function completeCalls() {
  for (const { file, folder } of contracts) {
    const { paths, components } = parse(readFileSync(file, 'utf8')) as Contract;
    const writer = new ShapeWriter(components?.schemas ?? {}, folder);
    const texts = new Map(callSources(folder).map((source) => [source, readFileSync(source, 'utf8')]));
    for (const { parameters: shared = [], ...item } of Object.values(paths)) {
      for (const [method, operation] of Object.entries(item)) {
        const {
          operationId,
          responses,
          security,
          'x-read': isRead = method === 'get',
          'x-keeps-401': keepsUnauthorized = false,
        } = operation;
        if (!operationId) continue;
        const [source, text] = [...texts].find(([, candidate]) => holdsCall(candidate, operationId)) ?? [];
        if (source === undefined || text === undefined) throw new Error(`No generated function for ${operationId} (${file})`);
        if (keepsUnauthorized && !security?.some((scheme) => 'csrfToken' in scheme))
          throw new Error(`${operationId}: only content calls leave the screen on a 401, so no other can keep it`);
        const content = responses?.['200']?.content ?? {};
        const schema = content['application/json']?.schema;
        // What may come as plain text as well is read by whoever asked for it.
        const answer = schema && Object.keys(content).length === 1 ? writer.answer(schema, isRead) : undefined;
        const isFile = Object.values(content).some((media) => media.schema?.format === 'binary');
        if (isFile && !responses?.['200']?.headers?.['Content-Disposition'])
          throw new Error(`${operationId} answers with a file, but the contract has no Content-Disposition for its name`);
        const marked = withMarks(text, operationId, {
          isRead: isRead && schema !== undefined,
          shape: answer?.expression,
          isFile,
          keepsUnauthorized,
        });
        const imported = (answer?.imports ?? []).reduce(
          (whole, name) => withImport(whole, `import { ${name} } from '../shapes/${name}';`),
          marked,
        );
        texts.set(source, withRequiredCheck(imported, operationId, requirementsOf(operation, shared, components)));
      }
    }
    for (const [source, text] of texts) {
      const from = (module: string) => relative(join(source, '..'), `src/http/${module}`).replaceAll('\\', '/');
      const checked = text.includes('requireParameters(')
        ? withImport(text, `import { requireParameters } from '${from('required')}';`)
        : text;
      writeFileSync(
        source,
        checked.includes('<FileAnswer>') ? withImport(checked, `import type { FileAnswer } from '${from('fileAnswer')}';`) : checked,
      );
    }
  }
}

/** See `withoutSilentGuards`; that none is found anywhere stops the generation. */
function dropSilentGuards() {
  let all = 0;
  for (const source of callSources(fresh)) {
    const { text, dropped } = withoutSilentGuards(readFileSync(source, 'utf8'));
    all += dropped;
    writeFileSync(source, text);
  }
  if (all === 0)
    throw new Error(
      'No generated query waits for its parameters any more, so nothing is left to take out: see whether they fail by themselves now',
    );
}

/** See `withoutHooks`; a module with calls but without hooks stops the generation. */
function dropHooks() {
  for (const source of callSources(fresh).filter((path) => readFileSync(path, 'utf8').includes('Request<'))) {
    const { text, dropped } = withoutHooks(readFileSync(source, 'utf8'));
    if (dropped === 0) throw new Error(`${source} has no hooks any more, so nothing is left to take out`);
    writeFileSync(source, text);
  }
}

/** See `splitByOperation`; the modules of tags give way to those of their operations, also in the list of everything. */
function splitCalls() {
  for (const { file, folder } of contracts) {
    const { paths } = parse(readFileSync(file, 'utf8')) as Contract;
    const items = Object.values(paths).map(({ parameters: _shared, ...item }) => Object.values(item));
    const all = items.flat().flatMap(({ operationId }) => operationId ?? []);
    const index = join(folder, 'index.ts');
    const lines = readFileSync(index, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const source = join(folder, /'\.\/(.+)'/.exec(line)?.[1] ?? '');
        if (!callSources(folder).includes(source)) return line;
        const text = readFileSync(source, 'utf8');
        const operations = all.filter((operation) => holdsCall(text, operation));
        const modules = splitByOperation(text, operations);
        rmSync(source);
        for (const [operation, module] of modules) writeFileSync(join(source, '..', `${operation}.ts`), module);
        return operations.map((operation) => line.replace(/[\w-]+\.ts/, `${operation}.ts`));
      });
    writeFileSync(index, lines.join('\n'));
  }
}

/** See `withUniqueChecks`; a list of the contract that is checked nowhere stops the generation. */
function checkUniqueLists() {
  const found = contracts
    .map(({ file }) => readFileSync(file, 'utf8').split('uniqueItems: true').length - 1)
    .reduce((sum, count) => sum + count, 0);
  let all = 0;
  for (const source of filesUnder(fresh).filter((path) => path.endsWith('.zod.ts'))) {
    const { text, made } = withUniqueChecks(readFileSync(source, 'utf8'), uniqueMark);
    all += made;
    if (made > 0) writeFileSync(source, text);
  }
  if (all < found)
    throw new Error(`${found} lists of the contract have entries that must differ, but only ${all} checks of them were generated`);
}

/** What the contract generates, by the paths at which it should lie. */
function generatedFiles(): Files {
  try {
    rmSync(fresh, { recursive: true, force: true });
    execFileSync('orval', ['--config', 'orval.config.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
    completeCalls();
    dropSilentGuards();
    dropHooks();
    splitCalls();
    checkUniqueLists();
    return Object.fromEntries(
      filesUnder(fresh).map((path) => [join(target, relative(fresh, path)).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
    );
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

const generated = generatedFiles();
const generatedPlaces = [`${target}/**/*.*`];
const count = (files: Files) => Object.keys(files).length;

if (values.check) {
  const derived = await derivedFiles();
  const complain = (what: string, stale: readonly string[]) => {
    console.error(`${what}. Run "npm run gen" and commit the result. Different:\n  ${stale.slice(0, 20).join('\n  ')}`);
    process.exitCode = 1;
  };
  const [staleCalls, staleDerived] = [staleFiles(generated, generatedPlaces), staleFiles(derived, derivedPlaces)];
  if (staleCalls.length > 0) complain('src/gen is not what openapi/ generates', staleCalls);
  else console.log(`src/gen is what the contract generates (${count(generated)} files).`);
  if (staleDerived.length > 0) complain('Written files are not what they are written from', staleDerived);
  else console.log(`Texts, looks and the table of operations are what they are written from (${count(derived)} files).`);
} else {
  const changed = writeStale(generated, generatedPlaces);
  const others = writeStale(await derivedFiles(), derivedPlaces);
  console.log(`Of ${count(generated)} files in ${target} ${changed.length} changed, of those written from others ${others.length}.`);
}
