// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  holdsCall,
  splitByOperation,
  withImport,
  withMarks,
  withoutHooks,
  withoutSilentGuards,
  withRequiredCheck,
  withUniqueChecks,
} from './callPatches';

/** Two calls as orval writes them. */
const generated = `import { useQuery } from '@tanstack/react-query';

export const listThings = async (tenantCode: string, options?: Parameters<typeof bearerRequest>[1]): Promise<Thing[]> => {

  return bearerRequest<Thing[]>(getListThingsUrl(tenantCode),
  {
    ...options,
    method: 'GET'
  }
);}

export const getListThingsQueryOptions = () => {
   return  { queryKey, queryFn, enabled: tenantCode !== null && tenantCode !== undefined, ...queryOptions}
}

export const printThing = async (tenantCode: string,
    thingBody: ThingBody,
    params: PrintThingParams, options?: Parameters<typeof bearerRequest>[1]): Promise<Blob> => {

  return bearerRequest<Blob>(getPrintThingUrl(tenantCode,params),
  {
    ...options,
    method: 'POST'
  }
);}
`;

const nothing = { path: [], query: [], body: false };
const plain = { isRead: false, shape: undefined, isFile: false, keepsUnauthorized: false };

/** The generated text after a change that a newer orval could bring. */
function doctored(from: string, to: string): string {
  const text = generated.replace(from, to);
  expect(text).not.toBe(generated);
  return text;
}

