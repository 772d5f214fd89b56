import { FormattedMessage, useIntl } from 'react-intl';
import type { ProductBanner } from '#domain/content/banner.ts';
import { formatDay } from '#i18n/format.ts';
import styles from './StatusBanner.module.css';

interface StatusBannerProps {
  /** The state to show, if any (P§4 "Product banner"). */
  banner: ProductBanner | undefined;
  /** Last day of a promotion, YYYY-MM-DD, if it should be shown. */
  validTo?: string | undefined;
}

/** A product's state: not available, on sale, pre-order or new. Always in words, never by colour alone. */
export function StatusBanner({ banner, validTo }: StatusBannerProps) {
  const { locale } = useIntl();
  if (!banner) return null;
  switch (banner.kind) {
    case 'not-available':
      return (
        <span className={`${styles.banner} ${styles.notAvailable}`}>
          {banner.reason === 'from' ? (
            <FormattedMessage id="product.banner.availableFrom" values={{ day: formatDay(banner.from, locale) }} />
          ) : (
            <FormattedMessage id={`product.banner.${banner.reason}`} />
          )}
        </span>
      );
    case 'on-sale':
      return (
        <span className={`${styles.banner} ${styles.onSale}`}>
          <span>
            <FormattedMessage id={banner.audience === 'all' ? 'product.banner.onSaleForAll' : 'product.banner.onSaleForCustomer'} />
          </span>
          {validTo && (
            <>
              {' '}
              <span>
                <FormattedMessage id="product.banner.until" values={{ day: formatDay(validTo, locale) }} />
              </span>
            </>
          )}
        </span>
      );
    case 'pre-order':
      return (
        <span className={`${styles.banner} ${styles.preOrder}`}>
          <FormattedMessage id="product.banner.preOrder" />
        </span>
      );
    case 'new':
      return (
        <span className={`${styles.banner} ${styles.new}`}>
          <FormattedMessage id="product.banner.new" />
        </span>
      );
  }
}
