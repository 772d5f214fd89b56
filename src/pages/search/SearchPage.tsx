import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { SearchScreen } from './SearchScreen';

const NoTenant = lazyComponent(async () => (await Promise.all([import('./NoTenant'), addTexts('emptyResult')]))[0].NoTenant);

/** Search and browse (P§2 /search), in the own assortment and in a fair. */
export function Component() {
  const { context } = useShop();
  return context ? <SearchScreen context={context} /> : <NoTenant />;
}
