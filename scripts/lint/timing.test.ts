import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'timing-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The lines of a source file of which a rule reports something, as oxlint runs it. */
function reportedLines(rule: string, lines: readonly string[]): string[] {
  const file = join(folder, 'planted.ts');
  const config = join(folder, 'oxlint.json');
  writeFileSync(file, lines.join('\n'));
  writeFileSync(config, JSON.stringify({ jsPlugins: [resolve('scripts/lint/shopPlugin.js')], categories: {}, rules: { [rule]: 'error' } }));
  const { stdout } = spawnSync(process.execPath, ['node_modules/oxlint/bin/oxlint', '--config', config, '--format', 'json', file], {
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; labels: { span: { line: number } }[] }[] };
  const own = diagnostics.filter(({ code }) => code.includes(rule.replace('shop/', '')));
  const reported = new Set(own.map(({ labels }) => labels[0]?.span.line ?? 0));
  return [...reported].toSorted((one, other) => one - other).map((line) => lines[line - 1] ?? '');
}

test('delayed answers in milliseconds are refused, also in templates; held answers are allowed', () => {
  const refused = [
    "await shop.setScenario('latency=400');",
    "await shop.setScenario('expiredSession,latency=700,getCart=500');",
    'await shop.setScenario(`${operation}=2500ms`);',
    "export const One = { scenario: 'searchProductsV2=4000ms' };",
    "export const Other = { scenario: 'emptyLists,slow' };",
    "await shop.setScenario('slow');",
  ];
  const fine = [
    "await shop.setScenario('getCart=held,submitCart=500');",
    "const words = 'slow, with a latency=unknown, 20 ms = 1 tick';",
    "const slow = 'slow';",
  ];
  expect(reportedLines('shop/no-latency', [...refused, ...fine])).toEqual(refused);
});

test('custom test timeouts and sleeping are refused, retried probes are allowed', () => {
  const refused = [
    'await expect(row).toBeVisible({ timeout: 30_000 });',
    'await expect(async () => look()).toPass({ timeout: 1_000 });',
    'await expect.poll(() => count(), { timeout: 10_000 }).toBe(1);',
    "await waitFor(() => look(), { 'timeout': 150_000, interval: 500 });",
    'const patience = { timeout: 30_000 };',
    'await page.waitForTimeout(100);',
    'test.slow();',
    'test.setTimeout(60_000);',
  ];
  const fine = [
    'await expect(async () => { await expect(row).toBeVisible({ timeout: 300 }); }).toPass();',
    'await expect.poll(() => row.isVisible({ timeout: 300 })).toBe(true);',
    'requestIdleCallback(look, { timeout: 200 });',
    "const endings = ['timeout'];",
    'page.setTimeout(100);',
  ];
  expect(reportedLines('shop/no-time-limit', [...refused, ...fine])).toEqual(refused);
});
