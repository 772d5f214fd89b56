import MuiDrawer from '@mui/material/Drawer';
import { useId, type ReactNode } from 'react';
import { MuiTheme } from '../../themes/MuiTheme';
import { IconButton } from '../action/IconButton';
import { useViewport } from '../page/viewport';
import { useFocusReturn } from './useFocusReturn';
import styles from './Drawer.module.css';
import { useScrollable } from './useScrollable';
import { SectionHeading } from '../page/SectionHeading';

interface DrawerProps {
  isOpen: boolean;
  /** The side it comes from; on the phone it comes from below. */
  side: 'left' | 'right';
  /** What it shows; names the drawer. */
  title: ReactNode;
  /** A quiet line below the title. */
  intro?: ReactNode;
  /** Before the title, for instance the way back to what was shown first. */
  leading?: ReactNode;
  /** After the title, for instance a button that resets. */
  tools?: ReactNode;
  /** Name of the button that closes it; without one, what stands at the foot does. */
  closeLabel?: string;
  /** What stays at the bottom while the content scrolls. */
  foot?: ReactNode;
  /** More room, for lines of text and numbers. */
  isWide?: boolean;
  /** The content reaches to the edges, as the lines of a list do. */
  isFlush?: boolean;
  /** Escape, the button, or a click beside it. */
  onClose(): void;
  children: ReactNode;
}

/** Something beside the page, over it: from the side, on the phone a sheet from below. Brings MUI along, so it belongs to parts that are loaded when they are wanted. */
export function Drawer({
  isOpen,
  side,
  title,
  intro,
  leading,
  tools,
  closeLabel,
  foot,
  isWide = false,
  isFlush = false,
  onClose,
  children,
}: DrawerProps) {
  useFocusReturn(isOpen);
  const titleId = useId();
  const scrollable = useScrollable();
  const isPhone = useViewport() === 'mobile';
  return (
    <MuiTheme>
      <MuiDrawer
        anchor={isPhone ? 'bottom' : side}
        open={isOpen}
        onClose={onClose}
        slotProps={{
          paper: {
            className: `${styles.paper} ${isWide ? styles.wide : ''}`,
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
          },
        }}
      >
        <header className={styles.head}>
          {leading !== undefined && <div className={styles.leading}>{leading}</div>}
          <div className={styles.words}>
            <SectionHeading level={2} id={titleId}>
              {title}
            </SectionHeading>
            {intro !== undefined && <p className={styles.intro}>{intro}</p>}
          </div>
          {tools}
          {closeLabel !== undefined && <IconButton icon="close" size="large" tone="inherit" label={closeLabel} onClick={onClose} />}
        </header>
        <div {...scrollable} className={`${styles.body} ${isFlush ? styles.flush : ''}`}>
          {children}
        </div>
        {foot !== undefined && <footer className={styles.foot}>{foot}</footer>}
      </MuiDrawer>
    </MuiTheme>
  );
}
