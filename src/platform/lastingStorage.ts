import { keepDeviceText, readDeviceText } from './deviceText';

/** Mark that the browser was asked; some ask the user in turn, who is not to be asked again. */
const mark = 'storage-asked';

/**
 * Asks the browser, once on this device, not to clear what is kept here when it needs room. Called when something begins that nobody has a
 * second time: a count of stock, a delivery that is received.
 */
export function askForLastingStorage(): void {
  // Missing outside of secure contexts, whatever the types say.
  const storage = navigator.storage as StorageManager | undefined;
  if (typeof storage?.persist !== 'function' || readDeviceText(mark) !== null) return;
  keepDeviceText(mark, '1');
  // A browser that refuses keeps it all the same as long as it has room.
  void storage.persist().catch(() => undefined);
}
