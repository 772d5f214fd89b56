import type { IntlShape } from 'react-intl';
import type { Toast } from '../toast/toastQueue';
import { CodeError } from './codeError';

/** Toast for code that failed to load, with the matching action: retry or reload. */
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
