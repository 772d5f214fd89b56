/** Everything that a tab keeps. `docs/kept.md` says what each text is, whose, and until when. */
export type TabName =
  | 'cart-removed'
  | 'cart-seen'
  | 'cart-swaps'
  | 'cart-unsent'
  | 'checkout'
  | 'contentForm'
  | 'count-left'
  | 'crmForm'
  | 'inventoryExport'
  | 'label-amounts'
  | 'not-today'
  | 'order-intent'
  | 'order-result'
  | 'order-unacknowledged'
  | 'quantityHistory'
  | 'quickEntry'
  | 'scroll'
  | 'template-edits'
  | 'template-removed'
  | 'template-words'
  | 'userProfile';

/** Under which a tab keeps a text: what it is, and what it is of, such as a customer's cart. The user is added to it. */
export type TabKey = TabName | `${TabName}:${string}`;

/** What the browser refused to store. */
const refused = new Map<string, string>();

let ownerNow: () => string | undefined = () => undefined;

/** Says who uses the tab: the user's id, undefined for a visitor. */
export function setTabOwner(owner: () => string | undefined): void {
  ownerNow = owner;
}

/**
 * The name in the tab's storage of a text of the present user. Each user finds their own alone: who signs in in the same tab, at a counter
 * for instance, after another's session has ended sees nothing of theirs, and they find it again when they come back.
 */
export function ownedKey(key: TabKey): string {
  const owner = ownerNow();
  return owner === undefined ? key : `${key}@${owner}`;
}

/**
 * Keeps a text of the present user for this tab, also through a reload. Where the browser refuses (full, or storage forbidden) it is kept as
 * long as the page lives, which is better than not at all.
 */
export function setTabItem(key: TabKey, text: string): void {
  const name = ownedKey(key);
  try {
    sessionStorage.setItem(name, text);
    refused.delete(name);
  } catch {
    refused.set(name, text);
  }
}

/** A text of the present user that was kept for this tab; null when there is none. */
export function getTabItem(key: TabKey): string | null {
  const name = ownedKey(key);
  const unstored = refused.get(name);
  if (unstored !== undefined) return unstored;
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Forgets a text of the present user that was kept for this tab. */
export function removeTabItem(key: TabKey): void {
  const name = ownedKey(key);
  refused.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // A storage that is forbidden holds nothing.
  }
}
