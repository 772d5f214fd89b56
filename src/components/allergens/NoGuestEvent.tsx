import { FormattedMessage } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import styles from './DietChecks.module.css';

/** Offers to check a list for an event. */
export function NoGuestEvent({ onBegin }: { onBegin(): void }) {
  return (
    <p className={styles.none}>
      <FormattedMessage id="dietGuard.none" />
      <Button size="small" isInForm aria-haspopup="dialog" onClick={onBegin}>
        <FormattedMessage id="dietGuard.begin" />
      </Button>
    </p>
  );
}
