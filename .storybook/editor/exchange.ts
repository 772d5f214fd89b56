import { deriveTokens } from '#themes/deriveTokens.ts';
import type { Look } from '#themes/tokens.ts';
import { tokenFiles } from '../tokens/tokenFiles';
import { lookOfDraft, type Draft, type ReadDraft } from './draft';
import { lookFile, readLookFile } from './lookFile';
import { readTokenFiles } from './readTokens';

/** The files that a draft can leave as, by their names: the look's own, and those for other tools. */
export function exportsOf(draft: Draft, assets: Look['assets']): Readonly<Record<string, string>> {
  return { [`${draft.code}.ts`]: lookFile(draft), ...tokenFiles(deriveTokens(lookOfDraft(draft, assets))) };
}

/** The draft in exported files: a look's file, or the token files of one mode or of both. */
export async function readFiles(files: readonly File[], current: Draft): Promise<ReadDraft> {
  const texts = await Promise.all(files.map((file) => file.text()));
  const [first] = files;
  if (!first) return { problems: ['No file was chosen.'] };
  return first.name.endsWith('.ts') ? readLookFile(texts[0] ?? '') : readTokenFiles(texts, current);
}

/** Hands a text to the browser as a file. */
export function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: name.endsWith('.json') ? 'application/json' : 'text/plain' }));
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
