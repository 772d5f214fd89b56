import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** npm could not write the bill of materials; the message is npm's own. */
export class BillError extends Error {
  override readonly name = 'BillError';
}

/**
 * The bill of materials of a folder's `node_modules` (CycloneDX, as JSON), for the shop's own code only.
 *
 * @throws {BillError} in npm's words, for instance for a package of the lock file that isn't installed
 */
export function billOfMaterials(folder = '.'): string {
  // Said with every log level: `npm run --silent build` hands its own on, and then npm fails without a word.
  const { status, stdout, stderr, error } = spawnSync(
    'npm',
    ['sbom', '--loglevel=error', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--omit=optional'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28, shell: process.platform === 'win32' },
  );
  if (status === 0) return namedAsPackage(stdout, folder);
  const words = error?.message ?? [stderr, stdout].map((text) => text.trim()).find(Boolean) ?? `npm sbom ended with ${status}`;
  throw new BillError(`npm failed to write the bill of materials:\n${words}`);
}

/** npm names the bill after its folder, which differs by machine. */
function namedAsPackage(bill: string, folder: string): string {
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
  const parsed = JSON.parse(bill) as { metadata: { component: { name: string } } };
  parsed.metadata.component.name = name;
  return `${JSON.stringify(parsed, null, 2)}\n`;
}
