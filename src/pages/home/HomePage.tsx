import { useShop } from '../../connected/shop/ShopProvider';
import { isBuyer } from '../../queries/shopContext';
import { BuyerHome } from './BuyerHome';
import { NationalHome } from './NationalHome';
import { VisitorHome } from './VisitorHome';

/** The start page: what a buyer does next; for visitors what the wholesaler offers; without a tenant the wholesalers. */
export function Component() {
  const { context, isLoggedIn } = useShop();
  if (!context) return <NationalHome />;
  return isLoggedIn && isBuyer(context) ? <BuyerHome context={context} /> : <VisitorHome context={context} />;
}
