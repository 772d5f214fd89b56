import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { Notice } from '#kit/feedback/Notice.tsx';
import { paths } from '#paths.ts';
import { hasJustSignedOut } from '#session/redirect.ts';
import { useSession, useSessionActions } from '#session/useSession.ts';

/**
 * Final page of a sign-out. A signed-in user who opens its address is signed out, so that bookmarks and links in
 * mails work. Once only: if that fails, another attempt would loop.
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
