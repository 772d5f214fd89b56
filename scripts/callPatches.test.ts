// @vitest-environment node
import { expect, test } from 'vitest';
import { withFileAnswer, withImport, withRequiredCheck, withShape, withUniqueChecks } from './callPatches';

/** Two calls as orval writes them. */
const generated = `import { useQuery } from '@tanstack/react-query';

export const listThings = async (tenantCode: string, options?: Parameters<typeof bearerRequest>[1]): Promise<Thing[]> => {

  return bearerRequest<Thing[]>(getListThingsUrl(tenantCode),
  {
    ...options,
    method: 'GET'
  }
);}

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

/** The generated text after a change that a newer orval could bring. */
function doctored(from: string, to: string): string {
  const text = generated.replace(from, to);
  expect(text).not.toBe(generated);
  return text;
}

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
] as const)('%s aborts the check of required parameters', (_case, text, operation, requirements) => {
  expect(() => withRequiredCheck(text, operation, requirements)).toThrow(operation);
});

test('a call names the schema of its answer for the transport', () => {
  expect(withShape(generated, 'listThings', 'list(thing)')).toBe(
    doctored(
      `...options,\n    method: 'GET'`,
      `...options,\n    answer: { operation: 'listThings', shape: list(thing) },\n    method: 'GET'`,
    ),
  );
});

test.each([
  [
    'options that are not spread',
    doctored(`    ...options,\n    method: 'GET'`, `    ...requestOptions,\n    method: 'GET'`),
    'listThings',
  ],
  ['a call of another name', generated, 'listOthers'],
] as const)('%s aborts the schema check', (_case, text, operation) => {
  expect(() => withShape(text, operation, 'thing')).toThrow(operation);
});

test('a call for a file returns the file and its name', () => {
  const text = withFileAnswer(generated, 'printThing');
  expect(text).toContain('): Promise<FileAnswer> => {');
  expect(text).toContain('bearerRequest<FileAnswer>(getPrintThingUrl(tenantCode,params)');
});

test.each([
  ['a file of another type', doctored('): Promise<Blob>', '): Promise<File>')],
  ['a file asked for in another way', doctored('bearerRequest<Blob>', 'bearerRequest<File>')],
] as const)('%s aborts the generation', (_case, text) => {
  expect(() => withFileAnswer(text, 'printThing')).toThrow('printThing');
});

test('an import is added at the top, once', () => {
  const line = `import { requireParameters } from '../../http/required';`;
  const text = withImport(generated, line);
  expect(text).toBe(`${line}\n${generated}`);
  expect(withImport(text, line)).toBe(text);
  expect(() => withImport('export const a = 1;', line)).toThrow('Found no place');
});

test('lists with unique entries are checked and counted; a mark without a possible check aborts the generation', () => {
  const { text, made } = withUniqueChecks(`zod.array(zod.string()).describe('Skus. {{unique}}')`, ' {{unique}}');
  expect(made).toBe(1);
  expect(text).toMatch(/^zod\.array\(zod\.string\(\)\)\.describe\('Skus\.'\)\.refine\(/);
  expect(() => withUniqueChecks('zod.array(zod.string()).describe("Skus. {{unique}}")', ' {{unique}}')).toThrow(
    'could not be given its check',
  );
});
