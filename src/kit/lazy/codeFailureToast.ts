import type { IntlShape } from 'react-intl';
import type { Toast } from '../toast/toastQueue';
import { CodeError } from './codeError';

/** What is said where a part of the page can't be opened because its code could not be had, with the way on that there is. */
export function codeFailureToast(intl: IntlShape, error: unknown, onRetry: () => void): Toast {
  const { trouble, needsReload } = error instanceof CodeError ? error : { trouble: undefined, needsReload: false };
  const isGone = trouble === 'gone';
  return {
    severity: 'error',
    error,
    title: intl.formatMessage({ id: 'app.part.failed.title' }),
    text: isGone
      ? intl.formatMessage({ id: 'app.code.gone' })
      : trouble === 'unreachable'
        ? intl.formatMessage({ id: 'app.code.unreachable' })
        : intl.formatMessage({ id: 'app.screen.failed.text' }),
    action:
      isGone || needsReload
        ? { label: intl.formatMessage({ id: 'app.screen.reload' }), onClick: () => window.location.reload() }
        : { label: intl.formatMessage({ id: 'app.screen.retry' }), onClick: onRetry },
  };
}
