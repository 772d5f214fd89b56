import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { handlerModules, operationsModule, operationsOf, schemaModules } from '#mocks/contract/operationTable.ts';
import { lookFiles } from '#scripts/derived.ts';
import { moduleOf } from '#scripts/shopModule.ts';
import { tenantListFiles, withTenant } from '#scripts/tenantFiles.ts';

// CONTRIBUTING.md followed step by step, without a file being written.

/** The lists of tenants with one more. */
const entered = withTenant(Object.fromEntries(tenantListFiles.map((file) => [file, readFileSync(file, 'utf8')])), {
  code: 'XX',
  title: 'Ährenmühl',
  colour: '#14793f',
});
const codes = entered['src/domain/customer/tenant.ts'] ?? '';

/** The compiler's errors in files, with replaced texts; by file. */
function complaints(files: readonly string[], changed: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => readFileSync(path, 'utf8')) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, '.');
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  const textAt = (path: string) => changed[relative('.', path).replaceAll('\\', '/')];
  host.readFile = (path) => textAt(path) ?? readFile(path);
  host.fileExists = (path) => textAt(path) !== undefined || fileExists(path);
  const program = ts.createProgram([...files, 'node_modules/vite/client.d.ts'], options, host);
  return files.flatMap((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => [file, ts.flattenDiagnosticMessageText(messageText, ' ')] as const),
  );
}

test('a tenant: the recipe names every file that fails to compile without it', () => {
  const recipe = /## Add a tenant\n([\s\S]*?)\n## /.exec(readFileSync('CONTRIBUTING.md', 'utf8'))?.[1] ?? '';
  const lists = globSync(['src/**/*.ts', 'src/**/*.tsx', 'mocks/**/*.ts'])
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('src/gen/'))
    .filter((path) => {
      const text = readFileSync(path, 'utf8');
      return /Record<[^,]*(?:Tenant|Theme)Code/.test(text) && !/^\/\/ Written .*npm run gen/.test(text);
    });
  const code = { 'src/domain/customer/tenant.ts': codes };
  const asked = complaints(lists, code);
  expect(asked.map(([file]) => file)).toEqual(['mocks/world/places.ts', 'mocks/world/shopSigns.ts']);
  for (const [file, complaint] of asked) {
    expect(complaint).toContain("Property 'XX' is missing");
    expect(recipe).toContain(`\`${file}\``);
  }
  for (const file of tenantListFiles.filter((path) => !path.startsWith('deploy'))) expect(recipe).toContain(`\`${file}\``);
  expect(
    complaints(
      asked.map(([file]) => file),
      entered,
    ),
  ).toEqual([]);
});

test('a tenant: its code and its tokens are sufficient for its look', async () => {
  const tokens = readFileSync('src/themes/tenants/AL.ts', 'utf8')
    .replaceAll('assets/AL/', 'assets/XX/')
    .replace("code: 'AL'", "code: 'XX'");
  const files = await lookFiles({
    'src/domain/customer/tenant.ts': codes,
    'src/themes/tenants/XX.ts': tokens.replace(/name: '\w+'/, "name: 'Ährenmühl'"),
  });
  const own = Object.keys(files).filter((path) => path.includes('XX'));
  expect(own.toSorted()).toEqual([
    'src/themes/assets/XX/favicon.svg',
    'src/themes/assets/XX/logo-on-dark.svg',
    'src/themes/assets/XX/logo.svg',
    'src/themes/assets/XX/missing-image.svg',
  ]);
  expect(files['src/themes/assets/XX/logo.svg']).toMatch(/<title>Ährenmühl<\/title>.*<path [^>]*d="M[-\d .MLQCZ]{200,}"/);
  expect(files['src/themes/lookModules.ts']).toContain("XX: () => import('./tenants/XX'),");
  expect(files['src/themes/lookModules.ts']).toContain("XX: () => import('./stylesheets/XX.css'),");
  expect(files['src/themes/allTokens.ts']).toContain("import { look as XX } from './tenants/XX';");
});

const contract = {
  servers: [{ url: '/v1' }],
  paths: {
    '/gift-cards': {
      get: {
        operationId: 'listGiftCards',
        tags: ['gift-card'],
        security: [{ bearerAuth: [] }],
        responses: { 200: { content: { 'application/json': {} } } },
      },
    },
  },
};

test('a tag: its calls are in the tables of the mock backend, and the generated handlers answer until it has its own', async () => {
  expect(operationsOf([contract])).toMatchObject({
    listGiftCards: { tag: 'gift-card', method: 'GET', path: '/v1/gift-cards', answer: 'json' },
  });
  expect(schemaModules([contract])).toContain("'gift-card': () => import('#gen/zod/gift-card/gift-card.zod.ts')");
  const { respond } = await moduleOf<{ respond(handlers: object, call: object): Promise<Response> }>('./mocks/respond.ts', {
    'mocks/contract/operations.ts': operationsModule([contract]),
    'mocks/contract/handlerModules.ts': handlerModules([contract]),
    'src/gen/gift-card/gift-card.msw.ts': `
      import { http, HttpResponse } from 'msw';
      export const getListGiftCardsResponseMock = () => ['made up'];
      export const getListGiftCardsMockHandler = (content: () => unknown) =>
        http.get('*/v1/gift-cards', async () => HttpResponse.json(await content()));
    `,
  });
  const call = {
    route: { id: 'listGiftCards', operation: operationsOf([contract])['listGiftCards'] },
    request: new Request('http://localhost/v1/gift-cards'),
  };
  expect(await (await respond({}, call)).json()).toEqual(['made up']);
  expect(await (await respond({ listGiftCards: () => ['a handler of its own'] }, call)).json()).toEqual(['a handler of its own']);
});
