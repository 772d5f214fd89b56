import { FormattedMessage, useIntl } from 'react-intl';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import styles from './WatchToggle.module.css';

interface WatchToggleProps {
  /** Name of the product, for assistive technology. */
  productName: string;
  isWatched: boolean;
  onToggle(): void;
}

/** Watches a product until it is available again, beside its availability. */
export function WatchToggle({ productName, isWatched, onToggle }: WatchToggleProps) {
  const intl = useIntl();
  return (
    <UnstyledButton
      className={styles.toggle}
      aria-pressed={isWatched}
      aria-label={intl.formatMessage({ id: 'restock.watch.of' }, { product: productName })}
      onClick={onToggle}
    >
      <Icon name={isWatched ? 'check' : 'news'} size="small" />
      <span>
        <FormattedMessage id="restock.watch" />
      </span>
    </UnstyledButton>
  );
}
