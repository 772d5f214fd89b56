import type { ReactNode, Ref } from 'react';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { VisuallyHidden } from '#kit/feedback/VisuallyHidden.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { CountBadge, type BadgeCount } from './CountBadge';
import styles from './HeaderControl.module.css';
import { Icon, type IconName } from '#kit/icon/Icon.tsx';

interface HeaderFace {
  /** Name and count, for assistive technology and as a tooltip. */
  name: string;
  icon?: IconName;
  /** Visible label beside the icon; omit for an icon alone. */
  label?: ReactNode;
  /** Pixels that the words take at least, because they come later than the rest or change. */
  labelWidth?: number;
  /** True if the label is limited to `labelWidth`. */
  isShort?: boolean;
  /** Quieter words under them. */
  detail?: ReactNode;
  /** Number beside the icon: on it if it is alone, otherwise between icon and label, so that it never covers a sum. */
  count?: BadgeCount;
}

interface HeaderLinkProps extends HeaderFace {
  /** Address inside the shop. */
  href: string;
  /** True for the current page. */
  isCurrent?: boolean;
}

/** A link in the header: news, cart. */
export function HeaderLink({ href, isCurrent = false, ...face }: HeaderLinkProps) {
  return (
    <AppLink href={href} className={classOf(face)} title={face.name} {...(isCurrent ? { 'aria-current': 'page' as const } : {})}>
      <Face {...face} />
    </AppLink>
  );
}

interface HeaderButtonProps extends HeaderFace {
  onClick(): void;
  /** Called on hover or focus: the click's data can be fetched. */
  onIntent?(): void;
  /** The popup that the button opens, and its state. */
  opens?: { kind: 'menu' | 'dialog' | 'region'; isOpen: boolean; id?: string };
  ref?: Ref<HTMLButtonElement>;
}

/** A button in the header: menus, search on the phone, sign-in. */
export function HeaderButton({ onClick, onIntent, opens, ref, ...face }: HeaderButtonProps) {
  return (
    <UnstyledButton
      ref={ref}
      className={classOf(face)}
      title={face.name}
      onClick={onClick}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      {...(opens ? { 'aria-expanded': opens.isOpen } : {})}
      {...(opens && opens.kind !== 'region' ? { 'aria-haspopup': opens.kind } : {})}
      {...(opens?.id !== undefined && opens.isOpen ? { 'aria-controls': opens.id } : {})}
    >
      <Face {...face} />
    </UnstyledButton>
  );
}

function classOf({ label }: HeaderFace): string {
  return `${styles.control} ${label === undefined ? styles.iconOnly : ''}`;
}

/** The visible text says less than the name, so only the name is read out. */
function Face(face: HeaderFace) {
  const { name, icon, label, labelWidth, isShort = false, detail, count } = face;
  const hasCount = 'count' in face;
  return (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      {icon && (
        <span aria-hidden="true" className={styles.icon}>
          <Icon name={icon} size="large" />
          {label === undefined && (
            <span className={styles.onIcon}>
              <CountBadge count={count} />
            </span>
          )}
        </span>
      )}
      {label !== undefined && hasCount && (
        <span aria-hidden="true" className={styles.beside}>
          <CountBadge count={count} />
        </span>
      )}
      {label !== undefined && (
        <span aria-hidden="true" className={styles.text} style={isShort ? { width: labelWidth } : { minWidth: labelWidth }}>
          <span className={styles.label}>{label}</span>
          {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        </span>
      )}
    </>
  );
}
