import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleAnswer, exampleInput } from '#mocks/contract/examples.fixture.ts';
import { answerTypes } from '#mocks/contract/operation.ts';
import { operations, type OperationId } from '#mocks/contract/operations.ts';
import { findOperation } from '#mocks/contract/route.ts';
import * as shop from '#gen/index.ts';
import * as searchProxy from '#gen/klevu/index.ts';
import { FetchError, ResponseError, SessionUnreachableError } from '#http/errors.ts';
import { brokenAnswers, brokenKinds, type BrokenKind } from './brokenAnswers.fixture';
import { failures, installBackend, logins, openTab, until } from './faults.fixture';
import { fileRead } from './fileRead';
import { writeFailure } from './invalidation';
import { readRule } from './operations';

/**
 * Every call of the contract with every fault of its answer: it ends in time, with the tabled outcome and number of requests, and
 * succeeds once the answers are good again. How screens show a fault is tabled with their calls.
 */
const ids = Object.keys(operations) as OperationId[];
const generated = { ...shop, ...searchProxy } as unknown as Readonly<Record<string, (...parameters: unknown[]) => object>>;

/** The fault of an operation's answer; undefined for the contract's example. */
let broken: (id: OperationId) => BrokenKind | undefined = () => undefined;
let calls: OperationId[] = [];
let token = '';

function goodAnswer(id: OperationId): Response {
  const { status, body } = exampleAnswer(id);
  const [type] = answerTypes(operations[id]);
  if (type === undefined) return new Response(null, { status });
  return type === 'application/json' ? Response.json(body, { status }) : new Response(new Blob(['file'], { type }), { status });
}

installBackend(async () => ({
  isBusy: () => false,
  token: () => token,
  csrfToken: () => 'csrf',
  setToken: (next) => {
    token = next;
  },
  fetch: async (url: string, { method = 'GET', signal }: RequestInit = {}) => {
    const id = findOperation(method, new URL(url, 'http://al.localhost').pathname)?.id;
    if (id === undefined) throw new Error(`${method} ${url} stands in no contract`);
    calls.push(id);
    const kind = broken(id);
    return kind === undefined ? goodAnswer(id) : brokenAnswers[kind](signal as AbortSignal);
  },
}));

/** Unhandled rejections. */
const unheard: unknown[] = [];
const listen = (reason: unknown) => unheard.push(reason);
beforeAll(() => void process.on('unhandledRejection', listen));
afterAll(() => void process.off('unhandledRejection', listen));
beforeEach(() => {
  // The share of a pause that is left to chance.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  calls = [];
  token = 'first';
  unheard.length = 0;
});

const isFile = (id: OperationId) => operations[id].answer === 'pdf' || operations[id].answer === 'excel';
const optionsOf = (id: OperationId, kind: 'Query' | 'Mutation') => `get${id[0]?.toUpperCase()}${id.slice(1)}${kind}Options`;

/** Makes the call of an operation's examples, as a screen makes it. */
async function make(client: QueryClient, id: OperationId): Promise<unknown> {
  const { path, query, body } = exampleInput(id);
  const parameters = Object.keys(query).length > 0 ? query : undefined;
  if (!operations[id].reads) {
    const write = new MutationObserver(client, generated[optionsOf(id, 'Mutation')]?.() as never);
    return write.mutate({ ...path, ...(body && { data: body.value }), ...(parameters && { params: parameters }) } as never);
  }
  const input = [...Object.values(path), ...(body ? [body.value] : []), ...(parameters ? [parameters] : [])];
  return client.fetchQuery({ ...generated[optionsOf(id, 'Query')]?.(...input), ...(isFile(id) && fileRead) } as never);
}

function nameOf(error: unknown): string {
  if (error instanceof SessionUnreachableError) return 'the session can’t be reached';
  if (error instanceof FetchError) return 'no answer';
  return error instanceof ResponseError ? `status ${error.status}` : String(error);
}

/** End of a call: its outcome, the number of requests, and the seconds until it was known. */
interface End {
  readonly as: string;
  readonly error?: unknown;
  readonly seconds: number;
}

async function endOf(client: QueryClient, id: OperationId): Promise<End> {
  const start = Date.now();
  const seconds = () => (Date.now() - start) / 1_000;
  try {
    await make(client, id);
    return { as: 'taken', seconds: seconds() };
  } catch (error) {
    return { as: nameOf(error), error, seconds: seconds() };
  }
}

