import { FormattedMessage } from 'react-intl';
import { Button } from '../kit/action/Button';
import { Notice } from '../kit/feedback/Notice';
import { useSessionActions } from '../session/useSession';

/** Shown instead of another automatic trip to the sign-on service, when the last ones came back without a session. */
export function SignInNotice() {
  const { signIn } = useSessionActions();
  return (
    <Notice
      title={<FormattedMessage id="app.signIn.needed.title" />}
      actions={
        <Button tone="primary" onClick={() => signIn()}>
          <FormattedMessage id="app.signIn.action" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="app.signIn.needed.text" />
      </p>
    </Notice>
  );
}
