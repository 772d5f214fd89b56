import { useEffect, useEffectEvent, useState } from 'react';
import { hiddenUntil, storeLinkFor } from '../frame/rules/appBanner';
import { addTexts } from '../../i18n/texts';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { useViewport } from '../../kit/page/viewport';
import { setCookie } from '../../session/cookies';
import { useRuntimeConfig } from '../../session/runtimeConfigContext';
import { useCookie } from '../../session/useSession';
import { useLook } from '../../themes/look';

const AppInstallBanner = lazyComponent(
  async () => (await Promise.all([import('../frame/parts/AppInstallBanner'), addTexts('smallParts')]))[0].AppInstallBanner,
  { failure: 'silent' },
);

interface AppBannerProps {
  /** There is nothing to show, or it was closed. */
  onDone(): void;
}

/** Whether the shop runs as an app already. */
const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;

/**
 * Offers the native app on phones whose store the operator names (P§2 "app-install banner"). Closed, and also once the way to the store was
 * taken, it stays away for as many days as the operator says, in every tab; that is all that its cookie tells.
 */
export function AppBanner({ onDone }: AppBannerProps) {
  const config = useRuntimeConfig();
  const { title, wordMark } = useLook();
  const isHidden = useCookie('appBannerHidden') === true;
  const isPhone = useViewport() === 'mobile';
  const [storeHref] = useState(() => (isInstalled() ? undefined : storeLinkFor(navigator.userAgent, config)));
  const isDone = isHidden || !isPhone || storeHref === undefined;
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) done();
  }, [isDone]);
  if (isDone) return null;
  const hide = () => setCookie('appBannerHidden', true, hiddenUntil(new Date(), config.appBannerHiddenDays));
  return <AppInstallBanner shopName={title} mark={wordMark} storeHref={storeHref} onOpen={hide} onClose={hide} />;
}
