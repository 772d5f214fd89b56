import { FormattedMessage } from 'react-intl';
import styles from './OfflineBanner.module.css';
import { Icon } from '../../../kit/icon/Icon';

interface OfflineBannerProps {
  /** Whether the network is gone. */
  isOffline: boolean;
}

/** Says that the network is gone and what becomes of changes meanwhile. Read out when it appears and when it goes. */
export function OfflineBanner({ isOffline }: OfflineBannerProps) {
  return (
    <output className={styles.live}>
      {isOffline && (
        <span className={styles.banner}>
          <Icon name="offline" size="large" />
          <span>
            <FormattedMessage id="shell.offline.text" />
          </span>
        </span>
      )}
    </output>
  );
}
