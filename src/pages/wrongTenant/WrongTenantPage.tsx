import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router';
import { Button } from '#kit/action/Button.tsx';
import { Pictogram } from '#kit/feedback/Pictogram.tsx';
import { Notice } from '#kit/feedback/Notice.tsx';
import { paths } from '#paths.ts';
import { useSession, useSessionActions } from '#session/useSession.ts';

/**
 * The user is signed in at another tenant's shop (P§2 "wrong-tenant", P§4 another tenant): they can only sign out.
 * Signed-out users are redirected.
 */
export function Component() {
  const session = useSession();
  const { signOut } = useSessionActions();
  if (session.kind !== 'wrong-tenant') return <Navigate to={paths.home()} replace />;
  return (
    <Notice
      picture={<Pictogram name="cable" />}
      role="alert"
      title={<FormattedMessage id="app.title.wrongTenant" />}
      actions={
        <Button tone="primary" onClick={signOut}>
          <FormattedMessage id="screen.wrongTenant.logout" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="screen.wrongTenant.text" />
      </p>
    </Notice>
  );
}
