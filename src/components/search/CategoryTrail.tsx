import { FormattedMessage, useIntl } from 'react-intl';
import { AppLink } from '#kit/link/AppLink.tsx';
import styles from './CategoryTrail.module.css';

/** A step of the category path. */
export interface TrailStep {
  readonly id: string;
  readonly name: string;
}

interface CategoryTrailProps {
  /** From the root to the current page. */
  steps: readonly TrailStep[];
  /** Address of a step; without an id that of all products. */
  hrefOf(id?: string): string;
  /** The last step is the page itself, so it isn't a link. */
  isLastCurrent: boolean;
}

/** The breadcrumb from all products to a category. */
export function CategoryTrail({ steps, hrefOf, isLastCurrent }: CategoryTrailProps) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'search.trail.label' })}>
      <ol className={styles.trail}>
        <li className={styles.step}>
          {steps.length === 0 && isLastCurrent ? (
            <span aria-current="page">
              <FormattedMessage id="search.trail.all" />
            </span>
          ) : (
            <AppLink className={styles.link} href={hrefOf()}>
              <FormattedMessage id="search.trail.all" />
            </AppLink>
          )}
        </li>
        {steps.map(({ id, name }, index) => (
          <li key={id} className={styles.step}>
            {isLastCurrent && index === steps.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <AppLink className={styles.link} href={hrefOf(id)}>
                {name}
              </AppLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
