import { parseArgs } from 'node:util';
import { isTenantCode, tenantCodes } from '#domain/customer/tenant.ts';
import { deviationsOf } from '#mocks/contract/checks.ts';
import { operations, type OperationId } from '#mocks/contract/operations.ts';
import { changesByReading } from '#mocks/contract/reading.ts';
import { answersWhereNothingIs, exampleBodies, exampleQuery, seedVariables, lessons, ownIds, type Known } from './contractExamples';

/** Settings of a check. */
export interface CheckSettings {
  /** Base address of /v1 and /klevu-proxy, without a slash at the end. */
  readonly base: string;
  readonly token: string | undefined;
  /** JSESSIONID; without one the call that requires it isn't made. */
  readonly session: string | undefined;
  readonly csrf: string;
  readonly tenant: string;
  readonly customer: string;
  /** Code of a fair; without one the calls inside of a fair aren't made. */
  readonly fair: string | undefined;
  readonly only: readonly OperationId[] | undefined;
  /** Verdicts that are no failure. */
  readonly allowed: readonly Verdict[];
}

/** Result of one call. */
export type Verdict = 'ok' | 'deviates' | 'refused' | 'no answer' | 'not called';

/** One row of the table. */
export interface Row {
  readonly id: OperationId;
  readonly status: number | undefined;
  readonly verdict: Verdict;
  readonly notes: readonly string[];
}

/** Usage of the check. */
export const usage = `Usage: npm run contract:check -- URL [options]

Calls the read operations of a running backend and compares status, headers and bodies with the contract. It changes nothing:
the details of order templates, which take out what is no longer sold, are not read.
URL is where /v1 and /klevu-proxy lie; a final /v1 may stand: https://shop.example, https://shop.example/v1, https://gate.example/shop/v1

  --token TOKEN        access token; without it only what visitors may read is called
  --session ID         JSESSIONID of the session, for the call that fetches a token
  --csrf TOKEN         XSRF-TOKEN, sent as cookie and header; any text where the backend only compares the two
  --tenant CODE        default AL
  --customer NUMBER    a customer of the token's user; default 100
  --fair CODE          a fair, for the calls inside of one
  --only ID,ID         only these operations (and the lists that ids are learnt from)
  --allow-refused      calls that the backend turns away (4xx) are no failure
  --allow-not-called   calls that lack credentials or an id out of a list are no failure
  --help

Exit codes: 0 all as the contract says, 1 something deviates, was refused, not called or not answered, 2 wrong usage.`;

/** The operations that only read, first the lists that ids are learnt from. */
const reading: readonly OperationId[] = (Object.keys(operations) as OperationId[])
  .filter((id) => operations[id].reads && !changesByReading.has(id))
  .sort((one, other) => Number(lessons[one] === undefined) - Number(lessons[other] === undefined));

/**
 * Reads the words of the command line; undefined when they ask for help.
 *
 * @throws Error with a sentence for a word that means nothing
 */
export function readArguments(words: readonly string[]): CheckSettings | undefined {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      token: text,
      session: text,
      csrf: { ...text, default: 'contract-check' },
      tenant: { ...text, default: 'AL' },
      customer: { ...text, default: '100' },
      fair: text,
      only: text,
      'allow-refused': flag,
      'allow-not-called': flag,
      help: { ...flag, short: 'h' },
    },
  });
  if (values.help) return undefined;
  const [url = '', ...more] = positionals;
  if (more.length > 0) throw new Error(`Expected one URL; "${more[0]}" is unexpected.`);
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new Error(url === '' ? 'The URL of the backend is missing.' : `"${url}" is not an http(s) URL.`);
  if (!isTenantCode(values.tenant)) throw new Error(`Unknown tenant "${values.tenant}". Known: ${tenantCodes.join(', ')}.`);
  const only = values.only?.split(',').map((id) => id.trim());
  const unknown = only?.find((id) => !reading.some((one) => one === id));
  if (unknown !== undefined) throw new Error(`"${unknown}" is not a read-only operation of the contract.`);
  const { origin, pathname } = new URL(url);
  return {
    base: origin + pathname.replace(/\/+$/, '').replace(/\/v1$/, ''),
    token: values.token,
    session: values.session,
    csrf: values.csrf,
    tenant: values.tenant,
    customer: values.customer,
    fair: values.fair,
    only: only && reading.filter((id) => only.includes(id)),
    allowed: [
      'ok',
      ...(values['allow-refused'] ? ['refused' as const] : []),
      ...(values['allow-not-called'] ? ['not called' as const] : []),
    ],
  };
}

