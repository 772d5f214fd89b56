import type { IntlShape } from 'react-intl';
import type { Inventory } from '../../domain/inventory';
import type { MessageKey } from '../../i18n/messageKey';

const sourceName: Readonly<Record<NonNullable<Inventory['source']>, MessageKey>> = {
  WEB: 'inventory.source.web',
  HANDHELD: 'inventory.source.handheld',
};

/** With what was counted; one that this shop doesn't know yet by its own name, and undefined where it isn't known. */
export function inventorySourceText(intl: IntlShape, { source }: Pick<Inventory, 'source'>): string | undefined {
  if (source === undefined) return undefined;
  return Object.hasOwn(sourceName, source) ? intl.formatMessage({ id: sourceName[source] }) : source;
}

/** Where was counted. */
export function inventoryPlaceText(intl: IntlShape, { inventoryLocation }: Pick<Inventory, 'inventoryLocation'>): string {
  return inventoryLocation ?? intl.formatMessage({ id: 'inventory.noPlace' });
}
