import { useIntl } from 'react-intl';
import { UnstyledButton } from '../../../kit/action/UnstyledButton';
import { VisuallyHidden } from '../../../kit/feedback/VisuallyHidden';
import { AppLink } from '../../../kit/link/AppLink';
import styles from './BottomBar.module.css';
import { CountBadge, type Count } from './CountBadge';
import { Icon, type IconName } from '../../../kit/icon/Icon';

/** One of the places in the bar at the lower edge. */
export interface BottomBarItem {
  readonly key: string;
  readonly icon: IconName;
  /** Visible word or sum. */
  readonly label: string;
  /** Name for assistive technology, where the label alone doesn't say it. */
  readonly name?: string;
  /** Number on the icon. */
  readonly count?: Count;
  /** Where it leads, or what it opens. */
  readonly target: { readonly href: string; readonly isCurrent: boolean } | { onOpen(): void };
}

interface BottomBarProps {
  items: readonly BottomBarItem[];
}

/** The bar under the thumb on the phone: start, categories, search, lists, cart. */
export function BottomBar({ items }: BottomBarProps) {
  const intl = useIntl();
  return (
    <nav className={styles.bar} aria-label={intl.formatMessage({ id: 'shell.bottomBar.name' })}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.key}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Item({ item: { icon, label, name, count, target } }: { item: BottomBarItem }) {
  const face = (
    <>
      <span className={styles.icon}>
        <Icon name={icon} size="large" />
        <span className={styles.count}>
          <CountBadge count={count} />
        </span>
      </span>
      {name !== undefined && <VisuallyHidden>{name}</VisuallyHidden>}
      <span className={styles.label} aria-hidden={name === undefined ? undefined : true}>
        {label}
      </span>
    </>
  );
  return 'href' in target ? (
    <AppLink href={target.href} className={styles.item} {...(target.isCurrent ? { 'aria-current': 'page' as const } : {})}>
      {face}
    </AppLink>
  ) : (
    <UnstyledButton className={styles.item} onClick={() => target.onOpen()}>
      {face}
    </UnstyledButton>
  );
}
