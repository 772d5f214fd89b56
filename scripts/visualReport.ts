import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One screenshot held against its reference. */
export interface Compared {
  file: string;
  title: string;
  tenant: string;
  width: number;
  /** `new` has no reference yet, `gone` a reference but no story, `broken` could not be taken. */
  verdict: 'same' | 'different' | 'new' | 'gone' | 'broken';
  reference?: Buffer;
  now?: Buffer;
  difference?: Buffer;
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Writes a page that shows each difference as reference, now and the pixels between, for a person to judge. */
export function writeReport(folder: string, compared: readonly Compared[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const picture = (entry: Compared, kind: 'reference' | 'now' | 'difference') => {
    const image = entry[kind];
    if (!image) return `<td>–</td>`;
    const name = `${entry.file.replace('.png', '')}.${kind}.png`;
    writeFileSync(join(folder, name), image);
    return `<td><a href="${name}"><img src="${name}" alt="${kind} of ${escape(entry.title)}" loading="lazy"></a></td>`;
  };
  const wrong = compared.filter(({ verdict }) => verdict !== 'same');
  const rows = wrong.map((entry) => `<tr><th scope="row">${escape(entry.title)}<br><small>${entry.tenant} · ${entry.width} px · ${entry.verdict}</small></th>${picture(entry, 'reference')}${picture(entry, 'now')}${picture(entry, 'difference')}</tr>`);
  writeFileSync(join(folder, 'index.html'), `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Visual changes</title>
<style>body{font:14px/1.4 system-ui;margin:24px}table{border-collapse:collapse;width:100%}td,th{border:1px solid;padding:8px;vertical-align:top;text-align:left}td{width:30%}img{max-width:100%}</style>
<h1>${wrong.length} of ${compared.length} images differ</h1>
${wrong.length === 0 ? '<p>Everything looks as the reference.</p>' : `<table><thead><tr><th>Story</th><th>Reference</th><th>Now</th><th>Difference</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`}
</html>
`);
}
