import { FormattedMessage } from 'react-intl';
import { jobFacts, type JobPage } from '#domain/content/content.ts';
import { AppLink } from '#kit/link/AppLink.tsx';
import { EntryDate } from '#components/content/EntryDate.tsx';
import styles from './JobList.module.css';

interface JobListProps {
  /** In display sequence. */
  jobs: readonly JobPage[];
  /** Address of a vacancy by its path. */
  hrefOf(path: string): string;
}

/** Vacancies: position, place, extent and first day. */
export function JobList({ jobs, hrefOf }: JobListProps) {
  return (
    <ul className={styles.jobs}>
      {jobs.map((job) => (
        <li key={job.path}>
          <AppLink href={hrefOf(job.path)} className={styles.job}>
            <strong className={styles.title}>
              {job.title.trim() || (
                <span>
                  <FormattedMessage id="app.title.job" />
                </span>
              )}
            </strong>
            <span className={styles.facts}>
              {jobFacts(job).map((fact, place) => (
                <span key={place}>{fact}</span>
              ))}
              <EntryDate day={job.entryDate} />
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
