import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router';
import { PictureHosts } from '#components/picture/Picture.tsx';
import { ToastProvider } from '#kit/toast/ToastProvider.tsx';
import { AmountCheckProvider } from './frame/AmountCheckProvider';
import { CartGuardProvider } from './frame/CartGuardProvider';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { reportError } from '#platform/errorReports.ts';
import { SessionProvider } from '#session/SessionProvider.tsx';
import { useSession } from '#session/useSession.ts';
import { RuntimeConfigContext } from '#session/runtimeConfigContext.ts';
import type { Look } from '#themes/tokens.ts';
import type { ShopConnection } from './connectShop';
import { ErrorScreen } from './ErrorScreen';
import { FailureToasts } from './FailureToasts';
import { IdentityGuard } from './IdentityGuard';
import { ShopLinks } from './ShopLinks';
import { ShopRoutes } from './ShopRoutes';
import { TenantLook } from './TenantLook';

interface AppProps {
  /** The connection made before the shop's code. */
  connection: ShopConnection;
  /** The tenant's look, loaded before the first render. */
  initialLook: Look;
}

/** The whole shop: providers from the outside in, then the router. */
export function App({
  connection: {
    onNavigation,
    actions,
    config,
    cache: { queryClient, failures },
  },
  initialLook,
}: AppProps) {
  return (
    <RuntimeConfigContext value={config}>
      <PictureHosts value={config.pictureHosts}>
        <SessionProvider actions={actions}>
          <Texts>
            <ErrorBoundary FallbackComponent={ErrorScreen} onError={onFailed}>
              <TenantLook initialLook={initialLook}>
                <QueryClientProvider client={queryClient}>
                  <BrowserRouter>
                    <ShopLinks onNavigation={onNavigation}>
                      <ToastProvider>
                        <FailureToasts failures={failures} />
                        <IdentityGuard>
                          <AmountCheckProvider>
                            <CartGuardProvider>
                              <ShopRoutes />
                            </CartGuardProvider>
                          </AmountCheckProvider>
                        </IdentityGuard>
                      </ToastProvider>
                    </ShopLinks>
                  </BrowserRouter>
                </QueryClientProvider>
              </TenantLook>
            </ErrorBoundary>
          </Texts>
        </SessionProvider>
      </PictureHosts>
    </RuntimeConfigContext>
  );
}

function onFailed(error: unknown) {
  console.error('The shop failed', error);
  reportError({ kind: 'render', operation: 'The shop', error });
}

function Texts({ children }: { children: ReactNode }) {
  return <I18nProvider language={useSession().language}>{children}</I18nProvider>;
}
