import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import type { ConsentState } from '../../connected/consent/useConsent';
import { useShop } from '../../connected/shop/ShopProvider';
import { consentServices, type ConsentService } from '../../domain/consent';
import { trackedPage } from '../../domain/trackedPage';
import type { TrackedPage } from '../../domain/trackingEvent';
import { subscribeToEvents, tell } from '../../queries/eventStream';
import { toolsOptions } from '../../queries/outsideServices';
import { removeTraces } from '../../session/traces';
import { useRuntimeConfig } from '../../session/runtimeConfigContext';
import { useSession } from '../../session/useSession';
import { useLook } from '../../themes/look';
import { screensAt } from '../screenAt';
import { emarsys } from './emarsys';
import { matomo } from './matomo';
import { pageScript } from './pageScript';
import { openRealm, type OpenRealm } from './realm';
import { reportToSearch } from './searchAnalytics';
import type { StartTracker } from './tracker';
import { TrackerSet } from './trackerSet';

/** The page that is open, as it is reported to tracking services. */
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

/** How each tracking service that this shop uses is started; the same functions for as long as they are set up alike. */
function useStarts(open: OpenRealm): ReadonlyMap<ConsentService, StartTracker> {
  const { tenant } = useSession();
  const { leadTrackingUrl, webAnalyticsUrl } = useRuntimeConfig();
  const { data: tools } = useQuery({ ...toolsOptions(tenant), enabled: false });
  // Each by itself: one that were set up again because another becomes known would run again, and count the page a second time.
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
 * Runs the tracking services that the user has agreed to, and tells them what happens. A service that loses its consent is ended at once, and
 * what it has left on this host is removed; so is what is still there of an earlier visit.
 *
 * @param open how a window for a service is opened
 */
export function useTracking({ consent, isKnown }: ConsentState, open: OpenRealm = openRealm): void {
  const [services] = useState(() => new TrackerSet());
  const starts = useStarts(open);
  const page = usePage();
  const { leadTrackingTraces, webAnalyticsTraces } = useRuntimeConfig();
  const viewed = useRef(page);
  const { kind } = useSession();
  const mayRun = kind !== 'wrong-tenant';

  const { pathname } = useLocation();
  const address = useRef(pathname);
  // Ahead of what the page tells of itself, which it does at once where it has its data already: that belongs to this view, not to the last one.
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
    for (const service of consentServices) if (!consent[service]) removeTraces(service, configured[service]);
  }, [services, starts, consent, mayRun, leadTrackingTraces, webAnalyticsTraces]);
  // Not before it is known which services there are: until then what happens waits for them.
  const { context } = useShop();
  const shopping = useRef(context);
  useEffect(() => {
    shopping.current = context;
  }, [context]);
  useEffect(() => {
    if (!isKnown) return undefined;
    return subscribeToEvents((event) => {
      services.hear(event);
      reportToSearch(event, () => shopping.current);
    });
  }, [isKnown, services]);
  useEffect(() => () => services.run(new Map(), viewed.current), [services]);
}
