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
import { useFocusReturn } from './useFocusReturn';
import { MuiTheme } from '../../themes/MuiTheme';
import { Icon } from '../icon/Icon';

interface MenuProps {
  /** What the menu is about, for assistive technology. */
  name: string;
  /** The control it opens from. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  entries: readonly MenuEntry[];
  /** On the phone it comes as a sheet from below, within reach of the thumb. */
  isSheetOnPhone?: boolean;
  onClose(): void;
  /** It is gone from the page. */
  onClosed?(): void;
}

/** The menu that opens from a control: lines to choose from, or that lead elsewhere. Brings MUI along, so it is loaded when it is wanted. */
export function Menu({ name, anchor, isOpen, entries, isSheetOnPhone = false, onClose, onClosed }: MenuProps) {
  useFocusReturn(isOpen);
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
          // Opens at its first line, also where a chosen one stands further down.
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
  /** MUI's menu hands focus to its items by props of their root. */
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
          <Words label={entry.label} detail={entry.detail} />
          {entry.isChosen && <Icon name="check" size="small" />}
        </MenuItem>
      );
  }
}

function Words({ label, detail }: { label: string; detail: string | undefined }) {
  return (
    <span className={styles.text}>
      <span>{label}</span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </span>
  );
}
