import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CountedProduct } from '../../../domain/inventoryCount';
import { Button } from '../../../kit/action/Button';
import { UnstyledButton } from '../../../kit/action/UnstyledButton';
import { InlineError } from '../../../kit/feedback/InlineError';
import { Spinner } from '../../../kit/feedback/Spinner';
import { useProductNumber } from '../../../components/product/productNumber';
import { SectionHeading } from '../../../kit/page/SectionHeading';
import styles from './FoundProducts.module.css';

interface FoundProductsProps {
  /** Products that are what was typed. */
  products: readonly CountedProduct[];
  /** Products that only come near it. */
  similar: readonly CountedProduct[];
  /** More may come. */
  isLooking: boolean;
  /** The whole range couldn't be searched. */
  hasFailed: boolean;
  /** What was thrown then, for its code. */
  error?: unknown;
  /** There is no network: only what this device knows was searched. */
  isOffline: boolean;
  onPick(product: CountedProduct): void;
  /** The thing counted is none of them: it is to be named. */
  onOther(): void;
  onRetry(): void;
}

/** What was found for what somebody typed, as large targets, and the way on for what the shop doesn't sell. */
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
