import { FormattedMessage } from 'react-intl';
import { Button } from '../../../kit/action/Button';
import { ButtonLink } from '../../../kit/action/ButtonLink';
import { Notice } from '../../../kit/feedback/Notice';

interface SignInTroubleNoticeProps {
  /** What is wrong: no session, no answer, a token that is too large for a cookie, or a browser that keeps none; undefined while it is being found out. */
  trouble?: 'refused' | 'unreachable' | 'tooLarge' | 'notKept' | undefined;
  /** Where it goes on without signing in. */
  homeHref: string;
  /** Signs in once more. */
  onSignIn(): void;
  /** Looks once more whether there is a session. */
  onRetry(): void;
}

/** Says why nobody is signed in although the sign-on service has sent somebody back. */
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
