import { parseArgs } from 'node:util';
import { readCatalogueSize, setCatalogueSize } from './catalogue/catalogue';
import { createHttpServer } from './httpServer';
import { meaninglessParts } from './scenarios';
import { readWholeNumber } from './settings';
import { openWorlds } from './worlds';

/** The mock backend as an HTTP server that any client can call: `npm run mock`, with `-- --strict` each answer is checked against the contract. */

/** Ends with a sentence instead of a stack; 2 says that it never began. */
function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function readSettings() {
  try {
    const { values } = parseArgs({ options: { strict: { type: 'boolean', default: process.env['MOCK_STRICT'] === '1' } } });
    const scenario = process.env['MOCK_SCENARIO'] ?? 'normal';
    const [unknown] = meaninglessParts(scenario);
    if (unknown !== undefined) throw new RangeError(`MOCK_SCENARIO has the unknown part "${unknown}".`);
    setCatalogueSize(readCatalogueSize('MOCK_PRODUCTS', process.env['MOCK_PRODUCTS']));
    return {
      isStrict: values.strict,
      scenario,
      port: readWholeNumber('MOCK_PORT', process.env['MOCK_PORT'], { least: 0, most: 65_535, otherwise: 9092 }),
      tokenLifetime: readWholeNumber('MOCK_TOKEN_LIFETIME', process.env['MOCK_TOKEN_LIFETIME'], { least: 1, most: 86_400, otherwise: 300 }),
      host: process.env['MOCK_HOST'] ?? '127.0.0.1',
    };
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}

const { port, host, ...options } = readSettings();
const server = createHttpServer(openWorlds(options));

server.on('error', (error: NodeJS.ErrnoException) =>
  giveUp(
    error.code === 'EADDRINUSE'
      ? `Port ${port} of ${host} is in use, perhaps by another mock backend. Use another port: MOCK_PORT=9093 npm run mock.`
      : `The mock backend can't listen at ${host}:${port}: ${error.message}`,
  ),
);

server.listen(port, host, () => {
  const address = server.address();
  const at = `http://${host}:${typeof address === 'object' && address ? address.port : port}`;
  process.stdout.write(
    `The mock backend listens at ${at}${options.isStrict ? ', strictly' : ''}. Sign in: curl -c jar -d userName=anna.al ${at}/auth/login\n`,
  );
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
