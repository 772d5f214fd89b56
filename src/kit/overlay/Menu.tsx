import Divider from '@mui/material/Divider';
import MuiDrawer from '@mui/material/Drawer';
import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import type { RefObject } from 'react';
import { AppLink } from '../link/AppLink';
import { useViewport } from '../page/viewport';
import type { MenuEntry } from './menuEntry';
import styles from './Menu.module.css';
import { useBackCloses } from './useBackCloses';
import { useFocusReturn } from './useFocusReturn';
import { MuiTheme } from '#themes/MuiTheme.tsx';
import { Icon } from '../icon/Icon';

interface MenuProps {
  /** Accessible name. */
  name: string;
  /** The control that opens it. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  entries: readonly MenuEntry[];
  /** A bottom sheet on the phone, within reach of the thumb. */
  isSheetOnPhone?: boolean;
  onClose(): void;
  /** Called when it has left the page. */
  onClosed?(): void;
}

/** A menu of choices and links that opens from a control. Includes MUI, so it is loaded lazily. */
export function Menu({ name, anchor, isOpen, entries, isSheetOnPhone = false, onClose, onClosed }: MenuProps) {
  useFocusReturn(isOpen);
  useBackCloses(isOpen, onClose);
  const isSheet = useViewport() === 'mobile' && isSheetOnPhone;
  const transition = { onExited: () => onClosed?.() };
  const lines = entries.map((entry) => <Line key={entry.key} entry={entry} onClose={onClose} />);
  return (
    <MuiTheme>
      {isSheet ? (
        <MuiDrawer anchor="bottom" open={isOpen} onClose={onClose} slotProps={{ transition, paper: { className: styles.sheet ?? '' } }}>
          <MenuList aria-label={name} autoFocusItem={isOpen} variant="menu">
            {lines}
          </MenuList>
        </MuiDrawer>
      ) : (
        <MuiMenu
          open={isOpen}
          anchorEl={() => anchor.current}
          onClose={onClose}
          // Focuses the first line, even if a selected one is further down.
          variant="menu"
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ transition, list: { 'aria-label': name } }}
        >
          {lines}
        </MuiMenu>
      )}
    </MuiTheme>
  );
}

interface LineProps {
  entry: MenuEntry;
  onClose(): void;
  /** MUI's menu sets the focus through props of its items' root. */
  autoFocus?: boolean;
  tabIndex?: number;
}

function Line({ entry, onClose, ...focus }: LineProps) {
  switch (entry.kind) {
    case 'divider':
      return <Divider component="li" />;
    case 'link':
      return (
        <MenuItem
          {...focus}
          component={AppLink}
          href={entry.href}
          className={styles.item ?? ''}
          {...(entry.isCurrent && { selected: true, 'aria-current': 'page' })}
          onClick={() => {
            entry.onFollow?.();
            onClose();
          }}
        >
          <Words label={entry.label} detail={entry.detail} />
        </MenuItem>
      );
    case 'choice':
      return (
        <MenuItem
          {...focus}
          className={`${styles.item} ${entry.isDestructive ? styles.destructive : ''}`}
          disabled={entry.isDisabled ?? false}
          {...(entry.isChosen === undefined ? {} : { role: 'menuitemradio', 'aria-checked': entry.isChosen, selected: entry.isChosen })}
          {...(entry.lang === undefined ? {} : { lang: entry.lang })}
          onClick={() => {
            onClose();
            if (!entry.isChosen) entry.onChoose();
          }}
        >
          <Words label={entry.label} detail={entry.detail} remark={entry.remark} />
          {entry.isChosen && <Icon name="check" size="small" />}
        </MenuItem>
      );
  }
}

function Words({ label, detail, remark }: { label: string; detail: string | undefined; remark?: string | undefined }) {
  return (
    <span className={styles.text}>
      <span>{label}</span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      {remark !== undefined && <span className={styles.remark}>{remark}</span>}
    </span>
  );
}
