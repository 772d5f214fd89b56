import { useShop } from '#connected/shop/ShopProvider.tsx';
import { isMarketHost } from '#domain/customer/tenant.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { isBuyer } from '#queries/shopContext.ts';
import { useRuntimeConfig } from '#session/runtimeConfigContext.ts';
import { BuyerHome } from './BuyerHome';
import { NationalHome } from './NationalHome';
import { VisitorHome } from './VisitorHome';

const MarketHome = lazyComponent(async () => (await import('./MarketHome')).MarketHome, { failure: 'screen' });

/** The start page: next steps for buyers, the offer for visitors, all wholesalers without a tenant, and all markets on their own host. */
export function Component() {
  const { context, isLoggedIn } = useShop();
  const { marketHosts } = useRuntimeConfig();
  if (isMarketHost(window.location.hostname, marketHosts)) return <MarketHome />;
  if (!context) return <NationalHome />;
  return isLoggedIn && isBuyer(context) ? <BuyerHome context={context} /> : <VisitorHome context={context} />;
}
