// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';

/** A collector that keeps what it is sent. */
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

test('the receiver of docs/examples hands a beacon on to OpenTelemetry, and refuses what is none', async () => {
  const { received, close, port } = await collector();
  const own = await freePort();
  const receiver = spawn(process.execPath, ['docs/examples/otlpReceiver.mjs'], {
    env: { ...process.env, OTLP_URL: `http://127.0.0.1:${port}/v1/logs`, PORT: String(own) },
  });
  try {
    const post = (body: string, path = '/shop-reports') =>
      fetch(`http://127.0.0.1:${own}${path}`, { method: 'POST', body }).then(
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
  } finally {
    receiver.kill();
    close();
  }
});
