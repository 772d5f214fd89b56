import type { IntlShape } from 'react-intl';
import type { RefusalReason } from '../../domain/cartAddition';

/** Why a line can't be added to the cart, in words. */
export function reasonText(intl: IntlShape, reason: RefusalReason): string {
  switch (reason.kind) {
    case 'belowMinimum':
      return intl.formatMessage({ id: 'cart.addition.belowMinimum' }, { quantity: reason.minimum, unit: reason.unit.name || reason.unit.abbreviation });
    case 'otherUnitInCart':
      return intl.formatMessage({ id: 'cart.addition.otherUnitInCart' }, { unit: reason.unit.name || reason.unit.abbreviation });
    case 'noLongerAvailable':
      return intl.formatMessage({ id: 'cart.addition.noLongerAvailable' });
    case 'notAvailable':
      return intl.formatMessage({ id: 'cart.addition.notAvailable' });
    case 'unitNotSold':
      return intl.formatMessage({ id: 'cart.addition.unitNotSold' });
    case 'invalidAmount':
      return intl.formatMessage({ id: 'cart.addition.invalidAmount' });
  }
}
