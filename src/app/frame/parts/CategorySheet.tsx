import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '#kit/action/IconButton.tsx';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { Drawer } from '#kit/overlay/Drawer.tsx';
import { CategoryPicture } from '#components/shell/CategoryPicture.tsx';
import styles from './CategorySheet.module.css';
import { EditorLink } from './EditorLink';
import type { MenuCategory } from '#components/shell/menuCategory.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import type { ShellLink } from './shellLink';

interface CategorySheetProps {
  isOpen: boolean;
  /** Top of the category tree. */
  categories: readonly MenuCategory[];
  /** Links of the editors, under the categories. */
  links: readonly ShellLink[];
  /** A top category was opened: its descendants are needed. */
  onBranch?(id: string): void;
  onClose(): void;
}

/** All categories, if there is no room for the bar: the top ones, and a step down into each. From the side, on the phone from below. */
export function CategorySheet({ isOpen, categories, links, onBranch, onClose }: CategorySheetProps) {
  const intl = useIntl();
  const [chosenId, setChosenId] = useState<string>();
  const chosen = categories.find(({ id }) => id === chosenId);
  const close = () => {
    setChosenId(undefined);
    onClose();
  };
  return (
    <Drawer
      isOpen={isOpen}
      side="left"
      title={chosen?.name ?? <FormattedMessage id="shell.categories.title" />}
      {...(chosen
        ? {
            leading: (
              <IconButton
                icon="back"
                iconSize="large"
                size="large"
                tone="inherit"
                label={intl.formatMessage({ id: 'shell.categories.back' })}
                onClick={() => setChosenId(undefined)}
              />
            ),
          }
        : {})}
      closeLabel={intl.formatMessage({ id: 'shell.categories.close' })}
      isFlush
      onClose={close}
    >
      {chosen ? (
        <Branch category={chosen} onFollow={close} />
      ) : (
        <Roots
          categories={categories}
          onChoose={(id) => {
            setChosenId(id);
            onBranch?.(id);
          }}
          onFollow={close}
        />
      )}
      {!chosen && links.length > 0 && (
        <ul className={styles.list}>
          {links.map((link) => (
            <li key={link.href + link.caption}>
              <EditorLink link={link} className={styles.line} onClick={close} />
            </li>
          ))}
        </ul>
      )}
    </Drawer>
  );
}

interface RootsProps {
  categories: readonly MenuCategory[];
  onChoose(id: string): void;
  onFollow(): void;
}

function Roots({ categories, onChoose, onFollow }: RootsProps) {
  return (
    <ul className={styles.list}>
      {categories.map((category, place) => (
        <li key={category.id}>
          {category.children.length > 0 ? (
            <UnstyledButton className={styles.line} onClick={() => onChoose(category.id)}>
              <CategoryPicture src={category.picture} place={place} />
              {category.name}
              <span className={styles.end}>
                <Icon name="next" size="small" />
              </span>
            </UnstyledButton>
          ) : (
            <AppLink href={category.href} className={styles.line} onClick={onFollow}>
              <CategoryPicture src={category.picture} place={place} />
              {category.name}
              <span className={styles.end}>{category.count}</span>
            </AppLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function Branch({ category, onFollow }: { category: MenuCategory; onFollow(): void }) {
  return (
    <ul className={styles.list}>
      <li>
        <AppLink href={category.href} className={`${styles.line} ${styles.strong}`} onClick={onFollow}>
          <FormattedMessage id="shell.categories.everything" values={{ count: category.count }} />
        </AppLink>
      </li>
      {category.children.map((child, place) => (
        <li key={child.id}>
          <AppLink href={child.href} className={styles.line} onClick={onFollow}>
            <CategoryPicture src={child.picture} place={place} />
            {child.name}
            <span className={styles.end}>{child.count}</span>
          </AppLink>
          {child.children.length > 0 && (
            <ul className={styles.leaves} aria-label={child.name}>
              {child.children.map(({ id, name, href, count }) => (
                <li key={id}>
                  <AppLink href={href} className={`${styles.line} ${styles.leaf}`} onClick={onFollow}>
                    {name}
                    <span className={styles.end}>{count}</span>
                  </AppLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
