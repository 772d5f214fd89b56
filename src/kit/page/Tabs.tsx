import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { MuiTheme } from '#themes/MuiTheme.tsx';
import { AppLink } from '../link/AppLink';

export interface TabEntry {
  readonly key: string;
  readonly title: string;
  /** Address of the view; if every entry has one, the tabs are links. */
  readonly href?: string;
}

interface TabsProps {
  /** Accessible name. */
  name: string;
  entries: readonly TabEntry[];
  /** Key of the shown view. */
  current: string;
  /** Called with another view's key, for tabs without addresses. The view is a `tabpanel`, labelled by `tab-` and the key. */
  onChange?: (key: string) => void;
}

/** Removes the attributes of MUI's tab that would be wrong on a link. */
const plainLink = { role: undefined, 'aria-selected': undefined, tabIndex: 0 } as const;

/**
 * Views of a screen, one shown at a time. With addresses they are links, so that each can be bookmarked, shared and
 * reached by going back. Otherwise they are tabs with arrow keys.
 */
export function Tabs({ name, entries, current, onChange }: TabsProps) {
  const isNavigation = entries.every(({ href }) => href !== undefined);
  if (!isNavigation) {
    return (
      <MuiTheme>
        <MuiTabs aria-label={name} value={current} onChange={(_event, key: string) => onChange?.(key)} variant="scrollable">
          {entries.map(({ key, title }) => (
            <Tab key={key} id={`tab-${key}`} value={key} label={title} />
          ))}
        </MuiTabs>
      </MuiTheme>
    );
  }
  return (
    <MuiTheme>
      <nav aria-label={name}>
        {/* Links are no tabs to assistive technology: the current one is marked as such, and Tab visits all. */}
        <MuiTabs value={current} variant="scrollable" slotProps={{ list: { role: 'presentation' } }}>
          {entries.map(({ key, title, href = '' }) => (
            <Tab
              key={key}
              value={key}
              label={title}
              component={AppLink}
              href={href}
              {...plainLink}
              aria-current={key === current ? 'page' : undefined}
            />
          ))}
        </MuiTabs>
      </nav>
    </MuiTheme>
  );
}
