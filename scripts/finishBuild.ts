// What `npm run build` does after vite: the notices of others' licences, the bill of materials, and every file compressed, so that no server has
// to. What isn't for customers goes to dist-records/.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { compressFiles } from './compressFiles.ts';
import { LicenceError, noticesOf, noticesText } from './deploy/notices.ts';
import { readWords } from './words.ts';

readWords('npm run build', {});
const records = 'dist-records';
mkdirSync(records, { recursive: true });

// Names of all sources: for the budgets (npm run size), not for the world.
if (existsSync('dist/.vite/manifest.json')) renameSync('dist/.vite/manifest.json', `${records}/manifest.json`);
rmSync('dist/.vite', { recursive: true, force: true });

try {
  writeFileSync('dist/third-party-notices.txt', noticesText(noticesOf()));
} catch (error) {
  if (!(error instanceof LicenceError)) throw error;
  console.error(error.message);
  process.exit(1);
}

const sbom = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--omit=optional'], {
  encoding: 'utf8',
  maxBuffer: 1 << 28,
  shell: process.platform === 'win32',
});
if (sbom.status !== 0) {
  console.error(`npm could not write the bill of materials:\n${sbom.stderr}`);
  process.exit(1);
}
writeFileSync(`${records}/sbom.json`, sbom.stdout);

await compressFiles('dist/**/*.{html,js,css,json,svg,txt}');
