import { useIntl } from 'react-intl';
import { Icon } from '#kit/icon/Icon.tsx';
import styles from './AddedMark.module.css';

/** Marks a product that was added to the essence list by hand (P§3 "self-added"). */
export function AddedMark() {
  const words = useIntl().formatMessage({ id: 'essence.selfAdded' });
  return (
    <span className={styles.mark} title={words}>
      <Icon name="person" size="small" />
      <span className={styles.words}>{words}</span>
    </span>
  );
}
