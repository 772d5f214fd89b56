import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '#kit/action/IconButton.tsx';
import { buttonLook } from '#kit/action/buttonLook.ts';
import type { WordMarkTokens } from '#themes/tokens.ts';
import styles from './AppInstallBanner.module.css';
import { WordMark } from '#components/shell/WordMark.tsx';

interface AppInstallBannerProps {
  /** Name of the shop. */
  shopName: string;
  /** The tenant's symbol and name. */
  mark: WordMarkTokens;
  /** The app's page in the phone's store. */
  storeHref: string;
  /** The way to the store was taken. */
  onOpen(): void;
  onClose(): void;
}

/** Offers the native app, at the lower edge of a phone above the bar, until it is closed. It covers nothing that has to be answered first. */
export function AppInstallBanner({ shopName, mark, storeHref, onOpen, onClose }: AppInstallBannerProps) {
  const intl = useIntl();
  return (
    <aside aria-label={intl.formatMessage({ id: 'appBanner.label' })} className={styles.banner}>
      <div className={styles.words}>
        <WordMark mark={mark} on="page" />
        <p className={styles.title}>
          <FormattedMessage id="appBanner.title" values={{ shop: shopName }} />
        </p>
        <p className={styles.text}>
          <FormattedMessage id="appBanner.text" />
        </p>
      </div>
      <div className={styles.actions}>
        <IconButton icon="close" label={intl.formatMessage({ id: 'appBanner.close' })} onClick={onClose} />
        <a href={storeHref} target="_blank" rel="noopener noreferrer" className={buttonLook('primary', 'small')} onClick={onOpen}>
          <FormattedMessage id="appBanner.open" />
        </a>
      </div>
    </aside>
  );
}
