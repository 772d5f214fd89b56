/** What the browser refused to store. */
const refused = new Map<string, string>();

/**
 * Keeps a text for this tab, also through a reload. Where the browser refuses (full, or storage forbidden) it is kept as long as the
 * page lives, which is better than not at all.
 */
export function setTabItem(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
    refused.delete(key);
  } catch {
    refused.set(key, text);
  }
}

/** A text that was kept for this tab; null when there is none. */
export function getTabItem(key: string): string | null {
  const unstored = refused.get(key);
  if (unstored !== undefined) return unstored;
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Forgets a text that was kept for this tab. */
export function removeTabItem(key: string): void {
  refused.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A storage that is forbidden holds nothing.
  }
}
