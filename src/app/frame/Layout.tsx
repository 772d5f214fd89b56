import { Suspense, use, useCallback, useState, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, useLocation } from 'react-router';
import { VisuallyHidden } from '#kit/feedback/VisuallyHidden.tsx';
import { PartBoundary } from '#kit/feedback/PartBoundary.tsx';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useViewport } from '#kit/page/viewport.ts';
import { Header } from './parts/Header';
import { OfflineBanner } from './parts/OfflineBanner';
import { ScreenFrameContext } from '#connected/screen/screenTitle.ts';
import { CartAnnouncement } from './CartAnnouncement';
import { ShopHeader, type OpenPart } from './ShopHeader';
import { useShopOfPath } from '#connected/shell/shopOfPath.ts';
import { useIsIdle } from '#connected/screen/useIsIdle.ts';
import { useLater } from '#connected/screen/useLater.ts';
import { ShopProvider, useShop } from '#connected/shop/ShopProvider.tsx';
import { paths } from '#paths.ts';
import { cartName } from '#cart/cartCalls.ts';
import { isBuyer } from '#queries/shopContext.ts';
import { isMarketHost } from '#domain/customer/tenant.ts';
import { useIsOnline } from '#platform/isOnline.ts';
import { useRuntimeConfig } from '#session/runtimeConfigContext.ts';
import { useLook } from '#themes/look.ts';
import { CustomerCheck } from '../CustomerCheck';
import { GatedScreen } from '../GatedScreen';
import styles from './Layout.module.css';
import { PendingContext } from '../pendingContext';
import { useCacheScope } from '../useCacheScope';
import { useCartRefresh } from '../useCartRefresh';
import { useScreen, useFocusOnChange } from '../useScreen';
import { useScrollRestoration } from '../useScrollRestoration';

const ShopFooter = lazyComponent(async () => (await import('./ShopFooter')).ShopFooter, { failure: 'silent' });
// It is an overlay, on phones only.
const ShopBottomBar = lazyComponent(async () => (await import('./ShopBottomBar')).ShopBottomBar, { failure: 'silent' });
// Nothing is printed before the page has been seen.
const ShopPrintHead = lazyComponent(async () => (await Promise.all([import('./ShopPrintHead'), addTexts('smallParts')]))[0].ShopPrintHead, {
  failure: 'silent',
});
// It has a message later at the earliest, and is fetched after the first paint.
const SlowReadsNotice = lazyComponent(
  async () => (await Promise.all([import('./SlowReadsNotice'), addTexts('smallParts')]))[0].SlowReadsNotice,
  {
    failure: 'silent',
  },
);
// Overlays that the shop opens come once the page is idle. They include urgent notifications, so a failed fetch is reported.
const FrameOverlays = lazyComponent(async () => (await import('../overlays/FrameOverlays')).FrameOverlays);
// Services that need consent, and the code that stops them.
const OutsideServices = lazyComponent(async () => (await import('../tracking/OutsideServices')).OutsideServices, { failure: 'silent' });

const contentId = 'content';

/**
 * The frame of every screen: head, content, foot, and on the phone the bar under the thumb. It stays while the screens change. The landing
 * page of the markets has none, for there is no shop behind it.
 */
export function Layout() {
  const shop = useShopOfPath();
  const { marketHosts } = useRuntimeConfig();
  const isLanding = useLocation().pathname === paths.home() && isMarketHost(window.location.hostname, marketHosts);
  if (isLanding) return <Outlet />;
  return (
    <ShopProvider shop={shop}>
      <Frame />
    </ShopProvider>
  );
}

function Frame() {
  const { context } = useShop();
  const { screen, frame, documentTitle, announcement } = useScreen();
  const content = useFocusOnChange();
  const viewport = useViewport();
  const [open, setOpen] = useOpenPart();
  const { key } = useLocation();
  const { wordMark } = useLook();
  const isOnline = useIsOnline();
  const isIdle = useIsIdle();
  const isLate = useLater(slowNoticeDelay);
  useCacheScope();
  useCartRefresh(context);
  useScrollRestoration();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(contentId)?.focus();
  };
  return (
    <ScreenFrameContext value={frame}>
      <title>{documentTitle}</title>
      <PartBoundary name="The check of the customer" resetKey={key}>
        <CustomerCheck />
      </PartBoundary>
      <div className={styles.frame}>
        <a href={`#${contentId}`} className={styles.skip} onClick={skip}>
          <FormattedMessage id="app.skipToContent" />
        </a>
        <OfflineBanner isOffline={!isOnline} />
        <Progress />
        <PartBoundary name="The header" resetKey={key} fallback={<Header homeHref={paths.home()} mark={wordMark} controls={null} />}>
          <ShopHeader open={open} onOpen={setOpen} />
        </PartBoundary>
        <main ref={content} id={contentId} className={styles.main} tabIndex={-1}>
          {isLate && <SlowReadsNotice />}
          <PartBoundary name="The head of the printed page" resetKey={key}>
            {(isIdle || isLate) && <ShopPrintHead />}
          </PartBoundary>
          <GatedScreen screen={screen}>
            <Suspense fallback={null}>
              <Outlet />
            </Suspense>
          </GatedScreen>
        </main>
        <PartBoundary name="The footer" resetKey={key}>
          <ShopFooter />
        </PartBoundary>
        {viewport === 'mobile' && (
          <PartBoundary name="The bottom bar" resetKey={key}>
            <ShopBottomBar onOpen={setOpen} />
          </PartBoundary>
        )}
        {context && isBuyer(context) && <CartAnnouncement key={cartName(context)} context={context} />}
        <PartBoundary name="Overlays" resetKey={key}>
          {isIdle && (
            <>
              <FrameOverlays />
              <OutsideServices />
            </>
          )}
        </PartBoundary>
        <output>
          <VisuallyHidden>{announcement}</VisuallyHidden>
        </output>
      </div>
    </ScreenFrameContext>
  );
}

/** Milliseconds after which the notice about slow reads is fetched; it appears after eight seconds. */
const slowNoticeDelay = 2_000;

/** A line along the upper edge while the next screen is fetched; visible only if that takes long. */
function Progress() {
  return use(PendingContext) ? <div aria-hidden="true" className={styles.progress} /> : null;
}

/** The open part of the frame; any navigation closes it. */
function useOpenPart(): [OpenPart, (part: OpenPart) => void] {
  const { key } = useLocation();
  const [open, setOpen] = useState<{ part: OpenPart; at: string }>({ part: 'none', at: key });
  const change = useCallback((part: OpenPart) => setOpen({ part, at: key }), [key]);
  return [open.at === key ? open.part : 'none', change];
}
