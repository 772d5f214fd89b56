import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { matchPath, useLocation } from 'react-router';
import { addTexts } from '../../i18n/texts';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { useShop } from '../../connected/shop/ShopProvider';
import { listenToOtherTabs } from '../../queries/notificationTabs';
import { undisturbed, type OverlayProps } from './overlay';

/** The overlays that the shop opens, in this order: one that has nothing to show is done at once. */
const overlays: readonly ComponentType<OverlayProps>[] = [
  lazyComponent(async () => (await Promise.all([import('./ConsentQuestion'), addTexts('consent')]))[0].ConsentQuestion, {
    failure: 'silent',
  }),
  // It may be that goods are called back: that it can't be had is told.
  lazyComponent(async () => (await import('./UrgentNotification')).UrgentNotification),
  lazyComponent(async () => (await Promise.all([import('./LanguageOffer'), addTexts('smallParts')]))[0].LanguageOffer, {
    failure: 'silent',
  }),
  lazyComponent(async () => (await import('./AppBanner')).AppBanner, { failure: 'silent' }),
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
 * Overlays that the shop opens, one at a time, and never over checkout: there they wait. A user who shops for another customer, or as
 * somebody else, starts over. Beside it, a new release of the shop is offered.
 */
export function FrameOverlays({ queue = overlays }: FrameOverlaysProps) {
  const queryClient = useQueryClient();
  const { tenant, customerId, user } = useShop();
  useEffect(() => listenToOtherTabs(queryClient), [queryClient]);
  return (
    <>
      {hasWorker && <ReleaseOffer />}
      <Overlays key={`${user?.userId}@${tenant}/${customerId}`} queue={queue} />
    </>
  );
}

function Overlays({ queue }: { queue: readonly ComponentType<OverlayProps>[] }) {
  const { pathname } = useLocation();
  const [place, setPlace] = useState(0);
  const Overlay = queue[place];
  if (!Overlay || undisturbed.some((pattern) => matchPath(pattern, pathname))) return null;
  return <Overlay key={place} onDone={() => setPlace(place + 1)} />;
}
