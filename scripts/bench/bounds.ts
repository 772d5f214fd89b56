import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { compressFiles } from '../compressFiles';
import { rowsOf, type Row } from './bounds/answer';

const source = resolve('scripts/bench/bounds');

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** S: the same rows as finished HTML. */
function staticRow({ sku, name, picture, price, units, unit }: Row): string {
  const [label, href] = [escaped(name), `/product/${sku}`];
  return (
    `<article aria-label="${label}"><a href="${href}"><img src="${picture}" alt="${label}" width="72" height="72"></a>` +
    `<div class="info"><a href="${href}">${label}</a><small>${sku}</small></div><b>${price}</b>` +
    `<select aria-label="Einheit: ${label}">${units.map((text) => `<option${text === unit ? ' selected' : ''}>${escaped(text)}</option>`).join('')}</select>` +
    `<input aria-label="Menge: ${label}" inputmode="numeric" value="1"><button type="button" aria-label="In den Warenkorb: ${label}">+</button></article>`
  );
}

/**
 * Builds the pages that the shop is measured against into a folder: R (plain React), V (plain DOM calls) and S (static HTML), all
 * with the rows of the very answers that the shop gets.
 *
 * @param answers the search's answer for each number of products
 */
export async function buildBounds(folder: string, answers: ReadonlyMap<number, string>): Promise<void> {
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ['plain', 'vanilla', 'sheet'].map((name) => join(source, `${name}.html`)) },
    },
  });
  const css = readFileSync(join(source, 'rows.css'), 'utf8');
  for (const [size, answer] of answers) {
    const rows = rowsOf(JSON.parse(answer) as Parameters<typeof rowsOf>[0]);
    writeFileSync(join(folder, `rows-${size}.json`), answer);
    writeFileSync(
      join(folder, `static-${size}.html`),
      `<!doctype html><html lang="de"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>static</title><style>${css}</style></head>` +
        `<body><main>${rows.map(staticRow).join('\n')}</main></body></html>`,
    );
  }
  await compressFiles(`${folder}/**/*.{html,js,css,json}`);
}
