/** All texts stored per tab for its user. `docs/kept.md` lists each name of this file with owner and lifetime. */
export type TabName =
  | 'cart-removed'
  | 'cart-seen'
  | 'cart-swaps'
  | 'cart-waiting'
  | 'cart-unsent'
  | 'checkout'
  | 'contentForm'
  | 'count-left'
  | 'crmForm'
  | 'inventoryExport'
  | 'label-amounts'
  | 'not-today'
  | 'order-change'
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

/** Key of a tab's text: its kind, and its subject, such as a customer's cart. The user is added to it. */
export type TabKey = TabName | `${TabName}:${string}`;

/** All texts of a tab that belong to nobody. */
export type TabMark = 'redirect-after-customer' | 'redirect-after-login' | 'sign-in-attempts' | 'signed-out-at' | 'start:reloaded';

/** All texts stored on the device. */
export type DeviceName =
  | 'calendar-saved'
  | 'cold-chain'
  | 'count-age'
  | 'count-waits'
  | 'goods-received'
  | 'guest-event'
  | 'guest-scale'
  | 'language-offered'
  | 'looked-at'
  | 'never-remind'
  | 'order-sheet'
  | 'price-watch'
  | 'restock'
  | 'recent-customers'
  | 'several-customers'
  | 'saved-searches'
  | 'sheet-lines'
  | 'shelf-order'
  | 'shop.cartOrder'
  | 'shop.resultView'
  | 'shop.sheetOrder'
  | 'spending-budget'
  | 'storage-asked'
  | 'used-tools';

/** Key of a device's text: its kind, and its owner, if it has one: tenant, customer, user. */
export type DeviceKey = DeviceName | `${DeviceName}:${string}`;

let ownerNow: () => string | undefined = () => undefined;

/** Sets the tab's owner: the user's id, undefined for a visitor. */
export function setTabOwner(owner: () => string | undefined): void {
  ownerNow = owner;
}

/**
 * Storage name of a text of the present user. Users see only their own texts: one who signs in in the same tab after another's session
 * has ended finds nothing of theirs. The other's texts are there again when they return.
 */
export function ownedKey(key: TabKey): string {
  const owner = ownerNow();
  return owner === undefined ? key : `${key}@${owner}`;
}
