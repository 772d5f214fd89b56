import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tenantListFiles, tenantProblems, withTenant } from './tenantFiles';

const files = Object.fromEntries(tenantListFiles.map((file) => [file, readFileSync(file, 'utf8')]));
const tenant = { code: 'XX', title: 'Quellhof', colour: '#7a1f5c' };

/** Lines that a text has and another one lacks. */
function addedLines(before: string, after: string): string[] {
  const lines = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !lines.has(line));
}

test('every list gets one entry, and nothing else of a file changes', () => {
  const entered = withTenant(files, tenant);
  const added = Object.entries(entered).map(([file, text]) => [file, addedLines(files[file] ?? '', text)]);
  expect(Object.fromEntries(added)).toEqual({
    'src/domain/customer/tenant.ts': ["  'XX',"],
    'openapi/v1.yaml': [expect.stringMatching(/^ {6}enum: \[AL, GM, .*, XX\]$/)],
    'mocks/world/places.ts': [expect.stringMatching(/^ {2}XX: \d+,$/)],
    'mocks/world/shopSigns.ts': ["  XX: { name: 'Quellhof', colour: '#7a1f5c' },"],
    'deploy/kubernetes/overlays/stage/ingress.yaml': ['    - host: xx.stage.shop.example'],
    'deploy/kubernetes/overlays/production/ingress.yaml': ['    - host: xx.shop.example'],
  });
  for (const [file, text] of Object.entries(entered)) {
    const before = files[file] ?? '';
    expect([file, text.length - before.length < 60, text.split('\n').length - before.split('\n').length <= 2]).toEqual([file, true, true]);
  }
});

test('a second tenant comes after the first', () => {
  const entered = withTenant(withTenant(files, tenant), { code: 'XY', title: 'Quarkeck', colour: '#00ff00' });
  expect(entered['src/domain/customer/tenant.ts']).toContain("  'XX',\n  'XY',\n] as const");
  expect(entered['openapi/v1.yaml']).toContain(', XX, XY]');
  expect(entered['mocks/world/shopSigns.ts']).toMatch(/ {2}XX: .*\n {2}XY: .*\n\};/);
  expect(entered['deploy/kubernetes/overlays/stage/ingress.yaml']).toMatch(
    /host: xx\..*\n.*\n.*host: xy\.stage\.shop\.example\n {6}http: \*shop\n$/,
  );
});

test('a new tenant lives where the fewest do', () => {
  const regions = (text = '') => [...text.matchAll(/^ {2}[A-Z]{2}: (\d+),$/gm)].map(([, region]) => region);
  const own = regions(withTenant(files, tenant)['mocks/world/places.ts']).at(-1);
  const others = regions(files['mocks/world/places.ts']);
  const counts = [...new Set(others)].map((region) => others.filter((one) => one === region).length);
  expect(others.filter((one) => one === own).length).toBe(Math.min(...counts));
});

test('a file without its list stops everything', () => {
  expect(() => withTenant({ ...files, 'mocks/world/places.ts': '' }, tenant)).toThrow('mocks/world/places.ts has no list of tenants');
});

describe('what is refused', () => {
  const known = { AL: 'Rahmkogel', XX: 'Quellhof' };
  const free = { ...tenant, code: 'XY', title: 'Quarkeck' };

  test.each([
    [{ code: 'al' }, /"al" is no code: take two capital letters/],
    [{ code: 'AL' }, /The code AL is taken by Rahmkogel: take another one\. Taken are AL, XX\./],
    [{ code: 'XX', title: 'Quellhof' }, /XX is Quellhof already/],
    [{ title: 'Rahmkogel' }, /The name Rahmkogel is taken by AL/],
    [{ title: '' }, /"" is no name/],
    [{ title: "Qu'ell" }, /is no name: take 1 to 40 letters/],
    [{ title: '<b>' }, /is no name/],
    [{ colour: '#7a1f5' }, /"#7a1f5" is no colour: give six digits/],
    [{ colour: 'plum' }, /"plum" is no colour/],
  ])('%j', (change, reason) => {
    expect(tenantProblems({ ...free, ...change }, known)).toEqual([expect.stringMatching(reason)]);
  });

  test('nothing, if code, name and colour are free', () => {
    expect(tenantProblems(free, known)).toEqual([]);
  });
});
