/** Schemes of browser extensions' code; Safari hides the owner. */
const extension = /(?:^|\s)(?:[a-z]+-)*(?:extension|masked-url)(?=[:\s]|$)/i;

/** True if one of several addresses, or of the schemes that a browser reports for them, is an extension's. */
export const isOfExtension = (addresses: string): boolean => extension.test(addresses);

/**
 * Address of the code that has thrown an error: the innermost place of its stack, since an extension may call the shop's code, and the
 * shop's code an extension's. Empty if unknown.
 *
 * @param file address of the code, from the event
 */
function thrownAt(error: unknown, file: string): string {
  if (!(error instanceof Error)) return file;
  const { stack = '' } = error;
  // Chromium puts the message before the places, and it may quote an address.
  const places = /^\S*(?:Error|Exception)(?::|\n|$)/.test(stack) ? (/\n\s+at [^]*/.exec(stack)?.[0] ?? '') : stack;
  const [place] = /(?:[a-z][a-z\d+.-]*:\/\/|user-script:|javascript:)\S*/i.exec(places) ?? [];
  return place ?? file;
}

/** True if a browser extension has thrown this error. */
export const isThrownByExtension = (error: unknown, file = ''): boolean => isOfExtension(thrownAt(error, file));

/** A file of code, from a server. All code of the shop is in such files, and so is that of outside services. */
const codeFile = /^https?:\/\/[^\s?#]+\.[cm]?[jt]sx?(?=[?#:)]|$)/i;

/** True if an uncaught error was thrown by code that a browser, an extension or an app around the page has put into it. */
export function isThrownByInjectedCode(error: unknown, file = ''): boolean {
  const place = thrownAt(error, file);
  return place !== '' && !codeFile.test(place);
}
