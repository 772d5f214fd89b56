import { useLocation } from 'react-router';
import { restockHash } from '#connected/tools/viewAddresses.ts';
import { watchedProducts } from '#connected/restock/watchedProducts.ts';
import { useIsIdle } from '#connected/screen/useIsIdle.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useStored } from '#platform/useStored.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

const Restock = lazyComponent(async () => (await Promise.all([import('./Restock'), addTexts('smallParts')]))[0].Restock);

/** Watched products that are available again, once the browser is idle; all of them where the address asks for the list. */
export function WatchedProducts({ context }: { context: BuyerContext }) {
  const { user } = useShop();
  return user && <OfUser key={context.customerId} context={context} userId={user.userId} />;
}

function OfUser({ context, userId }: { context: BuyerContext; userId: string }) {
  const { hash, key } = useLocation();
  const isIdle = useIsIdle();
  const isWatching = useStored(watchedProducts(context, userId)).length > 0;
  const isList = hash === restockHash;
  return isList || (isIdle && isWatching) ? <Restock context={context} userId={userId} opening={isList ? key : undefined} /> : null;
}
