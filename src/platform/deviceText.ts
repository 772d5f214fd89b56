/** What the browser refused to store. */
const refused = new Map<string, string>();

/**
 * Keeps a text on this device, beyond the tab; null forgets it. Where the browser refuses it is kept as long as the page lives. `docs/kept.md`
 * says what each is, whose, and until when: whose it is stands in its name.
 */
export function keepDeviceText(name: string, text: string | null): void {
  refused.delete(name);
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    if (text !== null) refused.set(name, text);
  }
}

/** A text that was kept on this device; null when there is none. */
export function readDeviceText(name: string): string | null {
  const unstored = refused.get(name);
  if (unstored !== undefined) return unstored;
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Whether what was kept under a name outlives the page: the browser has not refused it. */
export const isDeviceTextStored = (name: string): boolean => !refused.has(name);

/** The names under which this device keeps something, of those that begin so. */
export function deviceTextNames(start: string): readonly string[] {
  let stored: readonly string[] = [];
  try {
    stored = Object.keys(localStorage);
  } catch {
    // Storage that is forbidden holds none.
  }
  return [...new Set([...stored, ...refused.keys()])].filter((name) => name.startsWith(start));
}
