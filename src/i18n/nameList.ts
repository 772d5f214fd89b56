import type { Language } from '../domain/language';

/** Names in a sentence: "Anna, Ben und Eva". */
export function formatNames(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
