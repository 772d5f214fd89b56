/** Schemes under which browsers run the code of extensions; Safari hides whose it is. */
const extension = /(?:^|\s)(?:[a-z]+-)*(?:extension|masked-url)(?=[:\s]|$)/i;

/** Whether one of several addresses, or of the schemes that a browser tells of them, is an extension's. */
export const isOfExtension = (addresses: string): boolean => extension.test(addresses);

/**
 * Whether an extension of the browser has thrown this: by the innermost place of the stack that has an address, since an extension may
 * also call the shop's code, and the shop's code an extension's.
 *
 * @param file addresses of the code, as the event says them
 */
export function isThrownByExtension(error: unknown, file = ''): boolean {
  if (!(error instanceof Error)) return isOfExtension(file);
  const { stack = '' } = error;
  // Chromium puts the message before the places, and it may quote an address.
  const places = /^\S*(?:Error|Exception)(?::|\n|$)/.test(stack) ? (/\n\s+at [^]*/.exec(stack)?.[0] ?? '') : stack;
  const [, place] = /([a-z][a-z\d+.-]*:\/\/\S*)/i.exec(places) ?? [];
  return isOfExtension(place ?? file);
}
