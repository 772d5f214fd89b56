import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { BlockSection } from '../../components/content/BlockSection';
import { FeaturedProductCard } from '../../components/content/FeaturedProductCard';
import { requestedFeaturedLines, leastAmount, type FeaturedChoice } from '../../domain/featuredProducts';
import type { Product } from '../../domain/product';
import { Button } from '../../kit/action/Button';
import { buttonLook } from '../../kit/action/buttonLook';
import { InlineError } from '../../kit/feedback/InlineError';
import { Skeleton } from '../../kit/feedback/Skeleton';
import { AppLink } from '../../kit/link/AppLink';
import { paths } from '../../paths';
import { featuredProductsOptions } from '../../queries/featuredProducts';
import { isBuyer, type ShopContext } from '../../queries/shopContext';
import { currentTarget, rememberTarget } from '../../session/redirect';
import { useSession } from '../../session/useSession';
import { useReportedAddition } from '../cart/reportedAddition';
import { useDisplayRules } from '../product/displayRules';
import { useShop } from '../shop/ShopProvider';
import styles from './FeaturedProducts.module.css';

/** Most cards of the skeleton: a page of many skus must not be all grey. */
const mostExpected = 6;

interface FeaturedProductsProps {
  /** The products in the order to show; those that are no longer sold are left out. */
  skus: readonly string[];
  /** Heading above them; where none of them is sold there is nothing to head. */
  title?: string | undefined;
}

/** Products of a content block, with amounts that go into the cart together (P§5). Without a tenant there is nothing to sell. */
export function FeaturedProducts({ skus, title }: FeaturedProductsProps) {
  const { context } = useShop();
  // In another tenant's shop nobody is told prices, and a visitor's would be asked for with the token of the wrong house.
  const isForeign = useSession().kind === 'wrong-tenant';
  return context && !isForeign && skus.length > 0 ? <Featured context={context} skus={skus} title={title} /> : null;
}

function Featured({ context, skus, title }: FeaturedProductsProps & { context: ShopContext }) {
  const { data: products, error, isError, isFetching, refetch } = useQuery(featuredProductsOptions(context, skus));
  if (products?.length === 0) return null;
  return (
    <BlockSection title={title}>
      {products && <Cards context={context} products={products} />}
      {isError && !products && (
        <InlineError error={error} onRetry={() => void refetch()} isRetrying={isFetching}>
          <FormattedMessage id="content.featured.failed" />
        </InlineError>
      )}
      {!isError && !products && (
        <div className={styles.cards} aria-busy="true">
          {Array.from({ length: Math.min(mostExpected, skus.length) }, (_, place) => (
            <Skeleton key={place} height={160} shape="tile" />
          ))}
        </div>
      )}
    </BlockSection>
  );
}

/** The way to a customer, and back to this page. */
function CustomerNeeded() {
  return (
    <div className={styles.customer}>
      <FormattedMessage id="content.featured.customer" />
      <AppLink href={paths.customers()} className={buttonLook('primary')} onClick={() => rememberTarget('customer', currentTarget())}>
        <FormattedMessage id="app.title.customers" />
      </AppLink>
    </div>
  );
}

function Cards({ context, products }: { context: ShopContext; products: readonly Product[] }) {
  const { isLoggedIn } = useShop();
  const asSeen = useDisplayRules(context);
  // Prices are a customer's: before one is chosen there are none, which is not the same as a price on request.
  const isWithoutCustomer = isLoggedIn && !isBuyer(context);
  const displayRules = useMemo(() => (isWithoutCustomer ? { ...asSeen, canSeePrices: false } : asSeen), [asSeen, isWithoutCustomer]);
  const addition = useReportedAddition(context);
  const [choices, setChoices] = useState<ReadonlyMap<string, FeaturedChoice>>(new Map());
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const choiceOf = (product: Product): FeaturedChoice => choices.get(product.sku) ?? { amount: undefined, unit: product.defaultUnit };
  const change = (sku: string, choice: FeaturedChoice) => setChoices((all) => new Map(all).set(sku, choice));
  const requestedLines = requestedFeaturedLines(products, (sku) => choices.get(sku));
  const hasInvalid = products.some((product) => leastAmount(product, choiceOf(product)) !== undefined);
  const add = () => {
    setChecked(new Set(products.map(({ sku }) => sku)));
    if (requestedLines.length === 0) return;
    addition.add(requestedLines, (added) => {
      // What did not go in keeps its amount, and so does what was changed meanwhile.
      const left = new Map(added.map(({ sku, amount }) => [sku, amount]));
      setChoices((all) => new Map([...all].filter(([sku, { amount }]) => left.get(sku) !== amount)));
    });
  };
  return (
    <div className={styles.featured}>
      <ul className={styles.cards}>
        {products.map((product) => (
          <li key={product.sku}>
            <FeaturedProductCard
              product={product}
              href={paths.product(product.sku, context.shop)}
              displayRules={displayRules}
              choice={choiceOf(product)}
              isChecked={checked.has(product.sku)}
              onChange={isBuyer(context) ? (choice) => change(product.sku, choice) : undefined}
              onLeave={() => setChecked((all) => new Set(all).add(product.sku))}
            />
          </li>
        ))}
      </ul>
      {isWithoutCustomer && <CustomerNeeded />}
      {isBuyer(context) && (
        <div className={styles.add}>
          <Button tone="primary" isBusy={addition.isAdding} disabled={requestedLines.length === 0 && !hasInvalid} onClick={add}>
            <FormattedMessage id="content.featured.add" values={{ count: requestedLines.length }} />
          </Button>
        </div>
      )}
      {addition.report}
    </div>
  );
}
