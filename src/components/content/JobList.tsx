import type { JobPage } from '../../domain/content';
import { AppLink } from '../../kit/link/AppLink';
import { EntryDate } from './EntryDate';
import styles from './JobList.module.css';

interface JobListProps {
  /** In the order to show. */
  jobs: readonly JobPage[];
  /** Address of a vacancy by its path. */
  hrefOf(path: string): string;
}

/** Vacancies below each other: position, place, extent and first day. */
export function JobList({ jobs, hrefOf }: JobListProps) {
  return (
    <ul className={styles.jobs}>
      {jobs.map(({ path, title, employmentType, workLocation, entryDate }) => (
        <li key={path}>
          <AppLink href={hrefOf(path)} className={styles.job}>
            <strong className={styles.title}>{title}</strong>
            <span className={styles.facts}>
              {[workLocation, employmentType].filter(Boolean).map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
              <EntryDate day={entryDate} />
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
