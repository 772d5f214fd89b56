import { mkdirSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { dirname } from 'node:path';
import sirv from 'sirv';
import { readWholeNumber } from '#mocks/settings.ts';
import { tenantCodes } from '#domain/customer/tenant.ts';
import { createBff } from './bff';
import { createProvider } from './provider';
import { openSessions } from './sessions';
import { readWords } from '#scripts/words.ts';

/** The sign-on service and the backend for the frontend as servers: `npm run sign-on`. README.md and docs/sign-on.md have the settings. */

readWords('npm run sign-on', {});

/** Ends with a sentence instead of a stack; 2 says that it never began. */
function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(2);
}

const text = (name: string, otherwise: string) => process.env[name] || otherwise;

function readSettings() {
  try {
    const portOf = (name: string, otherwise: number) => readWholeNumber(name, process.env[name], { least: 1, most: 65_535, otherwise });
    const secondsOf = (name: string, otherwise: number) =>
      readWholeNumber(name, process.env[name], { least: 60, most: 31_536_000, otherwise });
    const mockPort = portOf('MOCK_PORT', 9092);
    const [providerPort, port] = [portOf('SIGN_ON_PROVIDER_PORT', 9093), portOf('SIGN_ON_PORT', 9094)];
    return {
      providerPort,
      port,
      host: text('SIGN_ON_HOST', '127.0.0.1'),
      issuer: text('SIGN_ON_ISSUER', `http://localhost:${providerPort}`).replace(/\/$/, ''),
      shops: text('SIGN_ON_SHOPS', `http://*.localhost:${port}`),
      files: process.env['SIGN_ON_FILES'] ?? 'dist',
      backend: text('SHOP_BACKEND', `http://127.0.0.1:${mockPort}`),
      tokenLifetime: readWholeNumber('SIGN_ON_TOKEN_LIFETIME', process.env['SIGN_ON_TOKEN_LIFETIME'], {
        least: 5,
        most: 86_400,
        otherwise: 300,
      }),
      sessionFile: text('SIGN_ON_SESSIONS', '.cache/sign-on-sessions.db'),
      sessionTimes: {
        idle: secondsOf('SIGN_ON_SESSION_IDLE', 12 * 3600),
        longest: secondsOf('SIGN_ON_SESSION_LONGEST', 7 * 24 * 3600),
      },
    };
  } catch (error) {
    return giveUp(error);
  }
}

/** The shops' own addresses: a star is replaced by each tenant's code. */
const originsOf = (shops: string) =>
  shops
    .split(',')
    .flatMap((shop) => (shop.includes('*') ? tenantCodes.map((code) => shop.trim().replace('*', code.toLowerCase())) : [shop.trim()]));

function listen(what: string, answer: RequestListener, port: number, host: string): Server {
  const server = createServer(answer);
  server.on('error', (error) => giveUp(`${what} can't listen at ${host}:${port}: ${error.message}`));
  return server.listen(port, host);
}

const { providerPort, port, host, issuer, shops, files, backend, tokenLifetime, sessionFile, sessionTimes } = readSettings();
if (sessionFile !== ':memory:') mkdirSync(dirname(sessionFile), { recursive: true });
const sessions = openSessions(sessionFile, sessionTimes);
const client = { id: 'shop', secret: crypto.randomUUID() };
const origins = originsOf(shops);
const provider = await createProvider({
  issuer,
  tokenLifetime,
  client: { ...client, redirects: origins.map((origin) => `${origin}/auth/callback`), afterLogout: origins.map((origin) => `${origin}/`) },
});
const serveFiles = files === '' ? undefined : sirv(files, { single: true, dev: true, ignores: [/^\/assets\//] });
const { answer } = createBff({
  issuer,
  issuerNearby: `http://127.0.0.1:${providerPort}`,
  clientId: client.id,
  clientSecret: client.secret,
  backend,
  sessions,
  ...(serveFiles && { shop: (request, response) => serveFiles(request, response, () => void response.writeHead(404).end()) }),
});
const servers = [listen('The sign-on service', provider, providerPort, host), listen('The backend for the frontend', answer, port, host)];
process.stdout.write(
  `The sign-on service is ${issuer}; the shop: ${origins[0]}, behind it ${backend}. Sign in as anna.al, without a password.\n`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    sessions.close();
  });
}
