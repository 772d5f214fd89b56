import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { matchPath, useLocation } from 'react-router';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { noOverlayPaths } from '../overlays/overlay';
import { browserReleases, followReleases, type ReleasePorts, type Releases } from './releases';

interface ReleaseOfferProps {
  /** The way to the worker; without it the browser's own. */
  open?: () => ReleasePorts | undefined;
}

/**
 * Caches the shell for offline use, and offers a new release once it is there: never automatically, and never over checkout, where it
 * waits. Each navigation checks for one.
 */
export function ReleaseOffer({ open = browserReleases }: ReleaseOfferProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const { pathname } = useLocation();
  const releases = useRef<Releases>(undefined);
  const [isReady, setReady] = useState(false);
  const isDisturbed = noOverlayPaths.some((pattern) => matchPath(pattern, pathname));
  const openOnce = useEffectEvent(open);
  useEffect(() => {
    const ports = openOnce();
    if (!ports) return;
    const followed = followReleases(() => setReady(true), ports);
    releases.current = followed;
    return () => followed.stop();
  }, []);
  useEffect(() => releases.current?.look(), [pathname]);
  const offer = useEffectEvent(() =>
    toasts.show({
      severity: 'info',
      text: intl.formatMessage({ id: 'release.ready' }),
      action: { label: intl.formatMessage({ id: 'release.take' }), onClick: () => releases.current?.take() },
    }),
  );
  const isOffered = isReady && !isDisturbed;
  const wasOffered = useRef(false);
  useEffect(() => {
    if (!isOffered || wasOffered.current) return;
    wasOffered.current = true;
    offer();
  }, [isOffered]);
  return null;
}
