import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

interface Serving {
  /** The port; a free one without it. */
  readonly port?: number;
  /** True if every page address answers with index.html, as the shop's do. */
  readonly isShop?: boolean;
  /** The path below which it lies, such as `/design/shop`: elsewhere nothing is found. */
  readonly below?: string;
}

/** Serves a folder on a port of this machine until it is closed. Its address has no slash at the end. */
export async function serveFolder(
  folder: string,
  { port: wanted = 0, isShop = false, below = '' }: Serving = {},
): Promise<{ url: string; close(): void }> {
  const serve = sirv(folder, { dev: true, etag: false, single: isShop });
  const server = createServer((request, response) => {
    const missing = () => void response.writeHead(404).end();
    if (!request.url?.startsWith(`${below}/`)) return missing();
    request.url = request.url.slice(below.length);
    return serve(request, response, missing);
  });
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}${below}`, close: () => server.close() };
}
