// Steps of `npm run build` after vite: the notices of third-party licences, the bill of materials, and compression of every file, so
// that no server has to. Files that aren't for customers go to dist-records/.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { compressFiles } from './compressFiles.ts';
import { BillError, billOfMaterials } from './deploy/billOfMaterials.ts';
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
  writeFileSync(`${records}/sbom.json`, billOfMaterials());
} catch (error) {
  if (!(error instanceof LicenceError || error instanceof BillError)) throw error;
  console.error(error.message);
  process.exit(1);
}

await compressFiles('dist/**/*.{html,js,css,json,svg,txt}');
