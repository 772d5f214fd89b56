import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { ToastProvider } from '../components/toast/ToastProvider';
import { I18nProvider } from '../i18n/I18nProvider';
import { SessionProvider } from '../session/SessionProvider';
import { useSession } from '../session/useSession';
import type { RuntimeConfig } from '../session/runtimeConfig';
import { RuntimeConfigContext } from '../session/runtimeConfigContext';
import type { SessionActions } from '../session/startSession';
import type { ThemeTokens } from '../themes/tokens';
import { FailureToasts } from './FailureToasts';
import { ShopLinks, type Navigate } from './ShopLinks';
import type { ShopCache } from './shopQueryClient';
import { ShopRoutes } from './ShopRoutes';
import { TenantLook } from './TenantLook';

interface AppProps {
  /** Through it, what lives outside React goes to an address of the shop. */
  onNavigation: (navigate: Navigate) => void;
  actions: SessionActions;
  config: RuntimeConfig;
  /** The server's answers, those asked for before the first render among them. */
  cache: ShopCache;
  /** The tenant's look, loaded before the first render. */
  initialTokens: ThemeTokens;
}

/** The whole shop: providers from the outside in, then the router. */
export function App({ onNavigation, actions, config, cache: { queryClient, failures }, initialTokens }: AppProps) {
  return (
    <RuntimeConfigContext value={config}>
      <SessionProvider actions={actions}>
        <Texts>
          <TenantLook initialTokens={initialTokens}>
            <QueryClientProvider client={queryClient}>
              <BrowserRouter>
                <ShopLinks onNavigation={onNavigation}>
                  <ToastProvider>
                    <FailureToasts failures={failures} />
                    <ShopRoutes />
                  </ToastProvider>
                </ShopLinks>
              </BrowserRouter>
            </QueryClientProvider>
          </TenantLook>
        </Texts>
      </SessionProvider>
    </RuntimeConfigContext>
  );
}

function Texts({ children }: { children: ReactNode }) {
  return <I18nProvider language={useSession().language}>{children}</I18nProvider>;
}
