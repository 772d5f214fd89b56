import { onDemand } from '../../components/onDemand/onDemand';
import { useShop } from '../../connected/shop/ShopProvider';
import { SearchScreen } from './SearchScreen';

const NoTenant = onDemand(async () => (await import('./NoTenant')).NoTenant);

/** Search and browse (P§2 /search), in the own assortment and in a fair. */
export function Component() {
  const { context } = useShop();
  return context ? <SearchScreen context={context} /> : <NoTenant />;
}
