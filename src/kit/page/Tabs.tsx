import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { MuiTheme } from '../../themes/MuiTheme';
import { AppLink } from '../link/AppLink';

/** One of several views. */
export interface TabEntry {
  readonly key: string;
  readonly title: string;
  /** Address of the view; where every entry has one, the tabs are links. */
  readonly href?: string;
}

interface TabsProps {
  /** What the tabs choose between, for assistive technology. */
  name: string;
  entries: readonly TabEntry[];
  /** Key of the view that is shown. */
  current: string;
  /** Another view is wanted; for tabs that are no links. The view is a `tabpanel`, named by its tab: `tab-` and the key. */
  onChange?: (key: string) => void;
}

/** What a tab is not, where it is a link. */
const plainLink = { role: undefined, 'aria-selected': undefined, tabIndex: 0 } as const;

/**
 * The views of a screen, one of which is shown. Where each has an address they are links, so that each can be kept, shared and gone back
 * to; else they are tabs that the arrow keys go through.
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
        {/* To assistive technology links are no tabs: the present one is named as such, and the Tab key goes through all of them. */}
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
