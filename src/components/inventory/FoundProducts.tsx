import { FormattedMessage, useIntl } from 'react-intl';
import type { CountedProduct } from '../../domain/inventoryCount';
import { Button } from '../../kit/action/Button';
import { UnstyledButton } from '../../kit/action/UnstyledButton';
import { InlineError } from '../../kit/feedback/InlineError';
import { Spinner } from '../../kit/feedback/Spinner';
import styles from './FoundProducts.module.css';

interface FoundProductsProps {
  products: readonly CountedProduct[];
  /** More may come. */
  isLooking: boolean;
  /** The whole range couldn't be searched. */
  hasFailed: boolean;
  /** There is no network: only what this device knows was searched. */
  isOffline: boolean;
  onPick(product: CountedProduct): void;
  /** The thing counted is none of them: it is to be named. */
  onOther(): void;
  onRetry(): void;
}

/** What was found for what somebody typed, as large targets, and the way on for what the shop doesn't sell. */
export function FoundProducts({ products, isLooking, hasFailed, isOffline, onPick, onOther, onRetry }: FoundProductsProps) {
  const intl = useIntl();
  const isNone = products.length === 0 && !isLooking && !hasFailed;
  return (
    <div className={styles.found}>
      {hasFailed && (
        <InlineError onRetry={onRetry}>
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
          <li key={product.sku}>
            <UnstyledButton className={styles.product} onClick={() => onPick(product)}>
              <span className={styles.name}>{product.name}</span>
              <span className={styles.quiet}>{product.displayedId}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
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
