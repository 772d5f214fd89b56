// Receives the shop's reports, and the browsers' own about its policy, and hands them on to an OpenTelemetry collector, as log records
// (docs/reports.md). Any Node from 20 on.
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

const stringOf = (key, value) => ({ key: `shop.${key}`, value: { stringValue: String(value).slice(0, 200) } });
const log = (now, severity, body, attributes) => ({
  timeUnixNano: String(BigInt(now) * 1_000_000n),
  severityText: severity,
  severityNumber: { INFO: 9, WARN: 13, ERROR: 17 }[severity],
  body: { stringValue: body },
  attributes,
});
const resourceLogs = (attributes, logRecords) => ({
  resourceLogs: [
    { resource: { attributes: [{ key: 'service.name', value: { stringValue: 'shop' } }, ...attributes] }, scopeLogs: [{ logRecords }] },
  ],
});

/** The origin of an address, or the word that a browser says in its place ("inline", "eval"): paths and queries are nobody's business. */
function originOf(address) {
  const word = String(address ?? '');
  if (!URL.canParse(word)) return word.split(/[/?#]/, 1)[0];
  const { origin, protocol } = new URL(word);
  return origin === 'null' ? protocol : origin;
}

/**
 * The logs of what the browser itself reports where the policy's `--report-to` leads: what the policy blocked (`application/csp-report`,
 * or `csp-violation` of `application/reports+json`), features that will go, what it stepped in at. Undefined for anything else.
 */
export function browserLogsOf(body, now = Date.now()) {
  const parsed = parsedJson(body);
  const old = parsed?.['csp-report'];
  const reports = Array.isArray(parsed)
    ? parsed
    : typeof old === 'object' && old !== null
      ? [
          {
            type: 'csp-violation',
            url: old['document-uri'],
            body: {
              effectiveDirective: old['effective-directive'] ?? old['violated-directive'],
              blockedURL: old['blocked-uri'],
              sourceFile: old['source-file'],
              disposition: old.disposition,
            },
          },
        ]
      : [];
  const known = reports.slice(0, 20).filter((report) => ['csp-violation', 'deprecation', 'intervention'].includes(report?.type));
  if (known.length === 0) return undefined;
  const records = known.map(({ type, url, body: what = {} }) =>
    log(now, type === 'csp-violation' && what.disposition !== 'report' ? 'ERROR' : 'WARN', `browser.${type}`, [
      stringOf('host', originOf(url)),
      stringOf('operation', type === 'csp-violation' ? what.effectiveDirective : what.id),
      stringOf('blocked', originOf(what.blockedURL)),
      stringOf('source', originOf(what.sourceFile)),
      stringOf('disposition', what.disposition ?? ''),
    ]),
  );
  return resourceLogs([], records);
}

function parsedJson(body) {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The logs that a beacon stands for, as OTLP takes them; undefined for what is no beacon. */
export function logsOf(body, now = Date.now()) {
  const { release, tenant, reports } = parsedJson(body) ?? {};
  if (typeof release !== 'string' || typeof tenant !== 'string' || !Array.isArray(reports)) return undefined;
  const logRecords = reports
    .slice(0, 20)
    .filter((report) => kinds.has(report?.kind))
    .map((report) =>
      log(
        now,
        report.kind === 'vital' ? 'INFO' : 'ERROR',
        `shop.${report.kind}`,
        Object.entries(report).flatMap(([key, value]) => attributeOf(key, value) ?? []),
      ),
    );
  const attributes = [
    { key: 'service.version', value: { stringValue: release.slice(0, 100) } },
    { key: 'shop.tenant', value: { stringValue: tenant.slice(0, 2) } },
  ];
  return resourceLogs(attributes, logRecords);
}

async function receive(request) {
  let sent = '';
  for await (const part of request.setEncoding('utf8')) if ((sent += part).length > largest) return 413;
  const isBrowsers = /^application\/(?:csp-report|reports\+json)\b/.test(request.headers['content-type'] ?? '');
  const logs = isBrowsers ? browserLogsOf(sent) : logsOf(sent);
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
