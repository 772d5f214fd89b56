import type { IntlShape } from 'react-intl';
import type { Inventory } from '#domain/inventory/inventory.ts';
import type { MessageKey } from '#i18n/messageKey.ts';

const sourceName: Readonly<Record<NonNullable<Inventory['source']>, MessageKey>> = {
  WEB: 'inventory.source.web',
  HANDHELD: 'inventory.source.handheld',
};

/** Name of the counting device or program; one that this shop doesn't know is shown as received. Undefined if unset. */
export function inventorySourceText(intl: IntlShape, { source }: Pick<Inventory, 'source'>): string | undefined {
  if (source === undefined) return undefined;
  return Object.hasOwn(sourceName, source) ? intl.formatMessage({ id: sourceName[source] }) : source;
}

/** Place of the count. */
export function inventoryPlaceText(intl: IntlShape, { inventoryLocation }: Pick<Inventory, 'inventoryLocation'>): string {
  return inventoryLocation ?? intl.formatMessage({ id: 'inventory.noPlace' });
}
