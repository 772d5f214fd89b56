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
} from '#domain/customer/consent.ts';
import { toolsOptions } from '#queries/outsideServices.ts';
import { storeConsent, useConsentCookies } from '#session/consentCookies.ts';
import { useRuntimeConfig } from '#session/runtimeConfigContext.ts';
import { useSession } from '#session/useSession.ts';

/** Services that need consent, the decisions, and functions to change them. */
export interface ConsentState {
  /** Services that this shop uses for this user. */
  readonly offered: readonly ConsentService[];
  /** Services to decide about: those offered, and those agreed to, even if it is unknown whether they are still offered. */
  readonly listed: readonly ConsentService[];
  readonly consent: Consent;
  /** True once all services that the banner asks about are decided. */
  readonly isDecided: boolean;
  /** True once the services are known, or failed to load. */
  readonly isKnown: boolean;
  /** The tenant's services failed to load; those offered without them are still listed. */
  readonly isFailed: boolean;
  /** The error, for its code. */
  readonly error: unknown;
  readonly isRetrying: boolean;
  retry(): void;
  /** Agrees to all offered services. */
  agreeToAll(): void;
  /** Refuses all services, also those not offered yet. */
  refuseAll(): void;
  /** Decides about all listed services. */
  decide(consent: Consent): void;
}

interface ConsentOptions {
  /** Lists all services even if all are refused, for a screen where that can be changed. */
  listsRefused?: boolean;
}

/**
 * Consent of the current person, in every session state; follows decisions in other tabs. If everything is refused,
 * the tenant's services are loaded only when listed.
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
    // An unknown service can't count as decided.
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
