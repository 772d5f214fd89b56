import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import type { ConsentState } from '../../connected/consent/useConsent';
import { useShop } from '../../connected/shop/ShopProvider';
import { consentServices, type ConsentService } from '../../domain/consent';
import { trackedPage } from '../../domain/trackedPage';
import type { TrackedPage } from '../../domain/trackingEvent';
import { listenToEvents, tell } from '../../queries/eventStream';
import { toolsOptions } from '../../queries/outsideServices';
import { removeTraces } from '../../session/traces';
import { useRuntimeConfig } from '../../session/runtimeConfigContext';
import { useSession } from '../../session/useSession';
import { useLook } from '../../themes/look';
import { screensAt } from '../screenAt';
import { emarsys } from './emarsys';
import { matomo } from './matomo';
import { pageScript } from './pageScript';
import { reportToSearch } from './searchAnalytics';
import type { StartTracker } from './tracker';
import { TrackerSet } from './trackerSet';

/** The page that is open, as tracking services are told of it. */
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
function useStarts(): ReadonlyMap<ConsentService, StartTracker> {
  const { tenant } = useSession();
  const config = useRuntimeConfig();
  const { data: tools } = useQuery({ ...toolsOptions(tenant), enabled: false });
  return useMemo(() => {
    const starts = new Map<ConsentService, StartTracker>();
    if (tools?.matomo) starts.set('webTracking', matomo(tools.matomo));
    if (tools?.emarsys) starts.set('marketingAutomation', emarsys(tools.emarsys.merchantId));
    if (config.leadTrackingUrl !== '') starts.set('leadTracking', pageScript(config.leadTrackingUrl));
    if (config.webAnalyticsUrl !== '') starts.set('webAnalytics', pageScript(config.webAnalyticsUrl));
    return starts;
  }, [tools, config]);
}

/**
 * Runs the tracking services that the user has agreed to, and tells them what happens. A service that loses its consent is ended at once, and
 * what it has left on this host is removed; so is what is still there of an earlier visit.
 */
export function useTracking({ consent, isKnown }: ConsentState): void {
  const [services] = useState(() => new TrackerSet());
  const starts = useStarts();
  const page = usePage();
  const { leadTrackingTraces, webAnalyticsTraces } = useRuntimeConfig();
  const viewed = useRef(page);
  const { kind } = useSession();
  const mayRun = kind !== 'wrong-tenant';

  const { pathname } = useLocation();
  const address = useRef(pathname);
  useEffect(() => {
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
    return listenToEvents((event) => {
      services.hear(event);
      reportToSearch(event, () => shopping.current);
    });
  }, [isKnown, services]);
  useEffect(() => () => services.run(new Map(), viewed.current), [services]);
}
