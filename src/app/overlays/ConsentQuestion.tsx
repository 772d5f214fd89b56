import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { ConsentLayer } from '../frame/parts/ConsentLayer';
import { useConsent } from '#connected/consent/useConsent.ts';
import type { Consent } from '#domain/customer/consent.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { paths } from '#paths.ts';
import { consentCookieName } from '#session/consentCookies.ts';
import type { OverlayProps } from './overlay';

const ConsentDetails = lazyComponent(async () => (await import('#components/consent/ConsentDetails.tsx')).ConsentDetails);

/**
 * Asks all users, in every state of the session, which services may run, until they answer (P§4 "Cookie consent"). No service is loaded
 * or contacted before. The privacy page has the question itself.
 */
export function ConsentQuestion({ onDone }: OverlayProps) {
  const { offered, consent, isDecided, isKnown, agreeToAll, refuseAll, decide } = useConsent();
  const { pathname } = useLocation();
  // Overrides the stored decision: a user who is asked about one more service keeps the earlier consent.
  const [changed, setChanged] = useState<Partial<Consent>>({});
  const chosen = { ...consent, ...changed };
  const [showsDetails, setShowsDetails] = useState(false);
  // Without cookies no service ever runs, and the question would return on every page.
  const isDone = isDecided || (isKnown && offered.length === 0) || !navigator.cookieEnabled;
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) done();
  }, [isDone]);
  if (isDone || !isKnown || pathname === paths.privacy()) return null;
  // The layer closes with the answer, and the focus returns to the page.
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
