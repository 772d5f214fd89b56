import { spawn, type ChildProcess } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { plantedFolder } from './plantedFaults.ts';
import { endsWith, type Failure, type Level } from './level.ts';

/** So many files of journeys are run for a fault that names none. */
const maxFiles = 3;
const report = `${plantedFolder}/journeys.json`;

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

/** The words of a name in camel case or of a path, each in the singular. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[^a-zA-Z]+|(?=[A-Z])/)
    .map((word) => word.toLowerCase().replace(/s$/, ''))
    .filter((word) => word.length > 2);

/** Files of journeys whose names share words with a fault's id and the path of its file, most of them first. */
export function namedAlike(files: readonly string[], { id, file }: { readonly id: string; readonly file: string }): string[] {
  const words = new Set([...wordsOf(id), ...wordsOf(file)]);
  const alike = files.map((path) => {
    const own = wordsOf(basename(path, '.spec.ts'));
    const shared = own.filter((word) => words.has(word)).length;
    return { path, shared, others: own.length - shared };
  });
  return alike
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.others - b.others)
    .map(({ path }) => path);
}

/** The journeys over HTTP on the build with the faults, served beside a mock backend of their own. */
export async function journeyLevel(): Promise<Level> {
  const [production, mock] = await Promise.all([freePort(), freePort()]);
  const env = { ...process.env, SHOP_PRODUCTION_PORT: production, MOCK_PORT: mock, SHOP_SERVERS: 'running' };
  // The backend itself has no faults.
  const servers = [start('npm', ['run', '--silent', 'mock', '--', '--strict'], { ...env, PLANTED: '' }), start('vite', ['preview'], env)];
  await Promise.all([answers(`http://127.0.0.1:${mock}/mock/health`), answers(`http://127.0.0.1:${production}/`)]);
  const files = globSync('tests/e2e/*.spec.ts').map((file) => file.replaceAll('\\', '/'));
  return {
    name: 'journey',
    candidatesFor: (fault) =>
      fault.journeys?.map((name) => `tests/e2e/${name}.spec.ts`) ?? namedAlike(files.toSorted(), fault).slice(0, maxFiles),
    firstFailure: async (tests, faultId) => {
      for (const test of tests) {
        const failure = await run(test, { ...env, PLANTED_FAULT: faultId });
        if (failure) return failure;
      }
      return undefined;
    },
    close: () => {
      for (const { pid } of servers) if (pid !== undefined) process.kill(-pid);
      return Promise.resolve();
    },
  };
}

/** In a process group of its own, so that its children end with it. */
const start = (command: string, words: string[], env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(command, words, { env, stdio: 'ignore', detached: true });

async function answers(url: string): Promise<void> {
  for (const end = Date.now() + 180_000; Date.now() < end;) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No server answers at ${url}`);
}

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly title: string; readonly tests: readonly Result[] }[];
}
interface Result {
  readonly results: readonly { readonly status: string; readonly errors: readonly { readonly message?: string }[] }[];
}

/** Runs a file of journeys, or one journey of it: "tests/e2e/cart.spec.ts > A removed line". Its first failure ends it. */
async function run(test: string, env: NodeJS.ProcessEnv): Promise<Failure | undefined> {
  const [file = '', title] = test.split(' > ');
  rmSync(report, { force: true });
  const words = ['test', '--config', 'playwright.planted.config.ts', '--project', 'http', '--max-failures', '1', file];
  const child = spawn('playwright', [...words, ...(title === undefined ? [] : ['-g', endsWith(title)])], {
    env,
    stdio: 'ignore',
  });
  await new Promise((resolve) => child.on('close', resolve));
  const { suites, errors } = JSON.parse(readFileSync(report, 'utf8')) as {
    suites: readonly Suite[];
    errors: readonly { message: string }[];
  };
  const specs = (suite: Suite): Suite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specs)];
  for (const spec of suites.flatMap(specs)) {
    const failed = spec.tests.flatMap(({ results }) => results).find(({ status }) => status === 'failed' || status === 'timedOut');
    if (failed) return { test: `${file} > ${spec.title}`, reason: stripVTControlCharacters(failed.errors[0]?.message ?? failed.status) };
  }
  if (errors[0]) throw new Error(`${test} can't be run: ${errors[0].message}`);
  return undefined;
}
