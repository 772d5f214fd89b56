import type { IntlShape } from 'react-intl';
import type { RefusalReason } from '#domain/cart/cartAddition.ts';
import { limits } from '#domain/text/limits.ts';
import { formatQuantity } from '#i18n/format.ts';
import { formatUnits, unitName } from '#i18n/unitName.ts';

/** Reason why a line can't be added to the cart, as text. */
export function reasonText(intl: IntlShape, reason: RefusalReason): string {
  switch (reason.kind) {
    case 'belowMinimum':
      return intl.formatMessage({ id: 'cart.addition.belowMinimum' }, { quantity: formatUnits(intl, reason.minimum, reason.unit) });
    case 'otherUnitInCart':
      return intl.formatMessage({ id: 'cart.addition.otherUnitInCart' }, { unit: unitName(intl, reason.unit) });
    case 'noLongerAvailable':
      return intl.formatMessage({ id: 'cart.addition.noLongerAvailable' });
    case 'notAvailable':
      return intl.formatMessage({ id: 'cart.addition.notAvailable' });
    case 'unitNotSold':
      return intl.formatMessage({ id: 'cart.addition.unitNotSold' });
    case 'invalidAmount':
      return intl.formatMessage(
        { id: 'cart.addition.invalidAmount' },
        { quantity: formatUnits(intl, reason.minimum, reason.unit), maximum: formatQuantity(limits.amountMaximum, intl.locale) },
      );
  }
}
