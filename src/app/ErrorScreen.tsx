import type { FallbackProps } from 'react-error-boundary';
import { FormattedMessage } from 'react-intl';
import { Button } from '../kit/action/Button';
import { Notice } from '../kit/feedback/Notice';

/**
 * Stands in for a screen that failed; the frame round it stays. Trying again asks the server anew and renders the screen
 * anew; a chunk that can't be fetched after a new release needs the reload.
 */
export function ErrorScreen({ resetErrorBoundary }: Pick<FallbackProps, 'resetErrorBoundary'>) {
  return (
    <Notice
      role="alert"
      title={<FormattedMessage id="app.screen.failed.title" />}
      actions={
        <>
          <Button tone="primary" onClick={() => resetErrorBoundary()}>
            <FormattedMessage id="app.screen.retry" />
          </Button>
          <Button onClick={() => window.location.reload()}>
            <FormattedMessage id="app.screen.reload" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="app.screen.failed.text" />
      </p>
    </Notice>
  );
}
