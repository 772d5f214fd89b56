import type { FallbackProps } from 'react-error-boundary';
import { FormattedMessage } from 'react-intl';
import { Button } from '../kit/action/Button';
import { ErrorCode } from '../kit/feedback/ErrorCode';
import { Notice } from '../kit/feedback/Notice';
import { CodeError } from '../kit/lazy/codeError';

/**
 * Stands in for a screen that failed; the frame round it stays. Trying again asks the server, for data and for code, and renders the
 * screen again. Where only reloading the page helps, as when a release has taken the screen's code away, nothing else is offered.
 */
export function ErrorScreen({ error, resetErrorBoundary }: Pick<FallbackProps, 'error' | 'resetErrorBoundary'>) {
  const trouble = error instanceof CodeError ? error.trouble : undefined;
  const needsReload = trouble === 'gone' || (error instanceof CodeError && error.needsReload);
  return (
    <Notice
      role="alert"
      title={<FormattedMessage id="app.screen.failed.title" />}
      actions={
        <>
          {!needsReload && (
            <Button tone="primary" onClick={() => resetErrorBoundary()}>
              <FormattedMessage id="app.screen.retry" />
            </Button>
          )}
          <Button {...(needsReload ? { tone: 'primary' } : {})} onClick={() => window.location.reload()}>
            <FormattedMessage id="app.screen.reload" />
          </Button>
        </>
      }
    >
      <p>
        {trouble === 'gone' ? (
          <FormattedMessage id="app.code.gone" />
        ) : trouble === 'unreachable' ? (
          <FormattedMessage id="app.code.unreachable" />
        ) : (
          <FormattedMessage id="app.screen.failed.text" />
        )}
      </p>
      <ErrorCode error={error} />
    </Notice>
  );
}
