import { useShop } from '../../connected/shop/ShopProvider';
import { isMarketHost } from '../../domain/tenant';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { isBuyer } from '../../queries/shopContext';
import { useRuntimeConfig } from '../../session/runtimeConfigContext';
import { BuyerHome } from './BuyerHome';
import { NationalHome } from './NationalHome';
import { VisitorHome } from './VisitorHome';

const MarketHome = lazyComponent(async () => (await import('./MarketHome')).MarketHome, { failure: 'screen' });

/** The start page: what a buyer does next; for visitors what the wholesaler offers; without a tenant the wholesalers; on the host of the markets the way to each of them. */
export function Component() {
  const { context, isLoggedIn } = useShop();
  const { marketHosts } = useRuntimeConfig();
  if (isMarketHost(window.location.hostname, marketHosts)) return <MarketHome />;
  if (!context) return <NationalHome />;
  return isLoggedIn && isBuyer(context) ? <BuyerHome context={context} /> : <VisitorHome context={context} />;
}
