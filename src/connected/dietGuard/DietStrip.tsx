import { guardingEvent } from '../../cart/cartGuard';
import { addTexts } from '../../i18n/texts';
import type { OverviewItem } from '../../domain/allergenOverview';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import type { BuyerContext } from '../../queries/shopContext';
import { useIsIdle } from '../screen/useIsIdle';
import { useShop } from '../shop/ShopProvider';

// Who has an event relies on what it says: that it can't be had is told.
const DietGuard = lazyComponent(async () => (await Promise.all([import('./DietGuard'), addTexts('allergens')]))[0].DietGuard);

interface DietStripProps {
  context: BuyerContext;
  /** What is in the list; the same array until it changes. */
  items: readonly OverviewItem[];
}

/** What a list means for the diets of the event that this device keeps, once the page has come to rest; nothing where none is kept. */
export function DietStrip({ context, items }: DietStripProps) {
  const { user } = useShop();
  const isIdle = useIsIdle();
  if (!isIdle || !user || guardingEvent(context, user.userId) === undefined) return null;
  return <DietGuard context={context} userId={user.userId} items={items} />;
}
