// Receives the shop's reports and hands them on to an OpenTelemetry collector, as log records (docs/reports.md). Any Node from 20 on.
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

const largest = 16 * 1024;
const kinds = new Set(['call', 'chunk', 'policy', 'render', 'shape', 'start', 'uncaught', 'vital', 'worker']);
const texts = ['screen', 'operation', 'requestId'];
const numbers = ['status', 'value', 'count'];

/** A field for OTLP; undefined for what a report must not hold: it comes from a browser, so it may be anything. */
function attributeOf(key, value) {
  if (texts.includes(key) && typeof value === 'string') return { key: `shop.${key}`, value: { stringValue: value.slice(0, 200) } };
  if (numbers.includes(key) && Number.isFinite(value)) return { key: `shop.${key}`, value: { doubleValue: value } };
  return undefined;
}

/** The logs that a beacon stands for, as OTLP takes them; undefined for what is no beacon. */
export function logsOf(text, now = Date.now()) {
  let beacon;
  try {
    beacon = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { release, tenant, reports } = beacon ?? {};
  if (typeof release !== 'string' || typeof tenant !== 'string' || !Array.isArray(reports)) return undefined;
  const logRecords = reports
    .slice(0, 20)
    .filter((report) => kinds.has(report?.kind))
    .map((report) => ({
      timeUnixNano: String(BigInt(now) * 1_000_000n),
      severityText: report.kind === 'vital' ? 'INFO' : 'ERROR',
      severityNumber: report.kind === 'vital' ? 9 : 17,
      body: { stringValue: `shop.${report.kind}` },
      attributes: Object.entries(report).flatMap(([key, value]) => attributeOf(key, value) ?? []),
    }));
  const resource = {
    attributes: [
      { key: 'service.name', value: { stringValue: 'shop' } },
      { key: 'service.version', value: { stringValue: release.slice(0, 100) } },
      { key: 'shop.tenant', value: { stringValue: tenant.slice(0, 2) } },
    ],
  };
  return { resourceLogs: [{ resource, scopeLogs: [{ logRecords }] }] };
}

async function receive(request) {
  let text = '';
  for await (const part of request.setEncoding('utf8')) if ((text += part).length > largest) return 413;
  const logs = logsOf(text);
  if (!logs) return 400;
  const body = JSON.stringify(logs);
  const answer = await fetch(process.env.OTLP_URL, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  return answer.ok ? 204 : 502;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  createServer((request, response) => {
    const isReport = request.method === 'POST' && request.url === '/shop-reports';
    const status = isReport ? receive(request).catch(() => 502) : Promise.resolve(404);
    void status.then((code) => response.writeHead(code).end());
  }).listen(Number(process.env.PORT ?? 9180), '127.0.0.1');
}
