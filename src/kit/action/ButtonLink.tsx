import type { ReactNode } from 'react';
import { AppLink } from '../link/AppLink';
import styles from './ButtonLink.module.css';

interface ButtonLinkProps {
  /** Address inside the shop, from `paths`. */
  href: string;
  /** `primary` once in a view, `quiet` for the rest. */
  tone?: 'primary' | 'quiet';
  children: ReactNode;
}

/** A link that looks like a button: the way on from a page. */
export function ButtonLink({ href, tone = 'quiet', children }: ButtonLinkProps) {
  return <AppLink href={href} className={`${styles.link} ${styles[tone]}`}>{children}</AppLink>;
}
