import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import styles from './SubstituteButton.module.css';

interface SubstituteButtonProps {
  /** Name of the missing product. */
  product: string;
  isOnline: boolean;
  onSearch(): void;
}

/** Opens the search for a substitute of missing goods; without a network it says that it needs one. */
export function SubstituteButton({ product, isOnline, onSearch }: SubstituteButtonProps) {
  const intl = useIntl();
  return (
    <span className={styles.search}>
      <Button
        disabled={!isOnline}
        aria-haspopup="dialog"
        aria-label={intl.formatMessage({ id: 'goodsReceived.substitute.of' }, { product })}
        onClick={onSearch}
      >
        <FormattedMessage id="goodsReceived.substitute" />
      </Button>
      {!isOnline && (
        <span className={styles.quiet}>
          <FormattedMessage id="goodsReceived.missing.offline" />
        </span>
      )}
    </span>
  );
}
