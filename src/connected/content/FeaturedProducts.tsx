import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { BlockSection } from '#components/content/BlockSection.tsx';
import { FeaturedProductCard } from '#components/content/FeaturedProductCard.tsx';
import { requestedFeaturedLines, minAmountOf, type FeaturedChoice } from '#domain/product/featuredProducts.ts';
import type { Product } from '#domain/product/product.ts';
import { Button } from '#kit/action/Button.tsx';
import { buttonLook } from '#kit/action/buttonLook.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { paths } from '#paths.ts';
import { featuredProductsOptions } from '#queries/featuredProducts.ts';
import { isBuyer, type ShopContext } from '#queries/shopContext.ts';
import { currentTarget, rememberTarget } from '#session/redirect.ts';
import { useSession } from '#session/useSession.ts';
import { useReportedAddition } from '../cart/reportedAddition';
import { useDisplayRules } from '../product/displayRules';
import { useShop } from '../shop/ShopProvider';
import { FeaturedSkeleton } from './FeaturedSkeleton';
import styles from './FeaturedProducts.module.css';

interface FeaturedProductsProps {
  /** Skus in display order; products that are no longer sold are omitted. */
  skus: readonly string[];
  /** Heading, omitted if none of the products is sold. */
  title?: string | undefined;
}

/** Products of a content block, whose amounts are added to the cart together (P§5 featured product). Renders nothing without a tenant. */
export function FeaturedProducts({ skus, title }: FeaturedProductsProps) {
  const { context } = useShop();
  // Another tenant's shop shows no prices, and a visitor's prices would be requested with the wrong tenant's token.
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
      {!isError && !products && <FeaturedSkeleton count={skus.length} />}
    </BlockSection>
  );
}

/** A link to the customer selector, and back to this page. */
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
  // Prices belong to a customer: before one is chosen there are none, which differs from a price on request.
  const isWithoutCustomer = isLoggedIn && !isBuyer(context);
  const displayRules = useMemo(() => (isWithoutCustomer ? { ...asSeen, canSeePrices: false } : asSeen), [asSeen, isWithoutCustomer]);
  const addition = useReportedAddition(context);
  const [choices, setChoices] = useState<ReadonlyMap<string, FeaturedChoice>>(new Map());
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const choiceOf = (product: Product): FeaturedChoice => choices.get(product.sku) ?? { amount: undefined, unit: product.defaultUnit };
  const change = (sku: string, choice: FeaturedChoice) => setChoices((all) => new Map(all).set(sku, choice));
  const requestedLines = requestedFeaturedLines(products, (sku) => choices.get(sku));
  const hasInvalid = products.some((product) => minAmountOf(product, choiceOf(product)) !== undefined);
  const add = () => {
    setChecked(new Set(products.map(({ sku }) => sku)));
    if (requestedLines.length === 0) return;
    addition.add(requestedLines, (added) => {
      // Lines that weren't added keep their amount, as do those changed meanwhile.
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