async function endsOf(client: QueryClient, made: readonly OperationId[]): Promise<ReadonlyMap<OperationId, End>> {
  const ends = new Map<OperationId, End>();
  for (const id of made) void endOf(client, id).then((end) => ends.set(id, end));
  await until(() => ends.size === made.length);
  return ends;
}

/** Expected outcome, with the number of requests and the seconds if they differ from one request at once. */
type Expected = readonly [as: string, asked?: number, seconds?: number];
const noUse: Expected = ['status 200'];
const taken: Expected = ['taken'];

/** Reads and writes with each fault. A read is retried once if the fault may pass, a write never. */
const table: Readonly<Record<BrokenKind, { readonly reads: Expected; readonly writes: Expected }>> = {
  'status 400': { reads: ['status 400'], writes: ['status 400'] },
  'status 401': { reads: ['status 401'], writes: ['status 401'] },
  'status 403': { reads: ['status 403'], writes: ['status 403'] },
  'status 404': { reads: ['status 404'], writes: ['status 404'] },
  'status 408': { reads: ['status 408', 2, 0.5], writes: ['status 408'] },
  'status 409': { reads: ['status 409'], writes: ['status 409'] },
  'status 413 with a page': { reads: ['status 413'], writes: ['status 413'] },
  'status 422': { reads: ['status 422'], writes: ['status 422'] },
  'status 429, 2 seconds': { reads: ['status 429', 2, 2], writes: ['status 429'] },
  'status 429, a date': { reads: ['status 429', 2, 3], writes: ['status 429'] },
  'status 429, an hour': { reads: ['status 429'], writes: ['status 429'] },
  'status 500': { reads: ['status 500', 2, 0.5], writes: ['status 500'] },
  'status 500 with a long page': { reads: ['status 500', 2, 0.5], writes: ['status 500'] },
  'status 502 with a page': { reads: ['status 502', 2, 0.5], writes: ['status 502'] },
  'status 503, 1 second': { reads: ['status 503', 2, 1], writes: ['status 503'] },
  'status 504 with a page': { reads: ['status 504', 2, 0.5], writes: ['status 504'] },
  'no connection': { reads: ['no answer', 2, 0.5], writes: ['no answer'] },
  'no answer': { reads: ['no answer', 2, 30.5], writes: ['no answer', 1, 30] },
  'cut off': { reads: ['no answer', 2, 0.5], writes: ['no answer'] },
  'a drip': { reads: ['no answer', 2, 30.5], writes: ['no answer', 1, 30] },
  'half of the JSON': { reads: noUse, writes: noUse },
  // A write may have an empty answer.
  nothing: { reads: noUse, writes: taken },
  'status 204': { reads: noUse, writes: taken },
  'the page of a sign-on': { reads: noUse, writes: noUse },
  'JSON as bytes': { reads: noUse, writes: taken },
  'JSON without its type': { reads: noUse, writes: taken },
  'a text': { reads: noUse, writes: taken },
  'a number': { reads: noUse, writes: taken },
  null: { reads: noUse, writes: taken },
  'an empty object': { reads: noUse, writes: taken },
  'a list of 10,000': { reads: noUse, writes: taken },
};

/** Bodies that are no answer to a write whose answer counts. */
const otherBodies: readonly BrokenKind[] = [
  'JSON as bytes',
  'JSON without its type',
  'a text',
  'a number',
  'null',
  'an empty object',
  'a list of 10,000',
];
/** Writes whose answer is the new truth, so that it has to have its shape. */
const answeredWrites: readonly OperationId[] = [
  'importCompanionOrder',
  'setCartItem',
  'removeCartItem',
  'setCartItems',
  'setSingleCartItem',
  'submitCart',
  'setSubshopCartItems',
  'setSubshopCartItem',
  'removeSubshopCartItem',
  'setSubshopCartItemNoDetail',
  'submitSubshopCart',
];
/** Answers of which nothing has to be there. */
const mayBeEmpty: readonly OperationId[] = [
  'completeProducts',
  'completeSubshopProducts',
  'getCustomTenantFooter',
  'getFooter',
  'getHeader',
  'getProductRestriction',
  'getTools',
  'listContacts',
  'suggestSearchTerms',
];