test('a call is found by its operationId', () => {
  expect([holdsCall(generated, 'printThing'), holdsCall(generated, 'print'), holdsCall(generated, 'getListThingsQueryOptions')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('the check of required parameters is the first statement of its call', () => {
  const text = withRequiredCheck(generated, 'printThing', { path: ['tenant-code'], query: ['from', 'sort-by'], body: true });
  expect(text).toContain(
    `Promise<Blob> => {\n  requireParameters('printThing', { 'tenant-code': tenantCode, from: params?.from, 'sort-by': params?.['sort-by'], thingBody });\n`,
  );
  expect(withRequiredCheck(generated, 'listThings', nothing)).toBe(generated);
});

test.each([
  ['a function that is no arrow', doctored('Promise<Thing[]> => {', 'Promise<Thing[]> {'), 'listThings', nothing],
  ['a call of another name', generated, 'listOthers', nothing],
  ['no argument for the path', generated, 'listThings', { ...nothing, path: ['id'] }],
  ['no argument for the query', generated, 'listThings', { ...nothing, query: ['id'] }],
  ['no argument for the body', generated, 'listThings', { path: ['tenantCode'], query: [], body: true }],
] as const)('%s stops the check of required parameters', (_case, text, operation, requirements) => {
  expect(() => withRequiredCheck(text, operation, requirements)).toThrow(operation);
});

test('a call tells the transport what it is', () => {
  expect(withMarks(generated, 'listThings', { isRead: true, shape: 'list(thing)', isFile: false, keepsUnauthorized: true })).toBe(
    doctored(
      `...options,\n    method: 'GET'`,
      `...options,\n    isRead: true,\n    keepsUnauthorized: true,\n    answer: { operation: 'listThings', shape: list(thing) },\n    method: 'GET'`,
    ),
  );
  expect(withMarks(generated, 'listThings', plain)).toBe(generated);
});

test('a call for a file answers with the file and its name', () => {
  const text = withMarks(generated, 'printThing', { ...plain, isFile: true });
  expect(text).toContain('): Promise<FileAnswer> => {');
  expect(text).toContain(
    `bearerRequest<FileAnswer>(getPrintThingUrl(tenantCode,params),\n  {\n    ...options,\n    isFile: true,\n    method: 'POST'`,
  );
});

test.each([
  [
    'options that are not spread',
    doctored(`    ...options,\n    method: 'GET'`, `    ...requestOptions,\n    method: 'GET'`),
    'listThings',
    { ...plain, isRead: true },
  ],
  ['a call of another name', generated, 'listOthers', { ...plain, isRead: true }],
  ['a file of another type', doctored('): Promise<Blob>', '): Promise<File>'), 'printThing', { ...plain, isFile: true }],
  ['a file asked for in another way', doctored('bearerRequest<Blob>', 'bearerRequest<File>'), 'printThing', { ...plain, isFile: true }],
] as const)('%s stops the marks', (_case, text, operation, marks) => {
  expect(() => withMarks(text, operation, marks)).toThrow(operation);
});

test('an import is put in front, once', () => {
  const line = `import { requireParameters } from '../../http/required';`;
  const text = withImport(generated, line);
  expect(text).toBe(`${line}\n${generated}`);
  expect(withImport(text, line)).toBe(text);
  expect(() => withImport('export const a = 1;', line)).toThrow('No place');
});

test('guards that wait in silence are taken out and counted; those of another form stop the generation', () => {
  const { text, dropped } = withoutSilentGuards(generated);
  expect(text).toContain('{ queryKey, queryFn, ...queryOptions}');
  expect(dropped).toBe(1);
  expect(withoutSilentGuards(text).dropped).toBe(0);
  expect(() => withoutSilentGuards(doctored('tenantCode !== null && tenantCode !== undefined', '!!(tenantCode)'))).toThrow(
    '!!(tenantCode)',
  );
});

test('lists whose entries must differ are checked and counted; a mark that no check could be made of stops the generation', () => {
  const { text, made } = withUniqueChecks(`zod.array(zod.string()).describe('Skus. {{unique}}')`, ' {{unique}}');
  expect(made).toBe(1);
  expect(text).toMatch(/^zod\.array\(zod\.string\(\)\)\.describe\('Skus\.'\)\.refine\(/);
  expect(() => withUniqueChecks('zod.array(zod.string()).describe("Skus. {{unique}}")', ' {{unique}}')).toThrow('no check');
});

const hooks = `import { useQuery } from '@tanstack/react-query';
import type {
  QueryKey,
  UseQueryResult
} from '@tanstack/react-query';

const withQueryKey = (query: object) => query;

export const getListThingsQueryOptions = () => ({ queryKey: [] as QueryKey });

export type ListThingsQueryError = Error

export function useListThings(): UseQueryResult
export function useListThings() {
  return withQueryKey(useQuery(getListThingsQueryOptions()));
}
`;

test('hooks go with what only they need', () => {
  expect(withoutHooks(hooks)).toEqual({
    text: `import type {\n  QueryKey\n} from '@tanstack/react-query';\n\nexport const getListThingsQueryOptions = () => ({ queryKey: [] as QueryKey });\n`,
    dropped: 1,
  });
  expect(() => withoutHooks(hooks.replaceAll('useListThings', 'listThingsHook'))).toThrow('useQuery');
});

describe('a module of a whole tag taken apart', () => {
  const tag = `/**
 * Generated.
 */
import { thing } from '../shapes/thing';
import { basket } from '../shapes/basket';
import type {
  Basket,
  Thing
} from '../models';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/** A thing in a basket. */
export const getThing = async (basket: string): Promise<Thing> => {
  return bearerRequest<Thing>('/v1/thing', { answer: { operation: 'getThing', shape: thing } });
}

export const getGetThingQueryOptions = (request?: SecondParameter<typeof bearerRequest>) => ({ queryFn: getThing });

export const listThings = async (): Promise<Basket> => {
  return bearerRequest<Basket>('/v1/things', { answer: { operation: 'listThings', shape: basket } });
}
`;

  test('each operation has a module with what it needs and nothing else', () => {
    const modules = splitByOperation(tag, ['getThing', 'listThings']);
    expect([...modules.keys()]).toEqual(['getThing', 'listThings']);
    const [one, many] = [...modules.values()] as [string, string];
    expect(one).toMatch(/^\/\*\*\n \* Generated\./);
    expect(one).toContain('export const getThing =');
    expect(one).toContain('export const getGetThingQueryOptions =');
    expect(one).toContain('type SecondParameter<');
    expect(one).toContain("from '../shapes/thing'");
    expect(one).not.toMatch(/listThings|shapes\/basket|Basket,/);
    expect(many).toContain("from '../shapes/basket'");
    expect(many).not.toMatch(/getThing|SecondParameter|shapes\/thing/);
  });

  test('an export that belongs to no operation stops the generation', () => {
    expect(() => splitByOperation(tag, ['getThing'])).toThrow('belongs to no operation: listThings');
  });
});
