import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { limits } from '#domain/text/limits.ts';
import type { Unit } from '#domain/product/unit.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { useToasts } from '#kit/toast/toastQueue.ts';

/** Shows that an amount was raised to its unit's minimum (P§8 "Minimum quantity"). The same function while the language is the same. */
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
