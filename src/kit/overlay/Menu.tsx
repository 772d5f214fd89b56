import Divider from '@mui/material/Divider';
import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { RefObject } from 'react';
import { AppLink } from '../link/AppLink';
import type { MenuEntry } from './menuEntry';
import styles from './Menu.module.css';
import { MuiTheme } from '../../themes/MuiTheme';
import { Icon } from '../icon/Icon';

interface MenuProps {
  /** What the menu is about, for assistive technology. */
  name: string;
  /** The control it opens from. */
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  entries: readonly MenuEntry[];
  onClose(): void;
}

/** The menu that opens from a control of the header. */
export function Menu({ name, anchor, isOpen, entries, onClose }: MenuProps) {
  return (
    <MuiTheme>
      <MuiMenu
        open={isOpen}
        anchorEl={() => anchor.current}
        onClose={onClose}
        // Opens at its first line, also where a chosen one stands further down.
        variant="menu"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': name } }}
      >
        {entries.map((entry) => (
          <Line key={entry.key} entry={entry} onClose={onClose} />
        ))}
      </MuiMenu>
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
          className={styles.item ?? ''}
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
