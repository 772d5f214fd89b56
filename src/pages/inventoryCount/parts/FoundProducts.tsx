import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CountedProduct } from '#domain/inventory/inventoryCount.ts';
import { Button } from '#kit/action/Button.tsx';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { Spinner } from '#kit/feedback/Spinner.tsx';
import { useProductNumber } from '#components/product/productNumber.ts';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './FoundProducts.module.css';

interface FoundProductsProps {
  /** Products that match the typed text. */
  products: readonly CountedProduct[];
  /** Near matches. */
  similar: readonly CountedProduct[];
  /** More results may follow. */
  isLooking: boolean;
  /** Searching the whole range failed. */
  hasFailed: boolean;
  /** The error, for its code. */
  error?: unknown;
  /** Offline: only products known to this device were searched. */
  isOffline: boolean;
  onPick(product: CountedProduct): void;
  /** Called if none of them is meant, to name the item. */
  onOther(): void;
  onRetry(): void;
}

/** Search results as large targets, with a way to add an item that the shop doesn't sell. */
export function FoundProducts({ products, similar, isLooking, hasFailed, error, isOffline, onPick, onOther, onRetry }: FoundProductsProps) {
  const intl = useIntl();
  const id = useId();
  const isNone = products.length === 0 && similar.length === 0 && !isLooking && !hasFailed;
  return (
    <div className={styles.found}>
      {hasFailed && (
        <InlineError error={error} onRetry={onRetry}>
          <FormattedMessage id="inventoryCount.search.failed" />
        </InlineError>
      )}
      {isOffline && (
        <p className={styles.note}>
          <FormattedMessage id="inventoryCount.search.offline" />
        </p>
      )}
      <ul className={styles.list} aria-label={intl.formatMessage({ id: 'inventoryCount.search.results' })}>
        {products.map((product) => (
          <Item key={product.sku} product={product} onPick={onPick} />
        ))}
      </ul>
      {similar.length > 0 && !(isLooking && products.length === 0) && (
        <section className={styles.similar} aria-labelledby={id}>
          <SectionHeading level={2} look="group" id={id} className={styles.title}>
            <FormattedMessage id={products.length > 0 ? 'search.similar' : 'search.onlySimilar'} />
          </SectionHeading>
          <ul className={styles.list} aria-labelledby={id}>
            {similar.map((product) => (
              <Item key={product.sku} product={product} onPick={onPick} />
            ))}
          </ul>
        </section>
      )}
      <output className={styles.note}>
        {isLooking && products.length === 0 && <Spinner />}
        {isNone && (
          <span>
            <FormattedMessage id="inventoryCount.search.nothing" />
          </span>
        )}
      </output>
      <Button tone="quiet" onClick={onOther}>
        <FormattedMessage id="inventoryCount.search.other" />
      </Button>
    </div>
  );
}

function Item({ product, onPick }: { product: CountedProduct; onPick: FoundProductsProps['onPick'] }) {
  const numberOf = useProductNumber();
  return (
    <li>
      <UnstyledButton className={styles.product} onClick={() => onPick(product)}>
        <span className={styles.name}>{product.name}</span>
        <span className={styles.quiet}>{numberOf(product)}</span>
      </UnstyledButton>
    </li>
  );
}
