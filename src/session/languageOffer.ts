/** Name of the mark that the browser's language was offered, or one was chosen, on this device; it says nothing of anybody, and outlives a sign-out. */
const mark = 'language-offered';

/**
 * Marks that there is no more to offer: the language was offered, or somebody has chosen one.
 *
 * @returns whether it was the first time; false where the mark can't be kept, since the offer would come with every page
 */
export function endLanguageOffer(): boolean {
  try {
    if (mark in localStorage) return false;
    localStorage.setItem(mark, '1');
    return true;
  } catch {
    return false;
  }
}
