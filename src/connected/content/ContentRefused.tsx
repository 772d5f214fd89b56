import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate } from 'react-router';
import { Button } from '#kit/action/Button.tsx';
import { paths } from '#paths.ts';
import { useSessionActions } from '#session/useSession.ts';
import { useShop } from '../shop/ShopProvider';
import { PageNotice } from './PageNotice';

/**
 * Replaces a page for which the content system answered 401. A signed-in user is redirected to the start page (P§4
 * 401 of content calls). Others read that it needs a sign-in, with a link there and back (P§8 "Content").
 */
export function ContentRefused() {
  const intl = useIntl();
  const { isLoggedIn } = useShop();
  const { signIn } = useSessionActions();
  if (isLoggedIn) return <Navigate to={paths.home()} replace />;
  return (
    <PageNotice
      title={intl.formatMessage({ id: 'content.page.signIn.title' })}
      actions={
        <Button tone="primary" onClick={() => signIn()}>
          <FormattedMessage id="app.signIn.action" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="content.page.signIn.text" />
      </p>
    </PageNotice>
  );
}
