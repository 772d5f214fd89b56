import { Suspense, use, useCallback, useState, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, useLocation } from 'react-router';
import { VisuallyHidden } from '../../kit/feedback/VisuallyHidden';
import { PartBoundary } from '../../kit/feedback/PartBoundary';
import { addTexts } from '../../i18n/texts';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { useViewport } from '../../kit/page/viewport';
import { Header } from './parts/Header';
import { OfflineBanner } from './parts/OfflineBanner';
import { ScreenFrameContext } from '../../connected/screen/screenTitle';
import { CartAnnouncement } from './CartAnnouncement';
import { ShopHeader, type OpenPart } from './ShopHeader';
import { useShopOfPath } from '../../connected/shell/shopOfPath';
import { useIsIdle } from '../../connected/screen/useIsIdle';
import { useLater } from '../../connected/screen/useLater';
import { ShopProvider, useShop } from '../../connected/shop/ShopProvider';
import { paths } from '../../paths';
import { cartName } from '../../cart/cartCalls';
import { isBuyer } from '../../queries/shopContext';
import { isMarketHost } from '../../domain/tenant';
import { useIsOnline } from '../../platform/isOnline';
import { useRuntimeConfig } from '../../session/runtimeConfigContext';
import { useLook } from '../../themes/look';
import { CustomerCheck } from '../CustomerCheck';
import { GatedScreen } from '../GatedScreen';
import styles from './Layout.module.css';
import { PendingContext } from '../pendingContext';
import { useCacheScope } from '../useCacheScope';
import { useCartRefresh } from '../useCartRefresh';
import { useScreen, useFocusOnChange } from '../useScreen';
import { useScrollRestoration } from '../useScrollRestoration';

const ShopFooter = lazyComponent(async () => (await import('./ShopFooter')).ShopFooter, { failure: 'silent' });
// It lies over the page, on phones alone.
const ShopBottomBar = lazyComponent(async () => (await import('./ShopBottomBar')).ShopBottomBar, { failure: 'silent' });
// Nothing is printed before the page has been seen.
const ShopPrintHead = lazyComponent(async () => (await Promise.all([import('./ShopPrintHead'), addTexts('smallParts')]))[0].ShopPrintHead, {
  failure: 'silent',
});
// It has something to say only later, and comes after what is seen first.
const SlowReadsNotice = lazyComponent(
  async () => (await Promise.all([import('./SlowReadsNotice'), addTexts('smallParts')]))[0].SlowReadsNotice,
  {
    failure: 'silent',
  },
);
// Overlays that the shop opens come once the page is idle. An urgent notification is among them, so that they can't be had is told.
const FrameOverlays = lazyComponent(async () => (await import('../overlays/FrameOverlays')).FrameOverlays);
// What runs only with consent, and what stops it.
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

/** Milliseconds after which what says that a screen waits long is fetched; it says so after eight seconds. */
const slowNoticeDelay = 2_000;

/** A line along the upper edge while the next screen is fetched; it shows itself only where that takes long. */
function Progress() {
  return use(PendingContext) ? <div aria-hidden="true" className={styles.progress} /> : null;
}

/** What of the frame is open; going anywhere closes it. */
function useOpenPart(): [OpenPart, (part: OpenPart) => void] {
  const { key } = useLocation();
  const [open, setOpen] = useState<{ part: OpenPart; at: string }>({ part: 'none', at: key });
  const change = useCallback((part: OpenPart) => setOpen({ part, at: key }), [key]);
  return [open.at === key ? open.part : 'none', change];
}
