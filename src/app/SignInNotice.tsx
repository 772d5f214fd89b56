import { FormattedMessage } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { Notice } from '#kit/feedback/Notice.tsx';
import type { SignInOutcome } from '#session/startSession.ts';
import { useSessionActions } from '#session/useSession.ts';

interface SignInNoticeProps {
  /** Reason why the shop doesn't redirect to the sign-on service by itself. */
  reason: Exclude<SignInOutcome, 'leaving'>;
}

/** Shown instead of another automatic trip to the sign-on service. */
export function SignInNotice({ reason }: SignInNoticeProps) {
  const { signIn } = useSessionActions();
  const isCircling = reason === 'circling';
  return (
    <Notice
      title={isCircling ? <FormattedMessage id="signIn.circling.title" /> : <FormattedMessage id="signIn.signedOut.title" />}
      actions={
        <Button tone="primary" onClick={() => signIn()}>
          <FormattedMessage id="app.signIn.action" />
        </Button>
      }
    >
      <p>{isCircling ? <FormattedMessage id="signIn.circling.text" /> : <FormattedMessage id="signIn.signedOut.text" />}</p>
    </Notice>
  );
}
