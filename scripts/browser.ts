// Finds a Chromium for the browser suites: Playwright's own where it is installed, else the system's, else installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macOs = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

function onPath(): string | undefined {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of names) {
      if (folder && existsSync(join(folder, name))) return join(folder, name);
    }
  }
  return macOs.find((path) => existsSync(path));
}

/** Path of the Chromium to use, or undefined when none is installed. `SHOP_CHROMIUM` names one explicitly. */
export function findBrowser(): string | undefined {
  const named = process.env['SHOP_CHROMIUM'];
  if (named) return named;
  const own = chromium.executablePath();
  return existsSync(own) ? own : onPath();
}

/**
 * What the browser is to leave out. Chromium heeds only the last such list, so Playwright's own stands here again; what comes on top
 * are the address bar's popups, pages that every new window would load, unseen, at a fifth of the cost of opening the shop.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay',
  'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin',
  'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch',
  'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup',
];

/** Flags that let headless Chromium run as root, in containers and without reaching out to the network. */
export const browserFlags = [
  '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync',
  '--no-first-run', '--font-render-hinting=none', '--disable-lcd-text',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/** Installs a Chromium where there is none: Playwright's, else the distribution's package. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium found. Trying Playwright\'s own …');
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (!findBrowser() && process.platform === 'linux' && existsSync('/usr/bin/apt-get')) {
    console.log('Playwright\'s Chromium could not be had. Trying the distribution\'s package …');
    const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    for (const step of [['apt-get', 'update', '-qq'], ['apt-get', 'install', '-y', '-qq', 'chromium']]) {
      const [command = '', ...rest] = [...root, ...step];
      spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    }
  }
  const installed = findBrowser();
  if (!installed) throw new Error('No Chromium could be found or installed. Install Chromium or Chrome, or set SHOP_CHROMIUM to its path.');
  return installed;
}
