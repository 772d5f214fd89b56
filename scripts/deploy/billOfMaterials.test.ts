import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { billOfMaterials } from './billOfMaterials';

/** Asks for the bill of a project with these dependencies, of which nothing is installed. */
function billOf(dependencies: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'bill-'));
  const project = { name: 'a-shop', version: '1.0.0', dependencies };
  const installed = Object.entries(dependencies).map(([name, version]) => [`node_modules/${name}`, { version }] as const);
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({ ...project, lockfileVersion: 3, packages: Object.fromEntries([['', project], ...installed]) }),
    );
    return billOfMaterials(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('lists the packages of the shop', () => {
  expect(JSON.parse(billOf({}))).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'a-shop' } }, components: [] });
});

test('names the package that isn’t installed, even if the build itself is silent', () => {
  process.env['npm_config_loglevel'] = 'silent';
  try {
    expect(() => billOf({ 'not-there': '1.2.3' })).toThrow(/bill of materials:\n[\s\S]*missing: not-there@1\.2\.3/);
  } finally {
    delete process.env['npm_config_loglevel'];
  }
});
