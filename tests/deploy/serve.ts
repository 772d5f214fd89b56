// Serves the build as it is shipped, before `npm run mock`, until it is ended: for the journeys of this suite, and for looking at it by hand.
import { ports } from './ports.ts';
import { ShopServer } from '#scripts/deploy/shopServer.ts';

const server = new ShopServer({ port: ports.shop, backendPort: ports.mock, build: 'dist', backendPaths: '|mock' });
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    server.stop();
    process.exit(0);
  });
await server.start();
console.log(`The shop is at http://al.localhost:${ports.shop}`);
