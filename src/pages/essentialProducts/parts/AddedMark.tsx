import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../kit/icon/Icon';
import styles from './AddedMark.module.css';

/** In a product's row: that somebody has added it to the essence list by hand (P§3 "self-added"). */
export function AddedMark() {
  return (
    <span className={styles.mark}>
      <Icon name="person" size="small" />
      <FormattedMessage id="essence.selfAdded" />
    </span>
  );
}
