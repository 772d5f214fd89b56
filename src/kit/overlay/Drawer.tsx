import MuiDrawer from '@mui/material/Drawer';
import { useId, type ReactNode } from 'react';
import { MuiTheme } from '#themes/MuiTheme.tsx';
import { IconButton } from '../action/IconButton';
import { useViewport } from '../page/viewport';
import { useBackCloses } from './useBackCloses';
import { useFocusReturn } from './useFocusReturn';
import styles from './Drawer.module.css';
import { useScrollable } from './useScrollable';
import { SectionHeading } from '../page/SectionHeading';

interface DrawerProps {
  isOpen: boolean;
  /** Side it slides in from; on the phone always from below. */
  side: 'left' | 'right';
  /** Heading, and name of the drawer. */
  title: ReactNode;
  /** A quiet line below the title. */
  intro?: ReactNode;
  /** Before the title, for instance a back button. */
  leading?: ReactNode;
  /** After the title, for instance a button that resets. */
  tools?: ReactNode;
  /** Label of the close button; without one, the foot must close it. */
  closeLabel?: string;
  /** Stays at the bottom while the content scrolls. */
  foot?: ReactNode;
  /** Wider, for lines of text and numbers. */
  isWide?: boolean;
  /** The content reaches the edges, as list rows do. */
  isFlush?: boolean;
  /** Called on Escape, the close button, or a click outside. */
  onClose(): void;
  children: ReactNode;
}

/** A panel over the side of the page; a bottom sheet on the phone. Includes MUI, so load it lazily. */
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
  useBackCloses(isOpen, onClose);
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
