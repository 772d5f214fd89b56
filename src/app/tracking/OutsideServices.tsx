import { matchPath, useLocation } from 'react-router';
import { useConsent } from '../../connected/consent/useConsent';
import { addTexts } from '../../i18n/texts';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { useRuntimeConfig } from '../../session/runtimeConfigContext';
import { useSession } from '../../session/useSession';
import { undisturbed } from '../overlays/overlay';
import { useTracking } from './useTracking';

const ChatDock = lazyComponent(async () => (await Promise.all([import('../frame/parts/ChatDock'), addTexts('smallParts')]))[0].ChatDock, {
  failure: 'silent',
});

/**
 * What other houses do in the shop, each only with consent: the tracking services, and the chat of its one tenant for anybody who is logged in
 * (P§6). All of them end with their consent, the session and the tenant.
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
    <div hidden={undisturbed.some((pattern) => matchPath(pattern, pathname))}>
      <ChatDock key={`${user.userId}@${tenant}`} src={chatUrl} />
    </div>
  );
}
