import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { limits } from '../../domain/limits';
import type { Unit } from '../../domain/unit';
import { formatUnits } from '../../i18n/unitName';
import { useToasts } from '../../kit/toast/toastQueue';

/** Says that an amount was raised to the minimum of its unit (P§8 "Minimum quantity"); the same function as long as the language is the same. */
export function useMinimumAmountToast(): (raised: { readonly amount: number }, unit: Unit) => void {
  const intl = useIntl();
  const toasts = useToasts();
  return useCallback(
    ({ amount }, unit) =>
      toasts.show({
        severity: 'warn',
        text: intl.formatMessage({ id: 'quantity.minimum.raised' }, { quantity: formatUnits(intl, amount, unit) }),
        autoCloseMs: limits.warningToast,
      }),
    [intl, toasts],
  );
}
