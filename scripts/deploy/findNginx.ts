import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Location of nginx, and of its Brotli module if there is one. */
export interface Nginx {
  readonly program: string;
  readonly brotliModule: string | undefined;
}

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const found = (): Nginx | undefined => {
  const program = places.find((place) => existsSync(place));
  return program === undefined ? undefined : { program, brotliModule: existsSync(brotli) ? brotli : undefined };
};

/** Why nginx can't be had here; undefined where it can. */
const obstacle = () => {
  if (!existsSync('/etc/debian_version')) return 'it does not run Debian';
  return process.getuid?.() === 0 ? undefined : 'only root can install it';
};

/**
 * nginx as it is on this machine. Where there is none, root on Debian installs Debian's own, without starting its service; elsewhere there is
 * none, and the reason.
 */
export function findNginx(): Nginx | { readonly missing: string } {
  const there = found();
  if (there) return there;
  const reason = obstacle();
  if (reason !== undefined) return { missing: `This machine has no nginx, and ${reason}.` };
  // At this level no service is started.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...words: string[]) => spawnSync('apt-get', ['-qq', ...words], { env, encoding: 'utf8' });
  apt('update');
  const { status, stderr } = apt('install', '-y', '--no-install-recommends', 'nginx-light', 'libnginx-mod-http-brotli-static', 'openssl');
  return found() ?? { missing: `nginx could not be installed (${status}): ${stderr.trim().split('\n').at(-1)}` };
}
