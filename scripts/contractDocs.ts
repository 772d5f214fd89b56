// Writes the contracts as pages to read and to send: one HTML file each in reports/contract, with everything that it needs in itself.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readWords } from './words.ts';

readWords('npm run docs:contract', {});

const folder = join('reports', 'contract');
/** The mark of the page's maker, the one thing that its script fetches from elsewhere. */
const elsewhere = /https:\/\/cdn\.redoc\.ly\/redoc\/logo[\w-]*\.svg/g;

mkdirSync(folder, { recursive: true });
for (const contract of ['v1', 'klevu-proxy']) {
  const file = join(folder, `${contract}.html`);
  execFileSync('npx', ['--no-install', 'redocly', 'build-docs', contract, '--inlineBundle', '--output', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    shell: process.platform === 'win32',
  });
  const page = readFileSync(file, 'utf8').replaceAll(elsewhere, 'data:,');
  if (/<(script|link|img)\b[^>]*\s(src|href)="https?:[^>]*\.(js|css|svg|png|woff2)"/.test(page))
    throw new Error(`${file} unexpectedly loads a resource from another host`);
  writeFileSync(file, page);
  console.log(pathToFileURL(file).href);
}
