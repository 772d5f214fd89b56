import { fileTypes, type Operation, type Security } from './operation';

/** The part of an OpenAPI document in use. */
interface Contract {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>;
}

interface ContractOperation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly 'x-read'?: boolean;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: { readonly maxLength?: number } }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}

const securityOf: Readonly<Record<string, Security>> = {
  bearerAuth: 'bearer',
  optionalBearerAuth: 'optional',
  csrfToken: 'csrf',
  sessionCookie: 'session',
};

function bodyOf({ requestBody }: ContractOperation): Operation['body'] {
  if (!requestBody) return 'none';
  return 'application/json' in requestBody.content ? 'json' : 'text';
}

/** The most characters of a plain text; JSON has generated checks. */
function longestTextOf({ requestBody }: ContractOperation): Pick<Operation, 'longestText'> {
  const longestText = requestBody?.content['text/plain']?.schema?.maxLength;
  return longestText === undefined ? {} : { longestText };
}

function answerOf({ responses }: ContractOperation): Operation['answer'] {
  const good = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const types = Object.keys(good?.content ?? {});
  if (types.length === 0) return 'none';
  if (types.includes('application/json')) return 'json';
  return types.includes(fileTypes.pdf) ? 'pdf' : 'excel';
}

function answersText({ responses }: ContractOperation): boolean {
  const good = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  return 'text/plain' in (good?.content ?? {});
}

/** The operations of contracts, by operationId, in the contracts' order. An operation without a known security scheme is a fault. */
export function operationsOf(contracts: readonly unknown[]): Record<string, Operation> {
  const operations: Record<string, Operation> = {};
  for (const contract of contracts as readonly Contract[]) {
    const base = contract.servers[0]?.url ?? '';
    for (const [path, item] of Object.entries(contract.paths)) {
      for (const [method, operation] of Object.entries(item)) {
        if (operation.operationId === undefined) continue;
        const scheme = Object.keys(operation.security?.[0] ?? {})[0] ?? '';
        const security = securityOf[scheme];
        if (!security) throw new Error(`${operation.operationId} has no security scheme known to the mock backend`);
        operations[operation.operationId] = {
          tag: operation.tags?.[0] ?? '',
          method: method.toUpperCase() as Operation['method'],
          path: base + path,
          security,
          reads: method === 'get' || operation['x-read'] === true,
          body: bodyOf(operation),
          answer: answerOf(operation),
          ...longestTextOf(operation),
          ...(answersText(operation) && { answersText: true }),
        };
      }
    }
  }
  return operations;
}

/** The text of `operations.ts`: the table as a module, one line for each operation. */
export function operationsModule(contracts: readonly unknown[]): string {
  const lines = Object.entries(operationsOf(contracts)).map(([id, operation]) => {
    const fields = Object.entries(operation).map(([key, value]) => `${key}: ${typeof value === 'string' ? `'${value}'` : value}`);
    return `  ${id}: { ${fields.join(', ')} },`;
  });
  return [
    '// Written from openapi/ by `npm run gen`.',
    "import type { Operation } from './operation';",
    '',
    '/** Every call of the contract, by its operationId. */',
    'export const operations = {',
    ...lines,
    '} as const satisfies Record<string, Operation>;',
    '',
    '/** The name of a call of the contract. */',
    'export type OperationId = keyof typeof operations;',
    '',
  ].join('\n');
}

/** Folders of each contract's generated modules, by the names of package.json. */
const homes = ['#gen', '#gen/klevu'];

/** Tags in alphabetical order, each with where the modules of its contract are. */
function tagsOf(contracts: readonly unknown[]): readonly (readonly [tag: string, home: string])[] {
  return contracts
    .flatMap((contract, index) =>
      [...new Set(Object.values(operationsOf([contract])).map(({ tag }) => tag))].map((tag) => [tag, homes[index] ?? ''] as const),
    )
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

const camel = (tag: string) => tag.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The text of `handlerModules.ts`: orval's modules for msw, of all tags together. */
export function handlerModules(contracts: readonly unknown[]): string {
  const tags = tagsOf(contracts);
  return [
    '// Written from openapi/ by `npm run gen`.',
    ...tags.map(([tag, home]) => `import * as ${camel(tag)} from '${home}/${tag}/${tag}.msw.ts';`),
    '',
    '/** The generated handlers and answers of all calls, by their names. */',
    'export const handlerModules = {',
    ...tags.map(([tag]) => `  ...${camel(tag)},`),
    '};',
    '',
  ].join('\n');
}

/** The text of `schemaModules.ts`: orval's modules for zod, by tag. */
export function schemaModules(contracts: readonly unknown[]): string {
  const key = (tag: string) => (tag.includes('-') ? `'${tag}'` : tag);
  return [
    '// Written from openapi/ by `npm run gen`.',
    '/** Modules of schemas by tag; each is loaded when its first call comes, because together they are large. */',
    'export const schemaModules = {',
    ...tagsOf(contracts).map(([tag, home]) => `  ${key(tag)}: () => import('${home}/zod/${tag}/${tag}.zod.ts'),`),
    '};',
    '',
  ].join('\n');
}
