import { FormattedMessage, useIntl } from 'react-intl';
import { AppLink } from '../../kit/link/AppLink';
import styles from './CategoryTrail.module.css';

/** A step of the way through the category tree. */
export interface TrailStep {
  readonly id: string;
  readonly name: string;
}

interface CategoryTrailProps {
  /** From the root to where the page is. */
  steps: readonly TrailStep[];
  /** Address of a step; of all products without one. */
  hrefOf(id?: string): string;
  /** Whether the last step is the page itself, and so no link. */
  isLastCurrent: boolean;
}

/** The breadcrumb: the way from all products to a category. */
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
