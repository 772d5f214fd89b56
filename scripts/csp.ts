// Prints the headers that a server of the shop sends, out of its /config.json: `npm run csp -- config.json`. docs/operating.md.
import { readFileSync } from 'node:fs';
import { contentPolicy, PolicyError, securityHeaders, type PolicyConfig } from './deploy/policy.ts';
import { readTenantServices } from './deploy/tenantServices.ts';
import { readWords, refuse } from './words.ts';

const usage =
  'npm run csp -- CONFIG.json [--services TOOLS.json …] [--report-to ADDRESS] [--report-only]; TOOLS.json: the answer of /v1/tools for a tenant, or its address';
const { values, positionals } = readWords(usage, {
  allowPositionals: true,
  options: {
    services: { type: 'string', multiple: true, default: [] },
    'report-to': { type: 'string' },
    'report-only': { type: 'boolean', default: false },
  },
});
const [file, ...others] = positionals;
if (file === undefined || others.length > 0) refuse('Name one configuration file.', usage);

try {
  const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
  const reportTo = values['report-to'];
  const sending = { ...(reportTo !== undefined && { reportTo }), isReportOnly: values['report-only'] };
  const policy = contentPolicy(read(file) as PolicyConfig, await Promise.all(values.services.map(readTenantServices)), sending);
  for (const [name, value] of securityHeaders(policy, sending)) console.log(`${name}: ${value}`);
} catch (error) {
  if (error instanceof PolicyError || error instanceof SyntaxError) refuse(error.message, usage);
  refuse(`Cannot read a file: ${(error as Error).message}`, usage);
}
