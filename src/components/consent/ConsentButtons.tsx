import { FormattedMessage } from 'react-intl';
import { Button } from '../../kit/action/Button';
import styles from './ConsentButtons.module.css';

interface ConsentButtonsProps {
  /** Only what the shop can't do without. */
  onRefuse(): void;
  /** Everything that is offered. */
  onAgree(): void;
}

/** The two plain choices, equal in size, look and weight: neither is the easier one to find. */
export function ConsentButtons({ onRefuse, onAgree }: ConsentButtonsProps) {
  return (
    <div className={styles.choices}>
      <Button tone="primary" isWide onClick={onRefuse}>
        <FormattedMessage id="consent.essentialOnly" />
      </Button>
      <Button tone="primary" isWide onClick={onAgree}>
        <FormattedMessage id="consent.all" />
      </Button>
    </div>
  );
}
