import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConsentButtons } from '#components/consent/ConsentButtons.tsx';
import { ConsentDetails } from '#components/consent/ConsentDetails.tsx';
import { useConsent, type ConsentState } from '#connected/consent/useConsent.ts';
import { changeConsent, consentChoice } from '#domain/customer/consent.ts';
import { Button } from '#kit/action/Button.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { PageFrame } from '#kit/page/PageFrame.tsx';
import { captchaTitle } from '#session/captcha.ts';
import { consentCookieName } from '#session/consentCookies.ts';
import { useRuntimeConfig } from '#session/runtimeConfigContext.ts';
import styles from './PrivacyPage.module.css';

/**
 * Cookie preferences (P§2 /privacy-preferences): essential only or all, and each service separately. Open to all in
 * every session state. Changes apply at once; running services follow the cookies.
 */
export function Component() {
  const state = useConsent({ listsRefused: true });
  const captcha = captchaTitle(useRuntimeConfig());
  return (
    <PageFrame title={<FormattedMessage id="app.title.privacy" />} isText>
      <div className={styles.page}>
        {state.isFailed && (
          <InlineError error={state.error} onRetry={state.retry} isRetrying={state.isRetrying}>
            <FormattedMessage id="consent.failed" />
          </InlineError>
        )}
        {state.isKnown ? (
          <>
            <Choices state={state} />
            <p className={styles.text}>
              <FormattedMessage id="consent.captcha" values={{ captcha }} />
            </p>
          </>
        ) : (
          <ListSkeleton rows={4} />
        )}
      </div>
    </PageFrame>
  );
}

function Choices({ state }: { state: ConsentState }) {
  const { listed: services, consent, refuseAll, agreeToAll, decide } = state;
  const id = useId();
  const [showsDetails, setShowsDetails] = useState(false);
  if (!navigator.cookieEnabled) {
    return (
      <p className={styles.text}>
        <FormattedMessage id="consent.noCookies" />
      </p>
    );
  }
  if (services.length === 0) {
    return (
      <p className={styles.text}>
        <FormattedMessage id="consent.none" />
      </p>
    );
  }
  return (
    <>
      <p className={styles.text}>
        <FormattedMessage id="consent.page.text" />
      </p>
      <output className={styles.status}>
        <Status state={state} count={services.filter((service) => consent[service]).length} total={services.length} />
      </output>
      <ConsentButtons onRefuse={refuseAll} onAgree={agreeToAll} />
      <div>
        <Button aria-expanded={showsDetails} aria-controls={id} onClick={() => setShowsDetails(!showsDetails)}>
          <FormattedMessage id={showsDetails ? 'consent.details.hide' : 'consent.details.show'} />
        </Button>
      </div>
      <div id={id}>
        {showsDetails && (
          <ConsentDetails
            services={services}
            consent={consent}
            cookieNameOf={consentCookieName}
            onChange={(service, agreed) => decide(changeConsent(consent, service, agreed))}
          />
        )}
      </div>
    </>
  );
}

function Status({ state, count, total }: { state: ConsentState; count: number; total: number }) {
  if (!state.isDecided && count === 0) return <FormattedMessage id="consent.status.open" />;
  switch (consentChoice(state.consent, state.listed)) {
    case 'essential':
      return <FormattedMessage id="consent.status.essential" />;
    case 'all':
      return <FormattedMessage id="consent.status.all" />;
    case 'single':
      return <FormattedMessage id="consent.status.single" values={{ count, total }} />;
  }
}
