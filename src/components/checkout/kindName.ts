import type { ProductKind } from '../../domain/kind';
import type { MessageKey } from '../../i18n/messageKey';

/** How each kind of goods is called. */
export const kindName: Readonly<Record<ProductKind, MessageKey>> = {
  dry: 'delivery.kind.dry',
  fresh: 'delivery.kind.fresh',
  frozen: 'delivery.kind.frozen',
};
