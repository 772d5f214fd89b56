import { FormattedMessage } from 'react-intl';
import styles from './OfflineBanner.module.css';
import { Icon } from '#kit/icon/Icon.tsx';

interface OfflineBannerProps {
  /** True while offline. */
  isOffline: boolean;
}

/** Says that the network is down and what happens to changes meanwhile. Read out when it appears and when it disappears. */
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
