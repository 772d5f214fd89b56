import { deviceText } from './stored';

/** Marks that the browser was asked: some browsers ask the user in turn, which must happen only once. */
const mark = deviceText('storage-asked');

/**
 * Asks the browser, once per device, not to clear stored data when it runs out of space. Called when the user begins
 * work that has no other copy: a stock count, goods received, an order sheet.
 */
export function askForLastingStorage(): void {
  // Missing outside of secure contexts, contrary to the type.
  const storage = navigator.storage as StorageManager | undefined;
  if (typeof storage?.persist !== 'function' || mark.isKept()) return;
  mark.keep('1');
  // A browser that refuses still keeps the data as long as it has room.
  void storage.persist().catch(() => undefined);
}

/**
 * True if the browser clears stored data after seven days of use without an interaction with the shop. Browsers with
 * Apple's engine do, unless the shop is on the home screen. On iPhone and iPad that includes all browsers.
 */
export function isClearedAfterAWeek(): boolean {
  return navigator.vendor.startsWith('Apple') && !window.matchMedia('(display-mode: standalone)').matches;
}
