import { matchPath, useLocation } from 'react-router';
import { useConsent } from '#connected/consent/useConsent.ts';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useRuntimeConfig } from '#session/runtimeConfigContext.ts';
import { useSession } from '#session/useSession.ts';
import { noOverlayPaths } from '../overlays/overlay';
import { useTracking } from './useTracking';

const ChatDock = lazyComponent(async () => (await Promise.all([import('../frame/parts/ChatDock'), addTexts('smallParts')]))[0].ChatDock, {
  failure: 'silent',
});

/**
 * External services, each only with consent: the tracking services, and the chat of one tenant for signed-in users (P§6 chat consent).
 * All of them end with their consent, the session and the tenant.
 */
export function OutsideServices() {
  const state = useConsent();
  useTracking(state);
  const { chatUrl } = useRuntimeConfig();
  const { kind, user, tenant } = useSession();
  const { pathname } = useLocation();
  const isIn = kind === 'ready' || kind === 'choose-customer';
  if (!isIn || !state.offered.includes('chat') || !state.consent.chat) return null;
  return (
    <div hidden={noOverlayPaths.some((pattern) => matchPath(pattern, pathname))}>
      <ChatDock key={`${user.userId}@${tenant}`} src={chatUrl} />
    </div>
  );
}
