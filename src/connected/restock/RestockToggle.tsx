import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { serverDay } from '#clock/serverTime.ts';
import { WatchToggle } from '#components/product/WatchToggle.tsx';
import type { Product } from '#domain/product/product.ts';
import { restockLimits, watchedWith } from '#domain/product/restock.ts';
import { limits } from '#domain/text/limits.ts';
import { useToasts, type Toast } from '#kit/toast/toastQueue.ts';
import { useStored } from '#platform/useStored.ts';
import { isBuyer, type BuyerContext } from '#queries/shopContext.ts';
import { useShop } from '../shop/ShopProvider';
import { listedRestock } from '../tools/viewAddresses';
import { watchedProducts } from './watchedProducts';

interface RestockToggleProps {
  product: Pick<Product, 'sku' | 'name'>;
}

/** Watches a product until it is available again. Renders nothing for visitors, and in fairs, which end before that. */
export function RestockToggle({ product }: RestockToggleProps) {
  const { context, user } = useShop();
  if (!context || !user || !isBuyer(context) || context.shop.kind === 'fair') return null;
  return <BuyersToggle product={product} context={context} userId={user.userId} />;
}

function BuyersToggle({ product: { sku, name }, context, userId }: RestockToggleProps & { context: BuyerContext; userId: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const toasts = useToasts();
  const stored = watchedProducts(context, userId);
  const isWatched = useStored(stored).some((one) => one.sku === sku);
  const toList = { label: intl.formatMessage({ id: 'restock.toList' }), onClick: () => void navigate(listedRestock) };
  const say = (toast: Pick<Toast, 'severity' | 'text'>) => toasts.show({ ...toast, autoCloseMs: 2 * limits.warningToast, action: toList });
  const toggle = () => {
    if (isWatched) {
      stored.change((watched) => withoutSku(watched, sku));
      return say({ severity: 'info', text: intl.formatMessage({ id: 'restock.removed' }, { product: name }) });
    }
    const next = watchedWith(stored.read(), { sku, name }, serverDay());
    if (!next) return say({ severity: 'warn', text: intl.formatMessage({ id: 'restock.full' }, { count: restockLimits.products }) });
    stored.change((watched) => watchedWith(watched, { sku, name }, serverDay()) ?? watched);
    if (!stored.isLasting()) return say({ severity: 'warn', text: intl.formatMessage({ id: 'restock.unstored' }) });
    say({ severity: 'success', text: intl.formatMessage({ id: 'restock.watched' }, { product: name }) });
  };
  return <WatchToggle productName={name} isWatched={isWatched} onToggle={toggle} />;
}

/** A list without a product; undefined if it is empty, so that nothing stays on the device. */
function withoutSku<Entry extends { readonly sku: string }>(watched: readonly Entry[], sku: string): readonly Entry[] | undefined {
  const left = watched.filter((one) => one.sku !== sku);
  return left.length > 0 ? left : undefined;
}
