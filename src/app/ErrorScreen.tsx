import type { FallbackProps } from 'react-error-boundary';
import { FormattedMessage } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { ErrorCode } from '#kit/feedback/ErrorCode.tsx';
import { Notice } from '#kit/feedback/Notice.tsx';
import { CodeError } from '#kit/lazy/codeError.ts';

/**
 * Replaces a failed screen; the frame around it stays. Retrying requests data and code again, and renders the screen again. If only
 * reloading the page helps, as when a release has removed the screen's code, nothing else is offered.
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
