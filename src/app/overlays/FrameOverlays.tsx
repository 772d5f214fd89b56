import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { matchPath, useLocation } from 'react-router';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { leaveLostOverlays } from '#kit/overlay/overlayHistory.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { listenToOtherTabs } from '#queries/notificationTabs.ts';
import { RecentCustomers } from '../RecentCustomers';
import { UsedTools } from '../UsedTools';
import { noOverlayPaths, type OverlayProps } from './overlay';
import { skippable } from './skippable';

/** The overlays that the shop opens, in this order: one that has nothing to show is done at once. */
const overlays: readonly ComponentType<OverlayProps>[] = [
  skippable(async () => (await Promise.all([import('./ConsentQuestion'), addTexts('consent')]))[0].ConsentQuestion),
  // It may be a product recall, so a failed fetch is reported.
  lazyComponent(async () => (await import('./UrgentNotification')).UrgentNotification),
  skippable(async () => (await Promise.all([import('./LanguageOffer'), addTexts('smallParts')]))[0].LanguageOffer),
  skippable(async () => (await import('./AppBanner')).AppBanner),
];

/** The worker belongs to the production build: the demo's and the development's own answers the calls. */
const hasWorker = import.meta.env.PROD && import.meta.env.VITE_MOCK !== '1';
const ReleaseOffer = lazyComponent(
  async () => (await Promise.all([import('../release/ReleaseOffer'), addTexts('smallParts')]))[0].ReleaseOffer,
  { failure: 'silent' },
);

interface FrameOverlaysProps {
  /** The overlays, in their order; without them the shop's own. */
  queue?: readonly ComponentType<OverlayProps>[];
}

/**
 * Overlays that the shop opens, one at a time, and never over checkout, where they wait. A switch of customer or user starts the queue
 * again. Also offers a new release of the shop, and remembers used tools and customers.
 */
export function FrameOverlays({ queue = overlays }: FrameOverlaysProps) {
  const queryClient = useQueryClient();
  const { tenant, customerId, user } = useShop();
  useEffect(() => listenToOtherTabs(queryClient), [queryClient]);
  useEffect(leaveLostOverlays, []);
  return (
    <>
      {hasWorker && <ReleaseOffer />}
      <UsedTools />
      <RecentCustomers />
      <Overlays key={`${user?.userId}@${tenant}/${customerId}`} queue={queue} />
    </>
  );
}

function Overlays({ queue }: { queue: readonly ComponentType<OverlayProps>[] }) {
  const { pathname } = useLocation();
  const [place, setPlace] = useState(0);
  const Overlay = queue[place];
  if (!Overlay || noOverlayPaths.some((pattern) => matchPath(pattern, pathname))) return null;
  return <Overlay key={place} onDone={() => setPlace(place + 1)} />;
}
