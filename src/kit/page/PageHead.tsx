import { useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../action/IconButton';
import { mainOnPhone, type PageAction, type PageActionList } from './pageAction';
import { PageActions } from './PageActions';
import styles from './PageHead.module.css';
import { PageTitle } from './PageTitle';
import { useViewport } from './viewport';

interface PageHeadProps {
  title: ReactNode;
  /** Back link: on a line of its own above the title; an arrow before the title on the phone. */
  back?: ReactNode;
  /** Quiet text after the title, such as a count. */
  aside?: ReactNode;
  /** Search and other controls that change the content. Below the primary action on the phone. */
  tools?: ReactNode;
  /** Filters and sort. On the phone behind one icon beside the title, open from the start if one is set. */
  filters?: { readonly controls: ReactNode; readonly areSet: boolean } | undefined;
  /** The screen's main action: at the right end; as wide as the window on the phone. */
  primary?: PageAction | undefined;
  /** The screen's other actions. */
  actions?: PageActionList | undefined;
  /** A primary action is still loading: the space of its line on the phone is reserved. */
  isWaiting?: boolean;
}

/**
 * The same head on every screen: the first line of the title has a fixed height. Its middle aligns with tools, quiet
 * actions, the menu and the primary action at the right. On the phone filters and menu are icons beside the title, so
 * that the content begins early; a primary action fills the line below, and the tools follow.
 */
export function PageHead({ title, back, aside, tools, filters, primary: given, actions = [], isWaiting = false }: PageHeadProps) {
  const intl = useIntl();
  const id = useId();
  const isPhone = useViewport() === 'mobile';
  const primary = given ?? (isPhone ? mainOnPhone(actions) : undefined);
  const [isFiltering, setFiltering] = useState(filters?.areSet === true);
  const hasActions = primary !== undefined || actions.some(Boolean);
  const hasIcons = isPhone && (filters !== undefined || (hasActions && primary === undefined));
  const controls = filters && (!isPhone || isFiltering) && (
    <div key="filters" id={id} className={styles.tools}>
      {filters.controls}
    </div>
  );
  const shownTools = tools !== undefined && (
    <div key="tools" className={styles.tools}>
      {tools}
    </div>
  );
  const shownActions = hasActions ? (
    <PageActions key="actions" primary={primary} actions={actions} />
  ) : (
    isWaiting && <div key="waiting" className={styles.waiting} />
  );
  const below = (isPhone ? [(primary || isWaiting) && shownActions, shownTools, controls] : [shownTools, controls, shownActions]).filter(
    Boolean,
  );
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        {back !== undefined && <div className={styles.back}>{back}</div>}
        <PageTitle className={styles.title}>{title}</PageTitle>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
      {hasIcons && (
        <div className={styles.icons}>
          {filters && (
            <IconButton
              icon="filter"
              size="large"
              label={intl.formatMessage({ id: 'list.filters' })}
              aria-expanded={isFiltering}
              aria-controls={isFiltering ? id : undefined}
              onClick={() => setFiltering(!isFiltering)}
            />
          )}
          {!primary && !isWaiting && shownActions}
        </div>
      )}
      {/* Tab order follows the visual order. */}
      {below.length > 0 && <div className={`${styles.beside} ${primary ? styles.withPrimary : ''}`}>{below}</div>}
    </div>
  );
}
