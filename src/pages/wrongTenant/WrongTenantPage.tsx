import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router';
import { Button } from '../../kit/action/Button';
import { Pictogram } from '../../kit/feedback/Pictogram';
import { Notice } from '../../kit/feedback/Notice';
import { paths } from '../../paths';
import { useSession, useSessionActions } from '../../session/useSession';

/** Somebody is logged in at another tenant's shop (P§2, P§4): they can only log out. A user who isn't has no business here. */
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
