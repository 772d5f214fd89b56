import { FormattedMessage, useIntl } from 'react-intl';
import { AppLink } from '#kit/link/AppLink.tsx';
import { CategoryPicture } from '#components/shell/CategoryPicture.tsx';
import { EditorLink } from './EditorLink';
import styles from './MegaMenu.module.css';
import { useBackCloses } from '#kit/overlay/useBackCloses.ts';
import type { MenuCategory } from '#components/shell/menuCategory.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import type { ShellLink } from './shellLink';

/** Renders the menu of all categories; the shop's own fetches the third level of the branch shown. */
export interface MegaMenuProps {
  /** Top of the category tree. */
  categories: readonly MenuCategory[];
  /** The category with the open branch. */
  activeId: string;
  /** Links of the editors, below the branch. */
  links: readonly ShellLink[];
  /** Called to open another branch. */
  onActivate(id: string): void;
  /** A link was followed. */
  onFollow(): void;
  /** Closes the menu with the browser's Back; set only if a press opened it. */
  onBack?: (() => void) | undefined;
}

/** All categories: the top ones at the left, the two levels below one of them at the right. */
export function MegaMenu({ categories, activeId, links, onActivate, onFollow, onBack }: MegaMenuProps) {
  useBackCloses(true, onBack);
  const intl = useIntl();
  const active = categories.find(({ id }) => id === activeId);
  return (
    <div className={styles.menu}>
      <div className={styles.inside}>
        <ul className={styles.roots}>
          {categories.map(({ id, name, href }) => (
            <li key={id}>
              <AppLink
                href={href}
                className={styles.root}
                data-active={id === activeId}
                onPointerEnter={() => onActivate(id)}
                onFocus={() => onActivate(id)}
                onClick={onFollow}
              >
                {name}
                <Icon name="next" size="small" />
              </AppLink>
            </li>
          ))}
        </ul>
        {active && (
          <div className={styles.right}>
            <p className={styles.heading}>
              {active.name}
              <AppLink href={active.href} className={styles.everything} onClick={onFollow}>
                <FormattedMessage id="shell.categories.everything" values={{ count: active.count }} />
              </AppLink>
            </p>
            <ul className={styles.children} aria-label={active.name}>
              {active.children.map((child, place) => (
                <li key={child.id}>
                  <AppLink href={child.href} className={styles.child} onClick={onFollow}>
                    <CategoryPicture src={child.picture} place={place} />
                    {child.name}
                    <span className={styles.count} title={intl.formatMessage({ id: 'shell.categories.products' }, { count: child.count })}>
                      {child.count}
                    </span>
                  </AppLink>
                  <ul className={styles.leaves} aria-label={child.name}>
                    {child.children.map(({ id, name, href }) => (
                      <li key={id}>
                        <AppLink href={href} className={styles.leaf} onClick={onFollow}>
                          {name}
                        </AppLink>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
            {links.length > 0 && (
              <div className={styles.links}>
                {links.map((link) => (
                  <EditorLink key={link.href + link.caption} link={link} className={styles.link} onClick={onFollow} />
                ))}
              </div>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
