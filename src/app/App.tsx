import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { ToastProvider } from '../components/toast/ToastProvider';
import { I18nProvider } from '../i18n/I18nProvider';
import { SessionProvider } from '../session/SessionProvider';
import { useSession } from '../session/useSession';
import { RuntimeConfigContext } from '../session/runtimeConfigContext';
import type { ThemeTokens } from '../themes/tokens';
import type { Connection } from './connectShop';
import { FailureToasts } from './FailureToasts';
import { ShopLinks } from './ShopLinks';
import { ShopRoutes } from './ShopRoutes';
import { TenantLook } from './TenantLook';

interface AppProps {
  /** What was there before the shop. */
  connection: Connection;
  /** The tenant's look, loaded before the first render. */
  initialTokens: ThemeTokens;
}

/** The whole shop: providers from the outside in, then the router. */
export function App({ connection: { onNavigation, actions, config, cache: { queryClient, failures } }, initialTokens }: AppProps) {
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
