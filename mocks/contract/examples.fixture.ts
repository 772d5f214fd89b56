import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Client, openTestBackend, Received } from '../client.fixture';
import { cookieNames } from '../cookieNames';
import { operations, type OperationId } from './operations';

/** A part of a contract, inline or by reference. */
type Part = Readonly<Record<string, unknown>> & { readonly $ref?: string };

/** The part of a contract in use. */
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>;
}

interface ContractOperation {
  readonly operationId?: string;
  readonly parameters?: readonly Part[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Part>> };
  readonly responses: Readonly<Record<string, Part>>;
}

const contracts = ['v1', 'klevu-proxy'].map((name) => parse(readFileSync(`openapi/${name}.yaml`, 'utf8')) as Contract);

const found = new Map(
  contracts.flatMap((contract) =>
    Object.values(contract.paths).flatMap((item) =>
      Object.values(item).flatMap((operation) =>
        operation.operationId === undefined ? [] : [[operation.operationId, { contract, operation }] as const],
      ),
    ),
  ),
);

function resolve(contract: Contract, part: Part): Part {
  if (part.$ref === undefined) return part;
  const steps = part.$ref.replace('#/', '').split('/');
  return resolve(contract, steps.reduce<unknown>((whole, step) => (whole as Part)[step], contract) as Part);
}

/** The first example of a parameter or of a body; undefined where there is none. */
function exampleOf(contract: Contract, part: Part): unknown {
  if ('example' in part) return part['example'];
  const [named] = Object.values((part['examples'] ?? {}) as Readonly<Record<string, Part>>);
  return named && resolve(contract, named)['value'];
}

function partsOf(id: OperationId) {
  const parts = found.get(id);
  if (!parts) throw new Error(`${id} is in no contract`);
  return parts;
}

/** Input of a call, from the contract's examples alone, with all its parameters. */
interface ExampleInput {
  /** Parameters of the path, in their sequence. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Media type and value of the body; undefined for calls without one. */
  readonly body: { readonly type: string; readonly value: unknown } | undefined;
}

/** Input of an operation's examples. */
export function exampleInput(id: OperationId): ExampleInput {
  const { contract, operation } = partsOf(id);
  const found: Readonly<Record<string, Record<string, string>>> = { path: {}, query: {}, header: {} };
  for (const part of operation.parameters ?? []) {
    const parameter = resolve(contract, part);
    const values = found[String(parameter['in'])];
    if (values) values[String(parameter['name'])] = String(exampleOf(contract, parameter));
  }
  const [media] = Object.entries(operation.requestBody?.content ?? {});
  const order = [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, found['path']?.[name] ?? ''] as const);
  return {
    path: Object.fromEntries(order),
    query: found['query'] ?? {},
    headers: found['header'] ?? {},
    body: media && { type: media[0], value: exampleOf(contract, media[1]) },
  };
}

/** A call as a tool would make it of the contract's examples alone. */
interface ExampleCall {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly text?: string;
}

/** The call that an operation's examples make, all its parameters with it. */
function exampleCall(id: OperationId): ExampleCall {
  const { path: values, query, headers, body } = exampleInput(id);
  const path = operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const search = new URLSearchParams(query);
  return {
    path: search.size > 0 ? `${path}?${search}` : path,
    headers,
    ...(body?.type === 'text/plain' && { text: String(body.value) }),
    ...(body?.type === 'application/json' && body.value !== undefined && { body: body.value }),
  };
}

/** The good answer that an operation's contract shows: its status and, where it is JSON, its body. */
export function exampleAnswer(id: OperationId): { readonly status: number; readonly body: unknown } {
  const { contract, operation } = partsOf(id);
  const [good] = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  if (!good) throw new Error(`${id} has no good answer`);
  const media = (resolve(contract, good[1])['content'] as Readonly<Record<string, Part>> | undefined)?.['application/json'];
  return { status: Number(good[0]), body: media && exampleOf(contract, media) };
}

/** Makes an operation's example call, with other headers if need be, and nothing before it. */
export function callExample(client: Client, id: OperationId, headers: Readonly<Record<string, string>> = {}): Promise<Received> {
  const { path, headers: own, ...sent } = exampleCall(id);
  return client(operations[id].method, path, { ...sent, headers: { ...own, ...headers } });
}

/** Makes an operation's example call as a permitted demo user, after the calls that it depends on. */
export async function answerToExample({ as }: ReturnType<typeof openTestBackend>, id: OperationId): Promise<Received> {
  const client = await as(callers[id] ?? 'anna.al');
  client.cookies[cookieNames.customer] = '100';
  for (const first of firstCalls[id] ?? []) await callExample(client, first);
  return callExample(client, id);
}

/** Callers of operations' examples that Anna may not call. */
const callers: Partial<Record<OperationId, string>> = { createEmbeddedAnalyticsToken: 'david.al' };

/** Calls that must precede an operation's example: they create the object that it deletes or orders. */
const firstCalls: Partial<Record<OperationId, readonly OperationId[]>> = {
  getCart: ['setCartItem'],
  removeCartItem: ['setCartItems'],
  submitCart: ['setCartItem'],
  getSubshopCart: ['setSubshopCartItem'],
  removeSubshopCartItem: ['setSubshopCartItems'],
  submitSubshopCart: ['setSubshopCartItem'],
  getLabel: ['addLabel'],
  removeLabel: ['addLabel'],
  listLabelProducts: ['addLabel'],
  listLabelSkus: ['addLabel'],
  removeOrderTemplateItem: ['setOrderTemplateItem'],
};
