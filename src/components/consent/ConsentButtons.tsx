import { FormattedMessage } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import styles from './ConsentButtons.module.css';

interface ConsentButtonsProps {
  /** Called for essential services only. */
  onRefuse(): void;
  /** Called for all services. */
  onAgree(): void;
}

/** The two plain choices, equal in size, look and weight, so that neither is easier to find. */
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
