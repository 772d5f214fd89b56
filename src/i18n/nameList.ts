import { inEach } from './inEach';
import type { Locale } from './locale';

const listFormat = inEach((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** Names in a sentence: "Anna, Ben und Eva". */
export function formatNames(names: readonly string[], locale: Locale): string {
  return listFormat(locale).format(names);
}
