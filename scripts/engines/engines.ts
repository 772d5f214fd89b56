// Browsers of other engines, if installed. Unlike Chromium, no npm package provides them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { firefox, type LaunchOptions } from 'playwright';

/** Installs them on Debian and Ubuntu. */
export const installCommand = 'apt-get install --no-install-recommends firefox-esr webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb';

/** Oldest Firefox that knows the commands which Playwright sends for each page. */
const minFirefox = 153;

/**
 * Launch options of Firefox; undefined if none from {@link minFirefox} on is installed. `SHOP_FIREFOX` names another program than the one
 * on the PATH.
 */
export function firefoxLaunch(): LaunchOptions | undefined {
  const own = firefox.executablePath();
  // Playwright's own build speaks Playwright's protocol, and needs no adapter.
  if (existsSync(own)) return { executablePath: own };
  const program = process.env['SHOP_FIREFOX'] ?? onPath('firefox-esr') ?? onPath('firefox');
  if (program === undefined || versionOf(program) < minFirefox) return undefined;
  return {
    channel: 'moz-firefox',
    executablePath: resolve('scripts/engines/firefox.ts'),
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    env: {
      ...process.env,
      SHOP_FIREFOX: program,
      // The adapter's shebang runs the first Node on the PATH.
      PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
    } as Record<string, string>,
  };
}

/** True if WebKit can run on this machine. */
export const hasWebKit = onPath('WebKitWebDriver') !== undefined && onPath('Xvfb') !== undefined;

/** Names of the browsers that are missing on this machine. */
export const absentEngines: readonly string[] = [
  ...(firefoxLaunch() ? [] : [`Firefox ${minFirefox} or newer`]),
  ...(hasWebKit ? [] : ['WebKit']),
];

/** Major version of an installed Firefox; 0 if it doesn't tell. */
function versionOf(program: string): number {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/ (\d+)\./.exec(stdout)?.[1] ?? 0);
}

/** Path of a program on the PATH; undefined if it is missing. */
function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
