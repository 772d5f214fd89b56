// Renders deploy/nginx for a machine: `npm run nginx -- --to DIR --config config.json --set SERVER_NAMES=.shop.example …`. docs/operating.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { includedFiles, policyFile, renderTemplate, valuesOf, VariableError } from './deploy/nginx.ts';
import { contentPolicy, PolicyError, securityHeaders, type PolicyConfig, type TenantServices } from './deploy/policy.ts';
import { readTenantServices } from './deploy/tenantServices.ts';
import { readWords, refuse } from './words.ts';

const usage = [
  'npm run nginx -- --to DIR [--config CONFIG.json] [--set NAME=VALUE …] [--services [HOST=]TOOLS.json …] [--report-to ADDRESS] [--report-only]',
  '[--brotli] [--certificate FILE --key FILE] [--only-stage | --template]',
].join(' ');
const { values: words } = readWords(usage, {
  options: {
    to: { type: 'string' },
    config: { type: 'string', default: 'public/config.json' },
    set: { type: 'string', multiple: true, default: [] },
    services: { type: 'string', multiple: true, default: [] },
    'report-to': { type: 'string' },
    'report-only': { type: 'boolean', default: false },
    brotli: { type: 'boolean', default: false },
    certificate: { type: 'string' },
    key: { type: 'string' },
    // Files for a stage of many machines, while the container has the rest.
    'only-stage': { type: 'boolean', default: false },
    // Files for the container, whose entrypoint inserts the values.
    template: { type: 'boolean', default: false },
  },
});
if (words.to === undefined) refuse('--to must name the target folder.', usage);

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const write = (name: string, text: string) => {
  const path = join(words.to ?? '', name);
  mkdirSync(resolve(path, '..'), { recursive: true });
  writeFileSync(path, text);
};

try {
  const config = read(words.config) as PolicyConfig;
  const reportTo = words['report-to'];
  const sending = { ...(reportTo !== undefined && { reportTo }), isReportOnly: words['report-only'] };
  const headersFor = (services: readonly TenantServices[]) => securityHeaders(contentPolicy(config, services, sending), sending);
  const services = await Promise.all(
    words.services.map(async (word) => {
      const [, host, place = ''] = /^(?:([\w.-]+)=)?(.+)$/.exec(word) ?? [];
      return { host, tools: await readTenantServices(place) };
    }),
  );
  const everywhere = services.filter(({ host }) => host === undefined).map(({ tools }) => tools);
  const hosts = Object.fromEntries(services.flatMap(({ host, tools }) => (host ? [[host, headersFor([...everywhere, tools])]] : [])));
  const headers = headersFor(everywhere);
  write('stage/policy.conf', policyFile(headers, hosts));
  write('stage/config.json', readFileSync(words.config, 'utf8'));
  if (!words['only-stage']) {
    const template = readFileSync('deploy/nginx/shop.conf.template', 'utf8');
    const set = Object.fromEntries(words.set.map((word) => [word.split('=', 1)[0] ?? '', word.slice(word.indexOf('=') + 1)]));
    const values = words.template ? undefined : valuesOf({ INCLUDES: resolve(words.to), STAGE: resolve(words.to, 'stage'), ...set });
    const { certificate, key } = words;
    if ((certificate === undefined) !== (key === undefined)) refuse('A certificate needs its key.', usage);
    const files = includedFiles({
      headers,
      hasBrotli: words.brotli,
      hasTrust: !values || [values.BACKEND_SCHEME, values.SIGN_ON_SCHEME].includes('https'),
      ...(certificate !== undefined && key !== undefined && { tls: { certificate, key } }),
    });
    for (const [name, text] of Object.entries(files)) write(name, text);
    if (values) write('shop.conf', renderTemplate(template, values));
  }
} catch (error) {
  const isKnown = error instanceof PolicyError || error instanceof VariableError;
  refuse(isKnown ? `${error.message}.` : `Cannot read a file: ${(error as Error).message}`, usage);
}
