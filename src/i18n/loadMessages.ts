import type { Language } from '#domain/text/language.ts';
import type { Messages } from './messageKey';

const catalogues = import.meta.glob<Messages>('./catalogues/*.ts', { import: 'messages' });

/** Loads one language's whole catalogue, for stories and tests. The shop fetches it in bundles (texts.ts). */
export async function loadMessages(language: Language): Promise<Messages> {
  const load = catalogues[`./catalogues/${language}.ts`];
  if (!load) throw new Error(`There is no catalogue of ${language}`);
  return load();
}
