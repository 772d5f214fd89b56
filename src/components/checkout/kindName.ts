import type { ProductKind } from '#domain/product/coolingClass.ts';
import type { MessageKey } from '#i18n/messageKey.ts';

/** Name of each kind of goods. */
export const kindName: Readonly<Record<ProductKind, MessageKey>> = {
  dry: 'delivery.kind.dry',
  fresh: 'delivery.kind.fresh',
  frozen: 'delivery.kind.frozen',
};
