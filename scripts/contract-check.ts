// Checks a running backend against the contract: calls the read operations with the given credentials, validates status,
// headers and bodies, and prints what deviates. It changes nothing: only operations that read are called.
//   npm run contract:check -- http://127.0.0.1:9092 --token TOKEN --tenant AL --customer 100 [--only getCart,listOrders]
import { deviationsOf } from '../mocks/contract/checks';
import { operations, type OperationId } from '../mocks/contract/operations';
import { exampleBodies } from './contractExamples';

interface Result { id: OperationId; status: number | undefined; verdict: 'ok' | 'deviates' | 'refused' | 'not called' | 'no answer'; notes: string[] }

function argumentsOf(argv: readonly string[]) {
  const options: Record<string, string> = {};
  let url: string | undefined;
  for (let index = 0; index < argv.length; index += 1) {
    const word = argv[index] ?? '';
    if (!word.startsWith('--')) {
      url = word;
      continue;
    }
    options[word.slice(2)] = argv[index + 1] ?? '';
    index += 1;
  }
  return { url, options };
}

const { url, options } = argumentsOf(process.argv.slice(2));
if (!url || !URL.canParse(url)) {
  console.error('Usage: npm run contract:check -- URL [--token TOKEN] [--session JSESSIONID] [--csrf XSRF-TOKEN] [--tenant AL] [--customer 100] [--only operationId,…]');
  process.exit(2);
}
const origin = new URL(url).origin;
const { token, session, csrf = 'contract-check', tenant = 'AL', customer = '100' } = options;
const only = options['only']?.split(',');

/** Ids for paths; those that only the backend knows are learnt from the lists that it answers. */
const known: Record<string, string> = {
  tenant, customerId: customer, type: 'invoice', receiptType: 'invoice', pageIndex: '0', cartType: 'herbst', subshopCode: 'herbst', fairId: 'herbst',
  product: 'webshop', userName: 'contract.check', uuid: 'home',
};

/** What lists teach: the operation, and where in its answer the id for later paths stands. */
const lessons: Partial<Record<OperationId, [name: string, read: (body: never) => string | undefined]>> = {
  searchProducts: ['sku', (body: { products?: { sku: string }[] }) => body.products?.[0]?.sku],
  listOrderOverview: ['orderId', (body: { orders?: { id: string }[] }) => body.orders?.[0]?.id],
  listReceipts: ['documentNumber', (body: { documents?: { documentNumber: string }[] }) => body.documents?.[0]?.documentNumber],
  listOrderTemplates: ['orderTemplateId', (body: { id: string }[]) => body[0]?.id],
  listGroupedInventories: ['inventoryId', (body: { inventories?: { inventories?: { id: string }[] }[] }) => body.inventories?.[0]?.inventories?.[0]?.id],
  listNotifications: ['notificationId', (body: { items?: { id: number }[] }) => body.items?.[0] && String(body.items[0].id)],
};

function requestOf(id: OperationId): Request | string {
  const operation = operations[id];
  const missing: string[] = [];
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = known[name];
    if (value === undefined) missing.push(name);
    return encodeURIComponent(value ?? '');
  });
  if (missing.length > 0) return `no ${missing.join(', ')} known`;
  const query = new URLSearchParams({
    customerId: customer, tenant, sku: known['sku'] ?? '', skus: known['sku'] ?? '', receiptType: 'invoice', languageCode: 'de', fullSlug: 'home',
    contactPersonId: '1', groupByArticleChecked: 'false', generationMode: 'averagePrice',
  });
  const headers: Record<string, string> = { 'Accept-Language': 'de' };
  if (token && (operation.security === 'bearer' || operation.security === 'optional')) headers['Authorization'] = `Bearer ${token}`;
  const cookies = [`tenant=${tenant}`, ...(session ? [`JSESSIONID=${session}`] : [])];
  if (operation.security === 'csrf') {
    headers['X-XSRF-TOKEN'] = csrf;
    cookies.push(`XSRF-TOKEN=${csrf}`);
  }
  headers['Cookie'] = cookies.join('; ');
  const body = operation.method === 'GET' ? undefined : exampleBodies[id]?.(known);
  if (operation.method !== 'GET' && body === undefined) return 'no example body';
  return new Request(`${origin}${path}?${query}`, {
    method: operation.method,
    headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function check(id: OperationId): Promise<Result> {
  const request = requestOf(id);
  if (typeof request === 'string') return { id, status: undefined, verdict: 'not called', notes: [request] };
  let response: Response;
  try {
    response = await fetch(request, { signal: AbortSignal.timeout(30_000), redirect: 'manual' });
  } catch (error) {
    return { id, status: undefined, verdict: 'no answer', notes: [String(error)] };
  }
  const notes = await deviationsOf({ id, operation: operations[id], params: {} }, response).catch((error: unknown) => [String(error)]);
  if (response.status === 401 || response.status === 403) {
    return { id, status: response.status, verdict: notes.length > 0 ? 'deviates' : 'refused', notes: [...notes, 'the credentials do not reach it'] };
  }
  const lesson = lessons[id];
  if (response.ok && lesson) {
    const learnt = lesson[1]((await response.clone().json()) as never);
    if (learnt !== undefined) known[lesson[0]] = learnt;
  }
  return { id, status: response.status, verdict: notes.length > 0 || response.status >= 500 ? 'deviates' : 'ok', notes };
}

const first = Object.keys(lessons) as OperationId[];
const reading = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].reads && (!only || only.includes(id)));
const results: Result[] = [];
for (const id of [...reading.filter((id) => first.includes(id)), ...reading.filter((id) => !first.includes(id))]) results.push(await check(id));

for (const { id, status, verdict, notes } of results) {
  console.log(`${verdict.padEnd(10)} ${String(status ?? '–').padEnd(4)} ${operations[id].method.padEnd(5)}${id}`);
  for (const note of notes.slice(0, 5)) console.log(`             ${note}`);
}
const count = (verdict: Result['verdict']) => results.filter((result) => result.verdict === verdict).length;
console.log(`\n${count('ok')} as the contract says, ${count('deviates')} deviate, ${count('refused')} refused, ${count('no answer')} without an answer, ${count('not called')} not called.`);
process.exitCode = count('deviates') + count('no answer') > 0 ? 1 : 0;
