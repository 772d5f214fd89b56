/**
 * Channel between the tabs of this browser; undefined where it has none or, as Firefox without storage, refuses one. Other tabs then
 * learn of changes by themselves, later.
 */
export function openTabChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** Sends one message to the other tabs. */
export function postToTabs(name: string, message: string): void {
  const once = openTabChannel(name);
  once?.postMessage(message);
  once?.close();
}
