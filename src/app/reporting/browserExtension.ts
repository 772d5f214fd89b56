/** Schemes under which browsers run the code of extensions; Safari hides whose it is. */
const extension = /^(?:[a-z]+-)*(?:extension|masked-url)(?::|$)/i;

/** Whether an address, or the scheme that a browser tells of it, is an extension's. */
export const isOfExtension = (address: string): boolean => extension.test(address);

/**
 * Whether an extension of the browser has thrown this: by the innermost place of the stack that has an address, since an extension may
 * also call the shop's code, and the shop's code an extension's.
 *
 * @param file address of the script, as the event says it
 */
export function isThrownByExtension(error: unknown, file = ''): boolean {
  if (!(error instanceof Error)) return isOfExtension(file);
  const { stack = '' } = error;
  // Chromium puts the message before the places, and it may quote an address.
  const places = /^\S*(?:Error|Exception)(?::|\n|$)/.test(stack) ? (/\n\s+at [^]*/.exec(stack)?.[0] ?? '') : stack;
  const [, place] = /([a-z][a-z\d+.-]*:\/\/\S*)/i.exec(places) ?? [];
  return isOfExtension(place ?? file);
}
