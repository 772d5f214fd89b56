import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Writes a small build: the files of every release, with assets of its own and one that all share. */
export function releaseFiles(folder: string, release: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const script = `/* ${'shop '.repeat(400)} */ export const release = '${release}';\n`;
  const files: Readonly<Record<string, string | Buffer>> = {
    'index.html': `<!doctype html><html><head><meta name="release" content="${release}"><link rel="icon" href="/assets/icon-all.svg"></head><body><script type="module" src="/assets/shop-${release}.js"></script></body></html>\n`,
    'start.js': '// start\n',
    'sw.js': `// worker of ${release}\n`,
    'config.json': '{}\n',
    'version.json': `${JSON.stringify({ release, commit: '', built: '2026-01-01T00:00:00.000Z' })}\n`,
    'robots.txt': 'User-agent: *\n',
    'third-party-notices.txt': 'Notices\n',
    'assets/icon-all.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    [`assets/shop-${release}.js`]: script,
    [`assets/shop-${release}.js.gz`]: gzipSync(script),
    [`assets/shop-${release}.js.br`]: brotliCompressSync(script),
    [`assets/face-${release}.woff2`]: 'face',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}
