import { addTexts } from '../../i18n/texts';
import type { OverviewItem } from '../../domain/allergenOverview';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { readDeviceText } from '../../platform/deviceText';
import type { BuyerContext } from '../../queries/shopContext';
import { useIsIdle } from '../screen/useIsIdle';
import { useShop } from '../shop/ShopProvider';
import { guestEventName } from './guestEventName';

const DietGuard = lazyComponent(async () => (await Promise.all([import('./DietGuard'), addTexts('allergens')]))[0].DietGuard, {
  failure: 'silent',
});

interface DietStripProps {
  context: BuyerContext;
  /** What is in the list; the same array until it changes. */
  items: readonly OverviewItem[];
}

/** What a list means for the diets of the event that this device keeps, once the page has come to rest; nothing where none is kept. */
export function DietStrip({ context, items }: DietStripProps) {
  const { user } = useShop();
  const isIdle = useIsIdle();
  if (!isIdle || !user || readDeviceText(guestEventName(context, user.userId)) === null) return null;
  return <DietGuard context={context} userId={user.userId} items={items} />;
}
