import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { ConsentLayer } from '../frame/parts/ConsentLayer';
import { useConsent } from '../../connected/consent/useConsent';
import type { Consent } from '../../domain/consent';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { paths } from '../../paths';
import { consentCookieName } from '../../session/consentCookies';
import type { OverlayProps } from './overlay';

const ConsentDetails = lazyComponent(async () => (await import('../../components/consent/ConsentDetails')).ConsentDetails);

/**
 * Asks everybody, in every state of the session, which services may run, until they have said it (P§4 "Cookie consent"). Nothing of a
 * service is loaded or sent before. The privacy page asks the same by itself.
 */
export function ConsentQuestion({ onDone }: OverlayProps) {
  const { offered, consent, isDecided, isKnown, agreeToAll, refuseAll, decide } = useConsent();
  const { pathname } = useLocation();
  // Over what was decided: who is asked about one more service still has what they have agreed to.
  const [changed, setChanged] = useState<Partial<Consent>>({});
  const chosen = { ...consent, ...changed };
  const [showsDetails, setShowsDetails] = useState(false);
  // Where no cookie can be kept no service ever runs, and the question would come back with every page.
  const isDone = isDecided || (isKnown && offered.length === 0) || !navigator.cookieEnabled;
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) done();
  }, [isDone]);
  if (isDone || !isKnown || pathname === paths.privacy()) return null;
  // The layer goes with the answer; a user who gave it goes on in the page.
  const answered = (answer: () => void) => () => {
    document.querySelector('main')?.focus({ preventScroll: true });
    answer();
  };
  return (
    <ConsentLayer
      privacyHref={paths.privacy()}
      details={
        showsDetails ? (
          <ConsentDetails
            services={offered}
            consent={chosen}
            cookieNameOf={consentCookieName}
            onChange={(service, agreed) => setChanged((before) => ({ ...before, [service]: agreed }))}
          />
        ) : undefined
      }
      onRefuse={answered(refuseAll)}
      onAgree={answered(agreeToAll)}
      onSave={answered(() => decide(chosen))}
      onToggleDetails={() => setShowsDetails(!showsDetails)}
    />
  );
}
