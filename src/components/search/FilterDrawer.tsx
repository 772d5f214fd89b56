import Drawer from '@mui/material/Drawer';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActionButton } from '../../kit/action/ActionButton';
import { MuiTheme } from '../../themes/MuiTheme';
import styles from './FilterDrawer.module.css';

interface FilterDrawerProps {
  isOpen: boolean;
  /** Products that the filters leave; undefined while it is not known. */
  count: number | undefined;
  /** Whether there is a filter to take off. */
  hasFilters: boolean;
  onClose(): void;
  onReset(): void;
  /** The filters. */
  children: ReactNode;
}

/** The filters over the page, where there is no room beside the list. What is chosen holds at once; the button below only leads back. */
export function FilterDrawer({ isOpen, count, hasFilters, onClose, onReset, children }: FilterDrawerProps) {
  const title = useId();
  return (
    <MuiTheme>
      <Drawer anchor="left" open={isOpen} onClose={onClose} slotProps={{ paper: { className: styles.paper ?? '', role: 'dialog', 'aria-modal': true, 'aria-labelledby': title } }}>
        <header className={styles.head}>
          <h2 id={title} className={styles.title}><FormattedMessage id="search.filters.title" /></h2>
          <ActionButton tone="plain" disabled={!hasFilters} onClick={onReset}><FormattedMessage id="search.chips.reset" /></ActionButton>
        </header>
        <div className={styles.filters}>{children}</div>
        <footer className={styles.foot}>
          <ActionButton tone="primary" isWide onClick={onClose}>
            {count === undefined ? <FormattedMessage id="search.filters.close" /> : <FormattedMessage id="search.filters.show" values={{ count }} />}
          </ActionButton>
        </footer>
      </Drawer>
    </MuiTheme>
  );
}
