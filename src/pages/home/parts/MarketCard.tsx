import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#kit/icon/Icon.tsx';
import styles from './MarketCard.module.css';

interface MarketCardProps {
  name: string;
  city: string;
  /** Address of its own site. */
  href: string;
  /** Its logo; decorative beside the name. */
  logo: ReactNode;
}

/** A nearby market: a link to its own site. */
export function MarketCard({ name, city, href, logo }: MarketCardProps) {
  return (
    <a href={href} rel="noopener" className={styles.card}>
      <span aria-hidden="true" className={styles.logo}>
        {logo}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span> <span className={styles.city}>{city}</span>
      </span>
      <span aria-hidden="true" className={styles.go}>
        <FormattedMessage id="market.go" />
        <Icon name="next" />
      </span>
    </a>
  );
}
