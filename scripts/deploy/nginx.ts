import { addressExpression, pagePatterns } from './pageAddresses.ts';
import { answerHeaders, signOnHeaders, type Header } from './policy.ts';

/** The operator's settings with their defaults; docs/operating.md has the table. An empty default means required. */
export const variables = {
  LISTEN: '8080',
  SERVER_NAMES: '',
  ROOT: '/srv/shop',
  STAGE: '/etc/nginx/shop/stage',
  INCLUDES: '/etc/nginx/shop',
  LOG: '/dev/stdout',
  TRUSTED_PROXIES: '127.0.0.1/32',
  BACKEND_SCHEME: 'http',
  BACKEND_HOST: '',
  BACKEND_PORT: '80',
  BACKEND_PATHS: 'v1|klevu-proxy|media',
  SIGN_ON_SCHEME: '',
  SIGN_ON_HOST: '',
  SIGN_ON_PORT: '',
  SIGN_ON_PATHS: 'auth/login|auth/logout',
  RESOLVER: '',
} as const;
type VariableName = keyof typeof variables;
/** Variables that may stay empty. */
const optional: ReadonlySet<string> = new Set<VariableName>(['RESOLVER']);
/** Values of the template: those that are set, and those that follow from them. */
export type Variables = Readonly<Record<VariableName | keyof ReturnType<typeof upstreamsOf>, string>>;

/**
 * Upstreams of the backend and the sign-on. Without a resolver it is a group of servers whose addresses nginx looks up at start, with
 * persistent connections. With a resolver the name is looked up again when its record expires, and the group is unused.
 */
function upstreamsOf(values: Readonly<Record<VariableName, string>>) {
  const backend = `${values.BACKEND_HOST}:${values.BACKEND_PORT}`;
  const signOn = `${values.SIGN_ON_HOST}:${values.SIGN_ON_PORT}`;
  const nobody = '127.0.0.1:1';
  return values.RESOLVER === ''
    ? {
        RESOLVER_ADDRESS: '127.0.0.1',
        BACKEND_SERVER: backend,
        BACKEND_TARGET: 'shop_backend',
        SIGN_ON_SERVER: signOn,
        SIGN_ON_TARGET: 'shop_sign_on',
      }
    : {
        RESOLVER_ADDRESS: values.RESOLVER,
        BACKEND_SERVER: nobody,
        BACKEND_TARGET: backend,
        SIGN_ON_SERVER: nobody,
        SIGN_ON_TARGET: signOn,
      };
}

/** A value that would end its directive, or a name that isn't known. */
export class VariableError extends Error {
  override readonly name = 'VariableError';
}

