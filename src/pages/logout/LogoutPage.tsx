import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../kit/action/Button';
import { Notice } from '../../kit/feedback/Notice';
import { paths } from '../../paths';
import { hasJustSignedOut } from '../../session/redirect';
import { useSession, useSessionActions } from '../../session/useSession';

/**
 * Where signing out ends. A user who opens this address while still logged in is signed out by it, so that a bookmark or a link in a
 * mail works too; once, for where that doesn't help, trying again would circle.
 */
export function Component() {
  const { kind } = useSession();
  const { signOut, signIn } = useSessionActions();
  const isLoggedIn = kind !== 'signed-out';
  const [isStuck] = useState(() => isLoggedIn && hasJustSignedOut(Date.now()));
  useEffect(() => {
    if (isLoggedIn && !isStuck) signOut();
  }, [isLoggedIn, isStuck, signOut]);
  if (isLoggedIn && !isStuck) return null;
  return isLoggedIn ? (
    <Notice
      role="alert"
      title={<FormattedMessage id="screen.logout.failed.title" />}
      actions={
        <Button tone="primary" onClick={signOut}>
          <FormattedMessage id="screen.logout.failed.retry" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="screen.logout.failed.text" />
      </p>
    </Notice>
  ) : (
    <Notice
      title={<FormattedMessage id="app.title.logout" />}
      actions={
        <Button tone="primary" onClick={() => signIn(paths.home())}>
          <FormattedMessage id="app.signIn.action" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="screen.logout.text" />
      </p>
    </Notice>
  );
}