function expected(kind: BrokenKind, id: OperationId): Expected {
  const { reads, security } = operations[id];
  const usual = table[kind][reads ? 'reads' : 'writes'];
  const [as, , seconds] = usual;
  // The token is renewed once, and the refused call repeated.
  if (kind === 'status 401' && (security === 'bearer' || security === 'optional')) return [as, 2];
  if (isFile(id)) {
    if (kind === 'JSON as bytes' || kind === 'JSON without its type') return taken;
    if (as === 'taken') return noUse;
    // A file may take half a minute and isn't asked for again.
    if (reads) return seconds === 30.5 ? [as, 1, 30] : [as];
  }
  if (answeredWrites.includes(id) && otherBodies.includes(kind)) return noUse;
  if (mayBeEmpty.includes(id) && kind === 'an empty object') return taken;
  if (id === 'getUnreadNotificationCount' && kind === 'a number') return taken;
  return usual;
}

/** Its answer is JSON or a text, so that it has no shape; no screen asks it. */
const withoutShape: OperationId = 'doesCustomerHaveBfUser';

/** With these the session endpoint says that there is no session. */
const sessionEndings: readonly BrokenKind[] = ['status 400', 'status 401', 'status 403'];

function policyOf(kind: BrokenKind, id: OperationId) {
  const usual = operations[id].reads ? (readRule([id])?.failure ?? 'inline') : writeFailure(id);
  // A message on the way to the login would only startle.
  return kind === 'status 401' && usual === 'toast' ? 'silent' : usual;
}

const line = (id: OperationId, [as, asked = 1, seconds = 0]: Expected) => `${id}: ${as}, asked ${asked} ×, ${seconds} s`;

describe.each(brokenKinds)('%s', (kind) => {
  // A token that is wanted by itself would be mixed up with the one that others renew.
  const made = ids.filter((id) => kind !== 'status 401' || id !== 'getToken');

  test('every call ends as the table says, and succeeds when repeated', async () => {
    const { client } = openTab();
    broken = (id) => (made.includes(id) ? kind : undefined);
    const ends = await endsOf(client, made);
    const found = (id: OperationId) => {
      const { as, seconds } = ends.get(id) ?? { as: 'never', seconds: 0 };
      return line(id, [as, calls.filter((call) => call === id).length, seconds]);
    };
    const checked = made.filter((id) => id !== withoutShape);
    expect(checked.filter((id) => found(id) !== line(id, expected(kind, id))).map(found)).toEqual([]);
    const failed = made.filter((id) => ends.get(id)?.as !== 'taken');
    const policiesOf = (id: OperationId) => failures.filter(({ error }) => error === ends.get(id)?.error).map(({ policy }) => policy);
    expect(Object.fromEntries(failed.map((id) => [id, policiesOf(id)]))).toEqual(
      Object.fromEntries(failed.map((id) => [id, [policyOf(kind, id)]])),
    );
    expect(failures).toHaveLength(failed.length);
    // Nothing is sent later by itself.
    const [asked, end] = [calls.length, Date.now()];
    await until(() => Date.now() - end >= 90_000);
    expect(calls.slice(asked)).toEqual([]);
    expect(logins).not.toHaveBeenCalled();

    broken = () => undefined;
    const again = await endsOf(openTab().client, made);
    expect(made.filter((id) => again.get(id)?.as !== 'taken')).toEqual([]);
    expect(unheard).toEqual([]);
  });

  test('during a token renewal only the end of the session leads to the login', async () => {
    const { client } = openTab();
    broken = (id) => (id === 'getToken' ? kind : 'status 401');
    const change = async () => (await endsOf(client, ['setCartItem'])).get('setCartItem');
    const end = await change();
    const isOver = sessionEndings.includes(kind);
    // Asking for a token twice takes longer than a change may.
    const isLate = kind === 'no answer' || kind === 'a drip';
    const as = isOver ? 'status 401' : isLate ? 'no answer' : 'the session can’t be reached';
    expect([end?.as, logins.mock.calls.length]).toEqual([as, isOver ? 1 : 0]);
    expect(calls.filter((call) => call === 'setCartItem')).toHaveLength(1);
    expect(end?.seconds).toBeLessThanOrEqual(30);
    // The backend works again, the last token request is over, and the session continues if it has not ended.
    const ended = Date.now();
    await until(() => Date.now() - ended >= 1_000);
    broken = (id) => (id !== 'getToken' && token === 'first' ? 'status 401' : undefined);
    expect((await change())?.as).toBe(isOver ? 'status 401' : 'taken');
    expect(unheard).toEqual([]);
  });
});
