import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import {
  askedServices,
  consentServices,
  essentialOnly,
  agreedToAll,
  isConsentDecided,
  offeredServices,
  readConsent,
  type Consent,
  type ConsentService,
} from '../../domain/consent';
import { toolsOptions } from '../../queries/outsideServices';
import { storeConsent, useConsentCookies } from '../../session/consentCookies';
import { useRuntimeConfig } from '../../session/runtimeConfigContext';
import { useSession } from '../../session/useSession';

/** What there is to agree to, what was decided, and how to decide. */
export interface ConsentState {
  /** The services that this shop uses here and for this user. */
  readonly offered: readonly ConsentService[];
  /** What can be decided: what is offered, and what was agreed to, also while it can't be known whether it is still offered. */
  readonly listed: readonly ConsentService[];
  readonly consent: Consent;
  /** Whether everything that is asked about by itself is decided. */
  readonly isDecided: boolean;
  /** Whether it is known which services there are, or can't be known. */
  readonly isKnown: boolean;
  /** The list of the tenant's services could not be read; what is offered without it is still there. */
  readonly isFailed: boolean;
  /** What was thrown then, for its code. */
  readonly error: unknown;
  readonly isRetrying: boolean;
  retry(): void;
  /** Agrees to everything that is offered. */
  agreeToAll(): void;
  /** Agrees to nothing, also not to what is not offered yet. */
  refuseAll(): void;
  /** Decides about everything that is listed. */
  decide(consent: Consent): void;
}

interface ConsentOptions {
  /** Whether everything is listed also where all of it is refused, as where a refusal can be changed. */
  listsRefused?: boolean;
}

/**
 * The consent of the person who sits here, for every state of the session; it follows decisions in other tabs. Where everything is refused the
 * tenant's services are asked for only when they are listed.
 */
export function useConsent({ listsRefused = false }: ConsentOptions = {}): ConsentState {
  const { tenant, permissions } = useSession();
  const config = useRuntimeConfig();
  const cookies = useConsentCookies();
  const hasDecidedAll = isConsentDecided(cookies);
  const consent = useMemo(() => readConsent(cookies), [cookies]);
  const asksForTools = listsRefused || !hasDecidedAll || consent.webTracking || consent.marketingAutomation;
  const tools = useQuery({ ...toolsOptions(tenant), enabled: asksForTools });
  const { matomo, emarsys } = tools.data ?? {};
  const offered = useMemo(
    () =>
      offeredServices({
        webTracking: matomo !== undefined,
        searchAnalytics: tenant !== undefined,
        marketingAutomation: emarsys !== undefined,
        chat: config.chatUrl !== '' && config.chatTenant === tenant,
        businessIntelligence: config.analyticsUrl !== '' && permissions.canUseEmbeddedAnalytics,
        leadTracking: config.leadTrackingUrl !== '',
        webAnalytics: config.webAnalyticsUrl !== '',
      }),
    [matomo, emarsys, config, tenant, permissions],
  );
  const agreeToAll = useCallback(() => storeConsent(agreedToAll(offered)), [offered]);
  const listed = useMemo(() => consentServices.filter((service) => offered.includes(service) || consent[service]), [offered, consent]);
  const decide = useCallback(
    (decided: Consent) => storeConsent(Object.fromEntries(listed.map((service) => [service, decided[service]]))),
    [listed],
  );
  const { refetch } = tools;
  const isKnown = !asksForTools || !tools.isPending || tools.fetchStatus === 'paused';
  return {
    offered,
    listed,
    consent,
    // Of what isn't known yet nobody can say that it is decided.
    isDecided: hasDecidedAll || (isKnown && isConsentDecided(cookies, askedServices(offered))),
    isKnown,
    isFailed: tools.isError,
    error: tools.error,
    isRetrying: tools.isFetching,
    retry: () => void refetch(),
    agreeToAll,
    refuseAll: refuseEverything,
    decide,
  };
}

const refuseEverything = () => storeConsent(essentialOnly);