/** The values of all variables, from those that are set. The sign-on is where the backend is, unless it is set. */
export function valuesOf(set: Readonly<Record<string, string | undefined>>): Variables {
  const unknown = Object.keys(set).filter((name) => !Object.hasOwn(variables, name));
  if (unknown.length > 0) throw new VariableError(`Unknown variable ${unknown.join(', ')}`);
  const of = (name: VariableName) => set[name] || variables[name];
  const values = {
    ...variables,
    ...Object.fromEntries((Object.keys(variables) as VariableName[]).map((name) => [name, of(name)])),
    SIGN_ON_SCHEME: of('SIGN_ON_SCHEME') || of('BACKEND_SCHEME'),
    SIGN_ON_HOST: of('SIGN_ON_HOST') || of('BACKEND_HOST'),
    SIGN_ON_PORT: of('SIGN_ON_PORT') || of('BACKEND_PORT'),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '' && !optional.has(name)) throw new VariableError(`${name} must be set`);
    if (/[;{}\r\n"'$]/.test(value)) throw new VariableError(`${name} has characters that would end a directive: ${value}`);
  }
  return { ...values, ...upstreamsOf(values) };
}

/** The template with its values, as `envsubst` inserts them. Other names after a dollar are nginx's own. */
export function renderTemplate(template: string, values: Variables): string {
  return template.replaceAll(/\$\{(\w+)\}/g, (_whole, name: string) => {
    if (!Object.hasOwn(values, name)) throw new VariableError(`The template has an unknown variable ${name}`);
    return values[name as keyof Variables];
  });
}

const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const headerLines = (headers: readonly Header[]) => headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
const file = (lines: readonly string[]) => `${lines.join('\n')}\n`;

/** Headers with a stage's policy use a variable, so that the generated file doesn't depend on the stage. */
const policyVariables = {
  'Content-Security-Policy': '$shop_policy',
  'Content-Security-Policy-Report-Only': '$shop_policy_report_only',
  'Reporting-Endpoints': '$shop_reporting_endpoints',
} as const;

/** True for headers that depend on the stage. */
const isOfStage = (name: string): name is keyof typeof policyVariables => Object.hasOwn(policyVariables, name);

/**
 * The file of a stage: its policy, by {@link securityHeaders}. A header without a value isn't sent.
 *
 * @param headers the headers of all hosts
 * @param hosts headers of hosts with others, for a tenant with services of its own
 */
export function policyFile(headers: readonly Header[], hosts: Readonly<Record<string, readonly Header[]>> = {}): string {
  const valueIn = (list: readonly Header[], name: string) => list.find(([known]) => known === name)?.[1] ?? '';
  return file(
    Object.entries(policyVariables).flatMap(([name, variable]) => [
      `map $host ${variable} {`,
      `  default ${quoted(valueIn(headers, name))};`,
      ...Object.entries(hosts).map(([host, list]) => `  ${host} ${quoted(valueIn(list, name))};`),
      '}',
    ]),
  );
}

/** The generated files by name; the same for every stage. */
export function includedFiles({
  headers,
  hasBrotli,
  hasTrust,
  tls,
}: {
  /** Out of {@link securityHeaders}. */
  readonly headers: readonly Header[];
  /** True if nginx has the Brotli module. */
  readonly hasBrotli: boolean;
  /** True if the connection to the backend or the sign-on is encrypted. */
  readonly hasTrust: boolean;
  readonly tls?: { readonly certificate: string; readonly key: string };
}): Readonly<Record<string, string>> {
  const hidden = [...new Set([...answerHeaders, ...signOnHeaders].map(([name]) => name))].filter(
    (name) => name !== 'Content-Security-Policy',
  );
  const request = 'add_header X-Request-Id $shop_request_id always;';
  return {
    'addresses.conf': file([
      'map $request_uri $shop_has_page {',
      '  default 0;',
      ...pagePatterns().map((pattern) => `  "~*${addressExpression(pattern)}" 1;`),
      '}',
    ]),
    'headers.conf': file([
      ...headerLines(headers.filter(([name]) => !isOfStage(name))),
      ...Object.entries(policyVariables).map(([name, variable]) => `add_header ${name} ${variable} always;`),
    ]),
    'answerHeaders.conf': file([...headerLines(answerHeaders), request]),
    'signOnHeaders.conf': file([...headerLines(signOnHeaders), request]),
    'compression.conf': file([
      // Files were compressed during the build.
      'gzip_static on;',
      ...(hasBrotli ? ['brotli_static on;'] : []),
      'gzip on;',
      'gzip_vary on;',
      'gzip_proxied any;',
      'gzip_types application/json application/problem+json image/svg+xml;',
    ]),
    'tls.conf': file(
      tls
        ? [
            `ssl_certificate ${tls.certificate};`,
            `ssl_certificate_key ${tls.key};`,
            'ssl_protocols TLSv1.2 TLSv1.3;',
            'ssl_session_cache shared:shop:10m;',
            'ssl_session_tickets off;',
          ]
        : ['# TLS ends at a proxy in front.'],
    ),
    'proxy.conf': file([
      'proxy_http_version 1.1;',
      'proxy_set_header Connection "";',
      'proxy_set_header Host $http_host;',
      'proxy_set_header X-Forwarded-Host $http_host;',
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_set_header X-Forwarded-Proto $shop_scheme;',
      'proxy_set_header X-Request-Id $shop_request_id;',
      'proxy_ssl_server_name on;',
      ...(hasTrust ? ['proxy_ssl_verify on;', 'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;'] : []),
      // Longer than the shop waits (src/http/ports.ts), so that it is the shop that says so.
      'proxy_connect_timeout 2s;',
      'proxy_send_timeout 30s;',
      'proxy_read_timeout 35s;',
      // An order must never be sent twice; the shop itself repeats repeatable calls.
      'proxy_next_upstream off;',
      // Cookies of the sign-on hold whole tokens.
      'proxy_buffer_size 32k;',
      'proxy_buffers 8 32k;',
      'proxy_hide_header X-Powered-By;',
      'proxy_hide_header X-Request-Id;',
      ...hidden.map((name) => `proxy_hide_header ${name};`),
    ]),
  };
}
