import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx } from './findNginx.ts';
import { includedFiles, policyFile, renderTemplate, valuesOf } from './nginx.ts';
import { contentPolicy, securityHeaders, type PolicyConfig } from './policy.ts';

/** Setup of a server. */
export interface Setup {
  readonly port: number;
  readonly backendPort: number;
  /** Build that is released to it first; none where the test itself releases. */
  readonly build?: string;
  readonly config?: PolicyConfig & object;
  /** Further addresses of the backend: the mock's own. */
  readonly backendPaths?: string;
  /** Shorter time limits than those that are shipped, by their names. */
  readonly limits?: Readonly<Record<string, string>>;
  /** Files of a certificate for the names that are asked, and of its key, for encrypted connections. */
  readonly tls?: { readonly certificate: string; readonly key: string };
  /** Further variables of the template. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Further files of the stage, by name. */
  readonly stage?: Readonly<Record<string, string>>;
  /** Further sites that the same nginx serves, in its own words. */
  readonly otherSites?: string;
}

/** The answer. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export const nginx = findNginx();
/** An unprivileged user id. */
const unprivileged = 65_534;
const isRoot = process.getuid?.() === 0;

/** The shipped configuration, run by nginx on a port of this machine as a user who may do nothing else. */
export class ShopServer {
  readonly root = mkdtempSync(join(tmpdir(), 'shop-server-'));
  readonly port: number;
  readonly #setup: Setup;
  #process: ChildProcess | undefined;

  constructor(setup: Setup) {
    this.#setup = setup;
    this.port = setup.port;
  }

  /** Runs `deploy/release.sh`; returns its output and status. */
  release(...words: string[]): { status: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync('bash', ['deploy/release.sh', ...words], { encoding: 'utf8' });
    return { status, output: stdout + stderr };
  }

  async start(): Promise<this> {
    if ('missing' in nginx) throw new Error(nginx.missing);
    const {
      backendPort,
      build,
      config = {},
      backendPaths = '',
      limits = {},
      tls,
      variables = {},
      stage = {},
      otherSites = '',
    } = this.#setup;
    const at = (name: string) => join(this.root, name);
    mkdirSync(at('stage'));
    mkdirSync(at('temporary'));
    if (build !== undefined) {
      const { status, output } = this.release(build, this.root);
      if (status !== 0) throw new Error(output);
    }
    const headers = securityHeaders(contentPolicy(config));
    const values = valuesOf({
      LISTEN: `127.0.0.1:${this.port}${tls ? ' ssl http2' : ''}`,
      SERVER_NAMES: '127.0.0.1 .localhost .shop.example',
      ROOT: this.root,
      STAGE: at('stage'),
      INCLUDES: this.root,
      LOG: at('access.log'),
      BACKEND_HOST: '127.0.0.1',
      BACKEND_PORT: String(backendPort),
      BACKEND_PATHS: `v1|klevu-proxy|media${backendPaths}`,
      ...variables,
    });
    const shortened = (text: string) =>
      Object.entries(limits).reduce((all, [name, limit]) => all.replace(new RegExp(`(?<=${name} )\\w+(?=;)`), limit), text);
    const files = {
      'stage/config.json': JSON.stringify(config),
      'stage/policy.conf': policyFile(headers),
      ...Object.fromEntries(Object.entries(stage).map(([name, text]) => [`stage/${name}`, text])),
      ...includedFiles({ headers, hasBrotli: nginx.brotliModule !== undefined, hasTrust: false, ...(tls && { tls }) }),
      'shop.conf': renderTemplate(readFileSync('deploy/nginx/shop.conf.template', 'utf8'), values),
      'nginx.conf': [
        ...(nginx.brotliModule === undefined ? [] : [`load_module ${nginx.brotliModule};`]),
        'daemon off;',
        'worker_processes 2;',
        `pid ${at('nginx.pid')};`,
        'events {}',
        'http {',
        '  include /etc/nginx/mime.types;',
        '  default_type application/octet-stream;',
        ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${at('temporary')};`),
        `  access_log off;`,
        `  include ${at('shop.conf')};`,
        otherSites,
        '}',
      ].join('\n'),
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(at(name), shortened(text));
    chmodSync(this.root, 0o755);
    if (isRoot) for (const name of ['.', 'temporary']) chownSync(at(name), unprivileged, unprivileged);
    const user = isRoot ? { uid: unprivileged, gid: unprivileged } : {};
    this.#process = spawn(nginx.program, ['-e', 'stderr', '-c', at('nginx.conf')], { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
    let told = '';
    this.#process.stderr?.on('data', (text: Buffer) => (told += text.toString()));
    const ended = new Promise<never>((_resolve, reject) => {
      this.#process?.on('close', (code) => reject(new Error(`nginx ended with ${code}: ${told}`)));
    });
    ended.catch(() => undefined);
    await Promise.race([ended, this.#listens()]);
    return this;
  }

  /** The lines of the log, once there are so many. */
  async log(lines: number): Promise<readonly Record<string, unknown>[]> {
    const file = join(this.root, 'access.log');
    for (;;) {
      const text = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : [];
      if (text.length >= lines) return text.map((line) => JSON.parse(line) as Record<string, unknown>);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Files that are kept under lasting names. */
  kept(): readonly string[] {
    return readdirSync(join(this.root, 'shared/assets'), { recursive: true, encoding: 'utf8' }).toSorted();
  }

  /** Requests an address unchanged, without a browser's normalization. */
  async ask(path: string, { method = 'GET', host = 'al.shop.example', headers = {}, body = '' }: Question = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const { tls } = this.#setup;
      const target = { host: '127.0.0.1', port: this.port, path, method, headers: { host, ...headers } };
      const request = tls ? httpsRequest({ ...target, servername: host, ca: readFileSync(tls.certificate) }) : httpRequest(target);
      request.on('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts).toString() }),
        );
      });
      request.on('error', reject);
      request.end(body);
    });
  }

  stop(): void {
    this.#process?.removeAllListeners('close').kill('SIGTERM');
    rmSync(this.root, { recursive: true, force: true });
  }

  async #listens(): Promise<void> {
    for (;;) {
      try {
        await this.ask('/healthz');
        return;
      } catch {
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
  }
}

interface Question {
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}
