import type { Locale } from './locale';

/**
 * One format in each locale, made when it is first asked for: a format takes the browser longer to make than to use, lists have hundreds of
 * texts in the same one, and one language is on show.
 */
export function inEach<Format>(make: (locale: Locale) => Format): (locale: Locale) => Format {
  const made = new Map<Locale, Format>();
  return (locale) => {
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}
