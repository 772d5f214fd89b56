// The browser of every suite. On x86-64 Linux it comes from the lock file, with its libraries and fonts, so that no suite depends on
// the machine. Elsewhere it is Playwright's own if installed, else the system's.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright';

const installedNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macOs = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/**
 * Chromium features to disable. Chromium uses only the last such list, so Playwright's own is repeated here. Added are the address
 * bar's popups, hidden pages that every new window would load, at a fifth of the cost of opening the shop.
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

/** Linux's shared memory. Containers often have 64 MiB of it, which makes Chromium fail. */
const sharedMemory = '/dev/shm';
const enoughSharedMemory = 1024 ** 3;

/**
 * Playwright makes Chromium use files on disk for shared memory, that is for each answer of a server and each piece of a picture. With
 * enough shared memory this is disabled, which saves a tenth of the time.
 */
function withoutFiles(): readonly string[] {
  if (!existsSync(sharedMemory)) return [];
  const { bavail, bsize } = statfsSync(sharedMemory);
  return bavail * bsize < enoughSharedMemory ? [] : ['--disable-dev-shm-usage'];
}

/** `SHOP_CHROMIUM` names another browser; it draws other pixels than the reference images'. */
const named = process.env['SHOP_CHROMIUM'];
const isLockedPlatform = process.platform === 'linux' && process.arch === 'x64';

/** True if the suites use the browser and fonts of the lock file, whose pixels alone can be compared with the reference. */
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

/** Launch options of the lock file's browser. */
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
 * Launch options of the suites' browser: program, flags and environment. Unpacks or installs it if needed.
 *
 * @throws if there is no browser and none can be installed
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
