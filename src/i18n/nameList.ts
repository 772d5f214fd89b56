import type { Locale } from './locale';

/** Names in a sentence: "Anna, Ben und Eva". */
export function formatNames(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}
