import type { SearchResult } from '#gen/models/index.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { compressFiles } from '../compressFiles';
import { rowsOf } from './bounds/answer';
import { ProductRow } from './bounds/ProductRow';
import type { Size } from './shop';

const source = resolve('scripts/bench/bounds');

/**
 * Builds the pages that the shop is measured against into a folder: R (plain React) and S (the same as static HTML), with the rows of the
 * very answers that the shop gets.
 */
export async function buildBounds(folder: string, answerOf: (size: Size) => Promise<string>): Promise<void> {
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(source, 'plain.html') },
    },
  });
  const css = readFileSync(join(source, 'rows.css'), 'utf8');
  for (const size of [100, 300] as const) {
    const answer = await answerOf(size);
    const rows = rowsOf(JSON.parse(answer) as SearchResult).map((row) => <ProductRow key={row.sku} row={row} />);
    const page = renderToStaticMarkup(
      <html lang="de">
        <head>
          <meta charSet="utf-8" />
          <link rel="icon" href="data:," />
          <style>{css}</style>
        </head>
        <body>
          <main>{rows}</main>
        </body>
      </html>,
    );
    writeFileSync(join(folder, `rows-${size}.json`), answer);
    writeFileSync(join(folder, `static-${size}.html`), `<!doctype html>${page}`);
  }
  await compressFiles(`${folder}/**/*.{html,js,css,json}`);
}
