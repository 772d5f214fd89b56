import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate } from 'react-router';
import { Button } from '../../kit/action/Button';
import { paths } from '../../paths';
import { useSessionActions } from '../../session/useSession';
import { useShop } from '../shop/ShopProvider';
import { PageNotice } from './PageNotice';

/**
 * In the place of a page that the content system refused with a 401: a signed-in user is led to the start page (P§4), nobody else but reads
 * that it needs a login, with the way to it and back (P§8 "Content").
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
