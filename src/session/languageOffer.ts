import { deviceText } from '#platform/stored.ts';

/** Mark that the browser's language was offered, or one was chosen, on this device; it says nothing of anybody, and outlives a sign-out. */
const mark = deviceText('language-offered');

/**
 * Records that the language was offered, or the user has chosen one.
 *
 * @returns true the first time; false if the mark can't be stored, since the offer would return on every page
 */
export function endLanguageOffer(): boolean {
  if (mark.isKept()) return false;
  mark.keep('1');
  return mark.isLasting();
}
