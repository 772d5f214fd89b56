import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import type { ConsentState } from '#connected/consent/useConsent.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { consentServices, type ConsentService } from '#domain/customer/consent.ts';
import { trackedPage } from '#domain/customer/trackedPage.ts';
import type { TrackedPage } from '#domain/customer/trackingEvent.ts';
import { subscribeToEvents, tell } from '#queries/eventStream.ts';
import { toolsOptions } from '#queries/outsideServices.ts';
import { removeTrackingLeftovers } from '#session/trackingLeftovers.ts';
import { useRuntimeConfig } from '#session/runtimeConfigContext.ts';
import { useSession } from '#session/useSession.ts';
import { useLook } from '#themes/look.ts';
import { screensAt } from '../screenAt';
import { emarsys } from './emarsys';
import { matomo } from './matomo';
import { pageScript } from './pageScript';
import { openSandboxFrame, type OpenSandboxFrame } from './sandboxFrame';
import { reportToSearch } from './searchAnalytics';
import type { StartTracker } from './tracker';
import { TrackerSet } from './trackerSet';

/** The open page, as reported to tracking services. */
function usePage(): TrackedPage {
  const intl = useIntl();
  const { title } = useLook();
  const { pathname } = useLocation();
  return useMemo(() => {
    const screens = screensAt(pathname);
    const screen = screens.at(-1);
    const pattern = screens.map(({ path }) => path).find((path) => path.startsWith('/')) ?? screen?.path ?? '*';
    return trackedPage(pattern, pathname, screen ? intl.formatMessage({ id: screen.title }) : '', title);
  }, [intl, title, pathname]);
}

/** Start functions of this shop's tracking services; stable while their configuration is the same. */
function useStarts(open: OpenSandboxFrame): ReadonlyMap<ConsentService, StartTracker> {
  const { tenant } = useSession();
  const { leadTrackingUrl, webAnalyticsUrl } = useRuntimeConfig();
  const { data: tools } = useQuery({ ...toolsOptions(tenant), enabled: false });
  // Separate memos: restarting one service because another becomes known would count the page a second time.
  const visits = tools?.matomo;
  const webTracking = useMemo(() => visits && matomo(visits, open), [visits, open]);
  const merchantId = tools?.emarsys?.merchantId;
  const marketingAutomation = useMemo(() => (merchantId === undefined ? undefined : emarsys(merchantId, open)), [merchantId, open]);
  const leadTracking = useMemo(() => (leadTrackingUrl === '' ? undefined : pageScript(leadTrackingUrl, open)), [leadTrackingUrl, open]);
  const webAnalytics = useMemo(() => (webAnalyticsUrl === '' ? undefined : pageScript(webAnalyticsUrl, open)), [webAnalyticsUrl, open]);
  return useMemo(() => {
    const starts = new Map<ConsentService, StartTracker>();
    if (webTracking) starts.set('webTracking', webTracking);
    if (marketingAutomation) starts.set('marketingAutomation', marketingAutomation);
    if (leadTracking) starts.set('leadTracking', leadTracking);
    if (webAnalytics) starts.set('webAnalytics', webAnalytics);
    return starts;
  }, [webTracking, marketingAutomation, leadTracking, webAnalytics]);
}

/**
 * Runs the tracking services that the user has agreed to, and sends them events. A service without consent is stopped at once, and its
 * leftovers on this host are removed, those of earlier visits included.
 *
 * @param open opens a window for a service
 */
export function useTracking({ consent, isKnown }: ConsentState, open: OpenSandboxFrame = openSandboxFrame): void {
  const [services] = useState(() => new TrackerSet());
  const starts = useStarts(open);
  const page = usePage();
  const { leadTrackingTraces, webAnalyticsTraces } = useRuntimeConfig();
  const viewed = useRef(page);
  const { kind } = useSession();
  const mayRun = kind !== 'wrong-tenant';

  const { pathname } = useLocation();
  const address = useRef(pathname);
  // Before the page's own events, which come at once if it has its data already: they belong to this view, not to the last one.
  useLayoutEffect(() => {
    viewed.current = page;
    // Texts that arrive make another title, but no other view.
    if (address.current === pathname) return;
    address.current = pathname;
    tell({ kind: 'pageView', page });
  }, [page, pathname]);
  useEffect(() => {
    const agreed = [...starts].filter(([service]) => mayRun && consent[service]);
    services.run(new Map(agreed), viewed.current);
    const configured: Partial<Record<ConsentService, readonly string[]>> = {
      leadTracking: leadTrackingTraces,
      webAnalytics: webAnalyticsTraces,
    };
    for (const service of consentServices) if (!consent[service]) removeTrackingLeftovers(service, configured[service]);
  }, [services, starts, consent, mayRun, leadTrackingTraces, webAnalyticsTraces]);
  // Waits until the services are known; until then events are buffered for them.
  const { context } = useShop();
  const shopping = useEffectEvent(() => context);
  useEffect(() => {
    if (!isKnown) return undefined;
    return subscribeToEvents((event) => {
      services.hear(event);
      reportToSearch(event, () => shopping());
    });
  }, [isKnown, services]);
  useEffect(() => () => services.run(new Map(), viewed.current), [services]);
}
