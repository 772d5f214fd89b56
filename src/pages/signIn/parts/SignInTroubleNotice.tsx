import { FormattedMessage } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { Notice } from '#kit/feedback/Notice.tsx';

interface SignInTroubleNoticeProps {
  /** The problem: no session, no answer, a token too large for a cookie, or a browser that keeps none; undefined while unknown. */
  trouble?: 'refused' | 'unreachable' | 'tooLarge' | 'notKept' | undefined;
  /** Address to continue without signing in. */
  homeHref: string;
  /** Called to sign in again. */
  onSignIn(): void;
  /** Called to check for a session again. */
  onRetry(): void;
}

/** Says why the user isn't signed in after returning from the sign-on service. */
export function SignInTroubleNotice({ trouble, homeHref, onSignIn, onRetry }: SignInTroubleNoticeProps) {
  if (!trouble) {
    return (
      <Notice title={<FormattedMessage id="app.title.signIn" />}>
        <output>
          <FormattedMessage id="signIn.checking" />
        </output>
      </Notice>
    );
  }
  return (
    <Notice
      role="alert"
      title={<FormattedMessage id={`signIn.${trouble}.title`} />}
      actions={
        <>
          <Button tone="primary" onClick={trouble === 'unreachable' ? onRetry : onSignIn}>
            <FormattedMessage id={trouble === 'unreachable' ? 'app.screen.retry' : 'app.signIn.action'} />
          </Button>
          <ButtonLink href={homeHref}>
            <FormattedMessage id="signIn.home" />
          </ButtonLink>
        </>
      }
    >
      <p>
        <FormattedMessage id={`signIn.${trouble}.text`} />
      </p>
    </Notice>
  );
}
