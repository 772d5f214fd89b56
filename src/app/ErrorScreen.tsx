import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { ActionButton } from '../components/feedback/ActionButton';
import { Notice } from '../components/page/Notice';

/**
 * Stands in for a screen that failed; the frame round it stays. Trying again asks the server anew and renders the screen
 * anew; a chunk that can't be fetched after a new release needs the reload.
 */
export function ErrorScreen() {
  const error = useRouteError();
  const { reset } = useQueryErrorResetBoundary();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    console.error('A screen failed', error);
  }, [error]);
  const retry = () => {
    reset();
    void navigate(pathname + search + hash, { replace: true });
  };
  return (
    <Notice
      role="alert"
      title={<FormattedMessage id="app.screen.failed.title" />}
      actions={
        <>
          <ActionButton tone="primary" onClick={retry}><FormattedMessage id="app.screen.retry" /></ActionButton>
          <ActionButton onClick={() => window.location.reload()}><FormattedMessage id="app.screen.reload" /></ActionButton>
        </>
      }
    >
      <p><FormattedMessage id="app.screen.failed.text" /></p>
    </Notice>
  );
}
