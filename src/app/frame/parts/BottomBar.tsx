import type { ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { VisuallyHidden } from '#kit/feedback/VisuallyHidden.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import styles from './BottomBar.module.css';
import { CountBadge, type BadgeCount } from './CountBadge';
import { Icon, type IconName } from '#kit/icon/Icon.tsx';

/** One of the places in the bar at the lower edge. */
export interface BottomBarItem {
  readonly key: string;
  readonly icon: IconName;
  /** Visible word or sum. */
  readonly label: ReactNode;
  /** Name for assistive technology, if the label alone isn't sufficient. */
  readonly name?: string;
  /** Number on the icon. */
  readonly count?: BadgeCount;
  /** Its link, or the action that opens a panel or a menu. */
  readonly target:
    | { readonly href: string; readonly isCurrent: boolean }
    | { onOpen(): void; readonly menu?: { readonly isOpen: boolean; readonly anchor: Ref<HTMLButtonElement>; onIntent(): void } };
}

interface BottomBarProps {
  items: readonly BottomBarItem[];
}

/** The bar under the thumb on the phone: start, categories, search, tools, cart. */
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
    <UnstyledButton
      ref={target.menu?.anchor}
      className={styles.item}
      {...(target.menu && { 'aria-haspopup': 'menu', 'aria-expanded': target.menu.isOpen, onPointerDown: target.menu.onIntent })}
      onClick={() => target.onOpen()}
    >
      {face}
    </UnstyledButton>
  );
}
