import type { ReactNode } from 'react';
import type { PageAction, PageActionList } from './pageAction';
import { PageActions } from './PageActions';
import styles from './PageHead.module.css';
import { PageTitle } from './PageTitle';
import { useViewport } from './viewport';

interface PageHeadProps {
  /** Heading of the screen. */
  title: ReactNode;
  /** The way back: it stands above the title, where the page has its margin, on the phone before it. */
  back?: ReactNode;
  /** Quiet words behind the title, such as a count. */
  aside?: ReactNode;
  /** Search, filters and sort; what changes what is shown. On the phone below the primary action. */
  tools?: ReactNode;
  /** What most come here to do: at the right end, on the phone as wide as the window. */
  primary?: PageAction | undefined;
  /** What else can be done with the screen. */
  actions?: PageActionList | undefined;
  /** Actions are to come: where they take a line of their own, it is kept for them. */
  isWaiting?: boolean;
}

/**
 * The head of a screen, the same on all: the title's first line is at one height, whether or not there is a way back, and its middle is
 * that of what stands beside it: tools, quiet actions, the menu of the rest, and the primary action at the right. On the phone the primary
 * action with the menu comes first, below the title, and the tools stand on what they sort and filter.
 */
export function PageHead({ title, back, aside, tools, primary, actions = [], isWaiting = false }: PageHeadProps) {
  const isPhone = useViewport() === 'mobile';
  const hasActions = primary !== undefined || actions.some(Boolean);
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
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        {back !== undefined && <div className={styles.back}>{back}</div>}
        <PageTitle className={styles.title}>{title}</PageTitle>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
      {(tools !== undefined || hasActions || isWaiting) && (
        <div className={`${styles.beside} ${primary ? styles.withPrimary : ''}`}>
          {/* The keyboard comes to them in the order in which they are seen. */}
          {isPhone && primary ? [shownActions, shownTools] : [shownTools, shownActions]}
        </div>
      )}
    </div>
  );
}
