import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useToasts } from '../kit/toast/toastQueue';
import { limits } from '../domain/limits';
import type { MessageKey } from '../i18n/messageKey';
import type { FailureSource } from './shopQueryClient';

/** Shows the failures whose calls ask for a message: titled "Fehler", for three seconds (P§8 "Generic failure"). */
export function FailureToasts({ failures }: { failures: FailureSource }) {
  const intl = useIntl();
  const toasts = useToasts();
  useEffect(
    () =>
      failures.subscribe(({ policy, error, meta }) => {
        if (policy !== 'toast') return;
        const asked = meta?.messageOf?.(error) ?? meta?.messageId;
        const id = asked !== undefined && isMessageKey(asked, intl.messages) ? asked : 'app.error.generic.text';
        toasts.show({
          severity: 'error',
          title: intl.formatMessage({ id: 'app.error.generic.title' }),
          text: intl.formatMessage({ id }),
          autoCloseMs: limits.errorToast,
        });
      }),
    [failures, intl, toasts],
  );
  return null;
}

function isMessageKey(text: string, messages: object): text is MessageKey {
  return Object.hasOwn(messages, text);
}
