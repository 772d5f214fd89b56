import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AppLink } from '#kit/link/AppLink.tsx';
import { VisuallyHidden } from '#kit/feedback/VisuallyHidden.tsx';
import type { WordMarkTokens } from '#themes/tokens.ts';
import styles from './Header.module.css';
import { WordMark } from '#components/shell/WordMark.tsx';

interface HeaderProps {
  /** Address of the start page. */
  homeHref: string;
  mark: WordMarkTokens;
  /** One line of news from the editors, above everything. */
  notice?: string | undefined;
  /** The chosen customer, under the name, on the phone. */
  customer?: ReactNode;
  /** Content before the logo, for instance the button of the categories. */
  menu?: ReactNode;
  /** The search across the middle. */
  search?: ReactNode;
  /** Customer, news, profile, cart. */
  controls: ReactNode;
  /** The second row, on wide windows. */
  categoryBar?: ReactNode;
  /** True if the search fills the row, on the phone. */
  isSearching?: boolean;
}

/** The head of every page: one row that stays, and on wide windows the categories under it, which scroll away. */
export function Header({ homeHref, mark, notice, customer, menu, search, controls, categoryBar, isSearching = false }: HeaderProps) {
  return (
    <header className={styles.header}>
      {notice !== undefined && (
        <div className={styles.notice}>
          <p>{notice}</p>
        </div>
      )}
      <div className={styles.row}>
        <div className={styles.inside}>
          {menu !== undefined && <div className={styles.menu}>{menu}</div>}
          {!isSearching && (
            <div className={`${styles.brand} ${customer === undefined ? '' : styles.withCustomer}`}>
              <AppLink href={homeHref} className={styles.home}>
                <WordMark mark={mark} />
                <VisuallyHidden>
                  <FormattedMessage id="shell.home.suffix" />
                </VisuallyHidden>
              </AppLink>
              {customer !== undefined && <span className={styles.customer}>{customer}</span>}
            </div>
          )}
          {search !== undefined && <div className={styles.search}>{search}</div>}
          {!isSearching && <div className={styles.controls}>{controls}</div>}
        </div>
      </div>
      {categoryBar}
    </header>
  );
}
