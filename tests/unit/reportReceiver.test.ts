// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

interface Logs {
  readonly resourceLogs: readonly {
    readonly scopeLogs: readonly {
      readonly logRecords: readonly {
        readonly severityText: string;
        readonly body: { readonly stringValue: string };
        readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue: string } }[];
      }[];
    }[];
  }[];
}
const { browserLogsOf } = (await import(pathToFileURL('docs/examples/otlpReceiver.mjs').href)) as {
  browserLogsOf(body: string): Logs | undefined;
};

/** A collector that records its requests. */
async function collector() {
  const received: unknown[] = [];
  const server = createServer((request, response) => {
    void request.toArray().then((parts) => {
      received.push(JSON.parse(Buffer.concat(parts as Buffer[]).toString()));
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { received, close: () => server.close(), port: typeof address === 'object' && address ? address.port : 0 };
}

async function freePort(): Promise<number> {
  const { port, close } = await collector();
  close();
  return port;
}

test('the receiver of docs/examples forwards a beacon to OpenTelemetry, and refuses anything else', async () => {
  const { received, close, port } = await collector();
  const own = await freePort();
  const receiver = spawn(process.execPath, ['docs/examples/otlpReceiver.mjs'], {
    env: { ...process.env, OTLP_URL: `http://127.0.0.1:${port}/v1/logs`, PORT: String(own) },
  });
  try {
    const post = (body: string, path = '/shop-reports', type = 'text/plain') =>
      fetch(`http://127.0.0.1:${own}${path}`, { method: 'POST', body, headers: { 'Content-Type': type } }).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(() => post('no JSON'), { timeout: 10_000 }).toBe(400);
    expect(await post('{"release":1}')).toBe(400);
    expect(await post('x'.repeat(20_000))).toBe(413);
    expect(await post('{}', '/elsewhere')).toBe(404);
    const report = {
      kind: 'call',
      screen: '/my/orders',
      operation: 'listOrders',
      status: 503,
      requestId: '7K4M-2P',
      count: 2,
      user: 'anna',
    };
    expect(await post(JSON.stringify({ release: '1', tenant: 'AL', reports: [report, { kind: 'other' }] }))).toBe(204);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      resourceLogs: [
        {
          resource: {
            attributes: [{}, { key: 'service.version', value: { stringValue: '1' } }, { key: 'shop.tenant', value: { stringValue: 'AL' } }],
          },
          scopeLogs: [
            {
              logRecords: [
                {
                  severityText: 'ERROR',
                  body: { stringValue: 'shop.call' },
                  attributes: [
                    { key: 'shop.screen', value: { stringValue: '/my/orders' } },
                    { key: 'shop.operation', value: { stringValue: 'listOrders' } },
                    { key: 'shop.status', value: { doubleValue: 503 } },
                    { key: 'shop.requestId', value: { stringValue: '7K4M-2P' } },
                    { key: 'shop.count', value: { doubleValue: 2 } },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
    expect(await post('{"csp-report":{}}', '/shop-reports', 'application/csp-report')).toBe(204);
    expect(await post('[]', '/shop-reports', 'application/reports+json')).toBe(400);
    expect(received).toHaveLength(2);
  } finally {
    receiver.kill();
    close();
  }
});

/** A log's records of a report, by name. */
const recordsOf = (body: unknown) =>
  browserLogsOf(JSON.stringify(body))?.resourceLogs.flatMap(({ scopeLogs }) =>
    scopeLogs.flatMap(({ logRecords }) =>
      logRecords.map(({ severityText, body: { stringValue }, attributes }) => [
        severityText,
        stringValue,
        Object.fromEntries(attributes.map(({ key, value }) => [key.replace('shop.', ''), value.stringValue])),
      ]),
    ),
  );

test.each<[string, unknown, unknown]>([
  [
    'a violation as older browsers tell it',
    {
      'csp-report': {
        'document-uri': 'https://al.shop.example/search?query=secret',
        'violated-directive': 'img-src',
        'blocked-uri': 'https://pictures.example/a.png?x=1',
        disposition: 'enforce',
      },
    },
    [
      [
        'ERROR',
        'browser.csp-violation',
        { host: 'https://al.shop.example', operation: 'img-src', blocked: 'https://pictures.example', source: '', disposition: 'enforce' },
      ],
    ],
  ],
  [
    'violations of a policy that only reports, and features that will go',
    [
      {
        type: 'csp-violation',
        url: 'https://gm.shop.example/product/1',
        body: {
          effectiveDirective: 'script-src-elem',
          blockedURL: 'inline',
          sourceFile: 'https://gm.shop.example/a.js',
          disposition: 'report',
        },
      },
      { type: 'deprecation', url: 'https://gm.shop.example/', body: { id: 'UnloadHandler', sourceFile: 'chrome-extension://abc/x.js' } },
      { type: 'unknown', url: '', body: {} },
    ],
    [
      [
        'WARN',
        'browser.csp-violation',
        {
          host: 'https://gm.shop.example',
          operation: 'script-src-elem',
          blocked: 'inline',
          source: 'https://gm.shop.example',
          disposition: 'report',
        },
      ],
      [
        'WARN',
        'browser.deprecation',
        { host: 'https://gm.shop.example', operation: 'UnloadHandler', blocked: '', source: 'chrome-extension:', disposition: '' },
      ],
    ],
  ],
  ['nothing known', [{ type: 'unknown' }], undefined],
  ['no list', { release: '1' }, undefined],
])('a browser reports %s: its kind and source, never an address', (_case, body, records) => {
  expect(recordsOf(body)).toEqual(records);
});
