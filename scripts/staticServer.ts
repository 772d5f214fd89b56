import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** Serves a folder on a port of this machine until it is closed; on a free one where none is named. */
export async function serveFolder(folder: string, wanted = 0): Promise<{ url: string; close(): void }> {
  const serve = sirv(folder, { dev: true, etag: false });
  const server = createServer((request, response) =>
    serve(request, response, () => {
      response.writeHead(404).end();
    }),
  );
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
