import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leanStart } from './leanStart.ts';

test('the start monitor uses syntax that browsers below the floor understand', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'lean-start-'));
  try {
    const file = join(dir, 'start.js');
    copyFileSync('public/start.js', file);
    const { handler } = leanStart().writeBundle as unknown as { handler: (options: { dir: string }) => Promise<void> };
    await handler({ dir });
    const written = readFileSync(file, 'utf8');
    expect(written).toContain('selector(:has(a))');
    expect(written).not.toMatch(/\?\.[^\d]|\?\?|\|\|=|catch\{/);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
