// The browser of every suite. On x86-64 Linux it comes out of the lock file, with the libraries and the fonts that it draws with, so that no
// suite depends on what a machine happens to have. Elsewhere it is Playwright's own where it is installed, else the system's.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright';

const installedNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macOs = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/**
 * What the browser is to leave out. Chromium heeds only the last such list, so Playwright's own stands here again; what comes on top
 * are the address bar's popups, pages that every new window would load, unseen, at a fifth of the cost of opening the shop.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Flags that let headless Chromium run as root, in containers and without reaching out to the network. */
const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/** Where Linux keeps what processes share, in memory. Containers often have 64 MiB of it, in which Chromium fails. */
const sharedMemory = '/dev/shm';
const enoughSharedMemory = 1024 ** 3;

/**
 * Playwright has Chromium make a file on the disk for whatever its processes share, which is each answer of a server and each piece of
 * a picture. Where there is memory for it, that is given up: a tenth of the time.
 */
function withoutFiles(): readonly string[] {
  if (!existsSync(sharedMemory)) return [];
  const { bavail, bsize } = statfsSync(sharedMemory);
  return bavail * bsize < enoughSharedMemory ? [] : ['--disable-dev-shm-usage'];
}

/** `SHOP_CHROMIUM` names another browser; it draws other pixels than the reference images'. */
const named = process.env['SHOP_CHROMIUM'];
const isLockedPlatform = process.platform === 'linux' && process.arch === 'x64';

/** Whether the suites run in the browser and with the fonts of the lock file, the only ones whose pixels can be compared with the reference. */
export const isLockedBrowser = isLockedPlatform && !named;

/** Unpacks a browser of the lock file, once for each version, and answers where it is. */
function unpacked(packageName: string, ...words: readonly string[]): string {
  const { version } = JSON.parse(readFileSync(`node_modules/@sparticuz/${packageName}/package.json`, 'utf8')) as { version: string };
  const folder = join(process.cwd(), `node_modules/.cache/chromium-${version}`);
  if (!existsSync(folder)) {
    const { status } = spawnSync(process.execPath, ['scripts/unpackBrowser.ts', folder, ...words], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error('The browser of the lock file could not be unpacked; see the message above.');
  }
  return folder;
}

/** How to start the lock file's browser. */
function lockedBrowser(): LaunchOptions {
  const folder = unpacked('chromium');
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), ...(process.env['LD_LIBRARY_PATH'] ? [process.env['LD_LIBRARY_PATH']] : [])].join(
        delimiter,
      ),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    } as Record<string, string>,
  };
}

function onPath(): string | undefined {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of installedNames) {
      if (folder && existsSync(join(folder, name))) return join(folder, name);
    }
  }
  return macOs.find((path) => existsSync(path));
}

function installedBrowser(): LaunchOptions {
  const own = chromium.executablePath();
  const find = () => (existsSync(own) ? own : onPath());
  let executablePath = find();
  if (!executablePath) {
    console.log("No Chromium found. Trying Playwright's own …");
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' });
    executablePath = find();
  }
  if (!executablePath)
    throw new Error('No Chromium could be found or installed. Install Chromium or Chrome, or set SHOP_CHROMIUM to its path.');
  return { executablePath };
}

/**
 * How Playwright starts the browser of the suites: which program, with which flags and surroundings. Unpacks or installs it where needed.
 *
 * @throws where there is no browser and none can be had
 */
export function browserLaunch(): LaunchOptions {
  const browser = named ? { executablePath: named } : isLockedPlatform ? lockedBrowser() : installedBrowser();
  return { ...browser, args: browserFlags, ignoreDefaultArgs: [...withoutFiles()] };
}

/**
 * The oldest Chromium that the shop runs in (`browserslist` in package.json), started as today's is; undefined where the lock file has none for
 * this machine.
 */
export function floorLaunch(): LaunchOptions | undefined {
  return isLockedBrowser ? { ...browserLaunch(), executablePath: join(unpacked('chromium-floor', '--floor'), 'chromium') } : undefined;
}
