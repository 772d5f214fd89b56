import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { limits } from '#domain/text/limits.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { SessionUnreachableError } from '#http/errors.ts';
import type { FailureSource } from './shopQueryClient';

/**
 * Shows failures with the policy `toast`: titled "Fehler", for three seconds (P§8 "Generic failure"), or as a lost session if it can't
 * be renewed.
 */
export function FailureToasts({ failures }: { failures: FailureSource }) {
  const intl = useIntl();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      failures.subscribe(({ policy, error, meta }) => {
        if (policy === 'silent') return;
        if (error instanceof SessionUnreachableError) {
          toasts.show({
            severity: 'warn',
            error,
            text: intl.formatMessage({ id: 'app.signIn.unreachable' }),
            action: {
              label: intl.formatMessage({ id: 'app.screen.retry' }),
              onClick: () => void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
            },
          });
          return;
        }
        if (policy !== 'toast') return;
        const asked = meta?.messageOf?.(error) ?? meta?.messageId;
        const id = asked !== undefined && isMessageKey(asked, intl.messages) ? asked : 'app.error.generic.text';
        toasts.show({
          severity: 'error',
          error,
          title: intl.formatMessage({ id: 'app.error.generic.title' }),
          text: intl.formatMessage({ id }),
          autoCloseMs: limits.errorToast,
        });
      }),
    [failures, intl, toasts, queryClient],
  );
  return null;
}

function isMessageKey(text: string, messages: object): text is MessageKey {
  return Object.hasOwn(messages, text);
}
