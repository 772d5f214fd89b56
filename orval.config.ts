import { readFileSync } from 'node:fs';
import { defineConfig, type OptionsExport } from 'orval';
import { parse } from 'yaml';

/**
 * Generates the files of `src/gen` from the contract: models, react-query hooks, msw handlers, faker data and zod schemas.
 * `npm run gen` runs this file from `scripts/gen.ts`, which then puts the required-parameter check into every call.
 */

/**
 * Where orval writes, from where `scripts/gen.ts` takes the files over into `src/gen`. It lies as deep as `src/gen`, because the files import
 * the transport by a relative path, and begins with a dot, so that nothing else reads it.
 */
export const generatedInto = 'src/.gen';

interface ContractOperation {
  operationId?: string;
  security?: Record<string, unknown>[];
  responses?: Record<string, { content?: Record<string, { schema?: { format?: string } }> }>;
  'x-read'?: boolean;
  'x-keeps-401'?: boolean;
}
interface Contract {
  paths: Record<string, Record<string, ContractOperation>>;
}

const mutatorOfScheme: Record<string, string> = {
  bearerAuth: 'bearerRequest',
  optionalBearerAuth: 'optionalBearerRequest',
  csrfToken: 'csrfRequest',
  sessionCookie: 'sessionRequest',
};

/**
 * A query never waits in silence for a parameter that is missing: the contract wants an error that names it (C§5), and a caller that has
 * none yet says `enabled: false` or `skipToken`.
 */
const queryOptions = { enabled: true };

/**
 * What the contract says of an operation decides how its call travels: the security scheme picks the transport function,
 * and `x-read: true` on a POST makes it a query (a search with a body reads, it doesn't write). Its request tells the transport whether a
 * screen waits for the answer, whether that is a file, and whether a 401 stays with the screen (`CallInit` in src/http/request.ts).
 */
function operationOverrides(file: string) {
  const { paths } = parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Contract;
  const overrides: Record<string, object> = {};
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!operation.operationId) continue;
      const scheme = Object.keys(operation.security?.[0] ?? {})[0];
      const name = scheme && mutatorOfScheme[scheme];
      if (!name) throw new Error(`${file}: ${method.toUpperCase()} ${path} has no security scheme that the transport knows`);
      const { 'x-read': isQuery = method === 'get', 'x-keeps-401': keepsUnauthorized = false } = operation;
      if (keepsUnauthorized && scheme !== 'csrfToken')
        throw new Error(`${operation.operationId}: only content calls leave the screen on a 401, so no other can keep it`);
      const media = Object.values(operation.responses?.['200']?.content ?? {});
      overrides[operation.operationId] = {
        mutator: { path: './src/http/request.ts', name },
        requestOptions: {
          ...(isQuery && operation.responses?.['200']?.content?.['application/json']?.schema && { isRead: true }),
          ...(media.some(({ schema }) => schema?.format === 'binary') && { isFile: true }),
          ...(keepsUnauthorized && { keepsUnauthorized }),
        },
        query: { options: queryOptions, ...(operation['x-read'] && { useQuery: true, useMutation: false }) },
      };
    }
  }
  return overrides;
}

function client(file: string, folder: string, base: string): OptionsExport {
  return {
    input: { target: file },
    output: {
      target: `./${generatedInto}/${folder}endpoints.ts`,
      schemas: `./${generatedInto}/${folder}models`,
      mode: 'tags-operations',
      client: 'react-query',
      httpClient: 'fetch',
      baseUrl: base,
      urlEncodeParameters: true,
      mock: {
        indexMockFiles: true,
        generators: [
          { type: 'msw', useExamples: false, delay: false, baseUrl: `*${base}`, operationResponses: true },
          { type: 'faker', schemas: true },
        ],
      },
      override: {
        query: { version: 5, signal: true, useOperationIdAsQueryKey: true, options: queryOptions },
        fetch: { includeHttpResponseReturnType: false },
        enumGenerationType: 'const',
        mock: {
          exactOptional: true,
          // Faker can't make a string from an anchored pattern; these formats of the contract get a fixed, valid one.
          format: {
            decimal: () => '0.95',
            'signed-decimal': () => '12.90',
            factor: () => '0.95',
            'idn-email': () => 'johanna.ebner@gasthof-ebner.example',
            gtin: () => '9012345678905',
            'time-of-day': () => '14:00',
            'product-word': () => 'shop',
            language: () => 'de',
            locale: () => 'de-AT',
          },
        },
        operations: operationOverrides(file),
      },
    },
  };
}

/** Ends the description of a list whose entries must differ, which the zod generator doesn't know; `scripts/gen.ts` makes the check of it. */
export const uniqueMark = ' {{unique}}';

/** The contract with every such list marked. */
function markUniqueLists<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(markUniqueLists) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, markUniqueLists(part)]));
  if (copy['uniqueItems'] === true)
    copy['description'] = `${typeof copy['description'] === 'string' ? copy['description'] : ''}${uniqueMark}`;
  return copy as Value;
}

function schemas(file: string, folder: string): OptionsExport {
  return {
    input: { target: file, override: { transformer: markUniqueLists } },
    output: {
      target: `./${generatedInto}/${folder}zod/endpoints.ts`,
      mode: 'tags-split',
      client: 'zod',
      fileExtension: '.zod.ts',
      override: { zod: { generateEachHttpStatus: true, generateReusableSchemas: true } },
    },
  };
}

export default defineConfig({
  v1: client('./openapi/v1.yaml', '', '/v1'),
  v1Zod: schemas('./openapi/v1.yaml', ''),
  klevu: client('./openapi/klevu-proxy.yaml', 'klevu/', '/klevu-proxy'),
  klevuZod: schemas('./openapi/klevu-proxy.yaml', 'klevu/'),
});
