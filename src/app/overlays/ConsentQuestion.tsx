import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { ConsentLayer } from '../../components/consent/ConsentLayer';
import { useConsent } from '../../connected/consent/useConsent';
import { changeConsent, essentialOnly } from '../../domain/consent';
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
  const { offered, isDecided, isKnown, agreeToAll, refuseAll, decide } = useConsent();
  const { pathname } = useLocation();
  const [chosen, setChosen] = useState(essentialOnly);
  const [showsDetails, setShowsDetails] = useState(false);
  const isDone = isDecided || (isKnown && offered.length === 0);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) done();
  }, [isDone]);
  if (isDone || !isKnown || pathname === paths.privacy()) return null;
  return (
    <ConsentLayer
      privacyHref={paths.privacy()}
      details={
        showsDetails ? (
          <ConsentDetails
            services={offered}
            consent={chosen}
            cookieNameOf={consentCookieName}
            onChange={(service, agreed) => setChosen((before) => changeConsent(before, service, agreed))}
          />
        ) : undefined
      }
      onRefuse={refuseAll}
      onAgree={agreeToAll}
      onSave={() => decide(chosen)}
      onToggleDetails={() => setShowsDetails(!showsDetails)}
    />
  );
}
