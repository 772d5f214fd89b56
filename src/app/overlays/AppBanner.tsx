import { useEffect, useEffectEvent, useState } from 'react';
import { hiddenUntil, storeLinkFor } from '../frame/rules/appBanner';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useViewport } from '#kit/page/viewport.ts';
import { setCookie } from '#session/cookies.ts';
import { useRuntimeConfig } from '#session/runtimeConfigContext.ts';
import { useCookie } from '#session/useSession.ts';
import { useLook } from '#themes/look.ts';

const AppInstallBanner = lazyComponent(
  async () => (await Promise.all([import('../frame/parts/AppInstallBanner'), addTexts('smallParts')]))[0].AppInstallBanner,
  { failure: 'silent' },
);

interface AppBannerProps {
  /** There is nothing to show, or it was closed. */
  onDone(): void;
}

/** True if the shop runs as an installed app. */
const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;

/**
 * Offers the native app on phones with a store link of the operator (P§2 "app-install banner"). Once closed or followed, it stays away
 * for the operator's number of days, in every tab; its cookie stores nothing else.
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
