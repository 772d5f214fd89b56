// Brings src/gen up to date with openapi/, and everything else that is written from something (derived.ts); only files that differ are written.
// With --check it changes nothing and fails when something differs.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parse } from 'yaml';
import { generatedInto as fresh, uniqueMark } from '../orval.config.ts';
import { withFileAnswer, withImport, withRequiredCheck, withShape, withUniqueChecks, type Requirements } from './callPatches.ts';
import { derivedFiles, derivedPlaces, staleFiles, writeStale } from './derived.ts';
import { ShapeWriter, type Schema } from './shapes.ts';
import type { Files } from './shopModule.ts';
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
  'x-read'?: boolean;
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
 * Puts into every call the check of its required parameters, the shape by which its answer is read, and the type of a file. An operation
 * whose module isn't found stops the generation.
 */
function completeCalls() {
  for (const { file, folder } of contracts) {
    const { paths, components } = parse(readFileSync(file, 'utf8')) as Contract;
    const writer = new ShapeWriter(components?.schemas ?? {}, folder);
    const texts = new Map(callSources(folder).map((source) => [source, readFileSync(source, 'utf8')]));
    for (const { parameters: shared = [], ...item } of Object.values(paths)) {
      for (const [method, operation] of Object.entries(item)) {
        const { operationId, responses, 'x-read': isRead = method === 'get' } = operation;
        if (!operationId) continue;
        const [source, generated] = [...texts].find(([, text]) => text.includes(`export const ${operationId} = async (`)) ?? [];
        if (source === undefined || generated === undefined) throw new Error(`No generated function for ${operationId} (${file})`);
        const http = (module: string) => relative(join(source, '..'), `src/http/${module}`).replaceAll('\\', '/');
        let text = withRequiredCheck(generated, operationId, requirementsOf(operation, shared, components));
        if (text !== generated) text = withImport(text, `import { requireParameters } from '${http('required')}';`);
        const { content = {}, headers } = responses?.['200'] ?? {};
        const schema = content['application/json']?.schema;
        // The caller parses answers that may be plain text.
        const answer = schema && Object.keys(content).length === 1 ? writer.answer(schema, isRead) : undefined;
        if (answer) text = withShape(text, operationId, answer.expression);
        for (const name of answer?.imports ?? []) text = withImport(text, `import { ${name} } from '../shapes/${name}';`);
        if (Object.values(content).some((media) => media.schema?.format === 'binary')) {
          if (!headers?.['Content-Disposition'])
            throw new Error(`${operationId} answers with a file, but the contract has no Content-Disposition for its name`);
          text = withImport(withFileAnswer(text, operationId), `import type { FileAnswer } from '${http('fileAnswer')}';`);
        }
        writeFileSync(source, text);
      }
    }
  }
}

/**
 * Creates one module per tag with the handlers of its operations, as orval has none if each operation has a module. Removes the lists
 * of one handler, whose names collide with those of a schema's factory.
 */
function gatherHandlers() {
  const tags = new Map<string, string[]>();
  for (const source of filesUnder(fresh).filter((path) => path.endsWith('.msw.ts') && basename(path) !== 'index.msw.ts')) {
    const text = readFileSync(source, 'utf8');
    const single = text.replace(/\nexport const get\w+Mock = \(\) => \[\n {2}get\w+MockHandler\(\),?\n\]\n?$/, '\n');
    if (single === text) throw new Error(`${source} no longer lists its single handler: adapt scripts/gen.ts`);
    writeFileSync(source, single);
    tags.set(dirname(source), [...(tags.get(dirname(source)) ?? []), basename(source)]);
  }
  for (const [folder, files] of tags)
    writeFileSync(
      join(folder, `${basename(folder)}.msw.ts`),
      files
        .toSorted()
        .map((file) => `export * from './${file}';\n`)
        .join(''),
    );
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
  if (all < found) throw new Error(`${found} lists of the contract have uniqueItems, but only ${all} checks were generated`);
}

/** The files generated from the contract, by their paths. */
function generatedFiles(): Files {
  try {
    rmSync(fresh, { recursive: true, force: true });
    execFileSync('orval', ['--config', 'orval.config.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
    completeCalls();
    gatherHandlers();
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
  if (staleCalls.length > 0) complain('src/gen does not match openapi/', staleCalls);
  else console.log(`src/gen matches the contract (${count(generated)} files).`);
  if (staleDerived.length > 0) complain('Derived files do not match their sources', staleDerived);
  else console.log(`Texts, looks and the table of operations match their sources (${count(derived)} files).`);
} else {
  const changed = writeStale(generated, generatedPlaces);
  const others = writeStale(await derivedFiles(), derivedPlaces);
  console.log(`${changed.length} of ${count(generated)} files in ${target} changed, and ${others.length} derived files.`);
}