/** The request of an operation, or the reason why it can't be made. */
function requestOf(id: OperationId, settings: CheckSettings, known: Known): Request | string {
  const operation = operations[id];
  if (operation.security === 'bearer' && settings.token === undefined) return 'no --token given';
  if (operation.security === 'session' && settings.session === undefined) return 'no --session given';
  const missing: string[] = [];
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const source = ownIds[id]?.[name] ?? name;
    const value = known[source];
    if (value === undefined) missing.push(source);
    return encodeURIComponent(value ?? '');
  });
  if (missing.length > 0) return `no ${missing.join(', ')} known: neither given nor found in a list`;
  const body = operation.method === 'GET' ? undefined : exampleBodies[id]?.(known);
  if (operation.method !== 'GET' && operation.body !== 'none' && body === undefined) return 'no example body: no list had its values';
  const cookies = [`tenant=${settings.tenant}`];
  const headers = new Headers({ 'Accept-Language': 'de' });
  if (settings.token !== undefined && (operation.security === 'bearer' || operation.security === 'optional'))
    headers.set('Authorization', `Bearer ${settings.token}`);
  if (settings.session !== undefined) cookies.push(`JSESSIONID=${settings.session}`);
  if (operation.security === 'csrf') {
    headers.set('X-XSRF-TOKEN', settings.csrf);
    cookies.push(`XSRF-TOKEN=${settings.csrf}`);
  }
  headers.set('Cookie', cookies.join('; '));
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  return new Request(`${settings.base}${path}?${exampleQuery(known)}`, {
    method: operation.method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function check(id: OperationId, settings: CheckSettings, known: Record<string, string | undefined>): Promise<Row> {
  const request = requestOf(id, settings, known);
  if (typeof request === 'string') return { id, status: undefined, verdict: 'not called', notes: [request] };
  let response: Response;
  let notes: string[];
  try {
    response = await fetch(request);
    notes = await deviationsOf({ id, operation: operations[id], params: {} }, response);
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    return { id, status: undefined, verdict: 'no answer', notes: [String(reason)] };
  }
  const { status } = response;
  if (Number.isNaN(Date.parse(response.headers.get('Date') ?? ''))) notes.push('no readable Date');
  if (notes.length > 0) return { id, status, verdict: 'deviates', notes };
  if (status >= 500) return { id, status, verdict: 'deviates', notes: ['the backend failed'] };
  if (response.ok) {
    // A body by the contract, so its values can be read where they belong.
    for (const [name, read] of lessons[id] ?? []) known[name] ??= read((await response.clone().json()) as never);
    return { id, status, verdict: 'ok', notes };
  }
  if (answersWhereNothingIs[id] === status) return { id, status, verdict: 'ok', notes };
  return { id, status, verdict: 'refused', notes: [await messageOf(response)] };
}

async function messageOf(response: Response): Promise<string> {
  const { code, message } = (await response.json()) as { code: string; message: string };
  return `${code}: ${message}`;
}

/** Calls all that reads, first the lists that ids are learnt from. */
export async function checkBackend(settings: CheckSettings): Promise<Row[]> {
  const { tenant, customer, fair } = settings;
  const known: Record<string, string | undefined> = {
    ...seedVariables,
    tenant,
    customerId: customer,
    subshopCode: fair,
    cartType: fair,
    fairId: fair,
  };
  const rows: Row[] = [];
  for (const id of reading) {
    const isWanted = !settings.only || settings.only.includes(id);
    if (!isWanted && !lessons[id]) continue;
    const row = await check(id, settings, known);
    if (isWanted) rows.push(row);
  }
  return rows;
}

/** The rows as a table with a last line that counts, and whether any of them fails. */
export function report(rows: readonly Row[], { allowed }: Pick<CheckSettings, 'allowed'>): { text: string; hasFailed: boolean } {
  const lines = rows.flatMap(({ id, status, verdict, notes }) => [
    `${verdict.padEnd(10)} ${String(status ?? '–').padEnd(4)} ${operations[id].method.padEnd(5)}${id}`,
    ...notes.slice(0, 5).map((note) => `             ${note}`),
  ]);
  const count = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length;
  const failures = rows.filter(({ verdict }) => !allowed.includes(verdict)).length;
  const sum = `${count('ok')} conform, ${count('deviates')} deviate, ${count('refused')} refused, ${count('no answer')} without an answer, ${count('not called')} not called.`;
  const hasFailed = failures > 0 || rows.length === 0;
  return { text: [...lines, '', `${sum} ${hasFailed ? 'The check failed.' : 'The check passed.'}`].join('\n'), hasFailed };
}
