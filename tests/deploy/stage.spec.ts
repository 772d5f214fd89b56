import { createSocket, type Socket } from 'node:dgram';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { nginx, ShopServer } from '#scripts/deploy/shopServer.ts';
import { ports } from './ports';

/** A name server that knows one address, for a second; none as long as it is empty. */
class Names {
  address = '';
  readonly #socket: Socket = createSocket('udp4');

  async listen(): Promise<number> {
    this.#socket.on('message', (question, from) => {
      const bytes = this.address.split('.').map(Number);
      // The question repeated, with an answer or with "no such name".
      const head = Buffer.from(question.subarray(0, 12));
      head.writeUInt16BE(this.address ? 0x8180 : 0x8183, 2);
      head.writeUInt16BE(this.address ? 1 : 0, 6);
      head.writeUInt16BE(0, 10);
      const asked = question.subarray(12, question.indexOf(0, 12) + 5);
      const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...bytes]);
      this.#socket.send(Buffer.concat(this.address ? [head, asked, record] : [head, asked]), from.port, from.address);
    });
    await new Promise<void>((resolve) => this.#socket.bind(0, '127.0.0.1', resolve));
    return this.#socket.address().port;
  }

  close(): void {
    this.#socket.close();
  }
}

/** A backend at one of this machine's addresses, which says where it is. */
async function backendAt(address: string, port = 0): Promise<Server> {
  const server = createServer((_request, response) => response.end(address));
  await new Promise<void>((resolve) => server.listen(port, address, resolve));
  return server;
}

test.skip('missing' in nginx, 'missing' in nginx ? nginx.missing : '');

test('with a resolver the shop starts without its backend, finds it, and follows it to another address', async () => {
  const names = new Names();
  const first = await backendAt('127.0.0.1');
  const { port } = first.address() as AddressInfo;
  const second = await backendAt('127.0.0.2', port);
  const shop = new ShopServer({
    port: ports.moving,
    backendPort: port,
    // A name that lasts a second is still known for as long as nginx takes to notice.
    variables: { BACKEND_HOST: 'backend.internal', RESOLVER: `127.0.0.1:${await names.listen()} ipv6=off` },
  });
  const answer = async () => {
    const { status, body } = await shop.ask('/v1/x');
    return status === 200 ? body : status;
  };
  try {
    await shop.start();
    expect(await answer()).toBe(502);
    names.address = '127.0.0.1';
    await expect.poll(answer).toBe('127.0.0.1');
    names.address = '127.0.0.2';
    await expect.poll(answer).toBe('127.0.0.2');
  } finally {
    shop.stop();
    names.close();
    for (const server of [first, second]) server.close();
  }
});

test('a stage has places of its own; what browsers report too often is refused as too much, not as a failure', async () => {
  const receiver = await backendAt('127.0.0.1');
  const { port } = receiver.address() as AddressInfo;
  const shop = new ShopServer({
    port: ports.moving,
    backendPort: port,
    stage: {
      'locations-reports.conf': `location = /shop-reports { proxy_pass http://127.0.0.1:${port}; client_max_body_size 16k; limit_req zone=shop_reports burst=3 nodelay; }`,
    },
  });
  try {
    await shop.start();
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await shop.ask('/shop-reports', { method: 'POST', body: '{}' })).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(6);
  } finally {
    shop.stop();
    receiver.close();
  }
});
