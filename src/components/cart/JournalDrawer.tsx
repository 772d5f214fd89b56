import Drawer from '@mui/material/Drawer';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MuiTheme } from '../../themes/MuiTheme';
import { IconButton } from '../../kit/action/IconButton';
import { useViewport } from '../../kit/page/viewport';
import styles from './JournalDrawer.module.css';

interface JournalDrawerProps {
  isOpen: boolean;
  onClose(): void;
  /** What happened to the cart. */
  children: ReactNode;
}

/** Who changed what in the cart, over the page: from the side, on the phone from below. */
export function JournalDrawer({ isOpen, onClose, children }: JournalDrawerProps) {
  const intl = useIntl();
  const titleId = useId();
  const isPhone = useViewport() === 'mobile';
  return (
    <MuiTheme>
      <Drawer
        anchor={isPhone ? 'bottom' : 'right'}
        open={isOpen}
        onClose={onClose}
        slotProps={{ paper: { className: styles.paper ?? '', role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
      >
        <header className={styles.head}>
          <div>
            <h2 id={titleId} className={styles.title}><FormattedMessage id="journal.title" /></h2>
            <p className={styles.intro}><FormattedMessage id="journal.intro" /></p>
          </div>
          <IconButton icon="close" size="large" tone="inherit" label={intl.formatMessage({ id: 'journal.close' })} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
      </Drawer>
    </MuiTheme>
  );
}
