import { FormattedMessage, useIntl } from 'react-intl';
import { JobList } from './parts/JobList';
import type { JobPage } from '../../gen/models';
import { useListJobs } from '../../gen/cms/list-jobs';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { ContentRefused } from '../../connected/content/ContentRefused';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { InlineError } from '../../kit/feedback/InlineError';
import { ListSkeleton } from '../../kit/list/ListSkeleton';
import { PageFrame } from '../../kit/page/PageFrame';
import { paths } from '../../paths';
import { isSignInNeeded } from '../../queries/notFound';

/** Those for which one can still apply; the answer holds the others as well. */
const openJobs = (jobs: readonly JobPage[]) => jobs.filter(({ active }) => active);

/** The vacancies that one can apply for (P§2 /jobs). */
export function Component() {
  const intl = useIntl();
  const { data: jobs, error, isError, isFetching, refetch } = useListJobs({ query: { select: openJobs } });
  if (isSignInNeeded(error) && !jobs) return <ContentRefused />;
  return (
    <PageFrame title={intl.formatMessage({ id: 'app.title.jobs' })} isText>
      {jobs && jobs.length > 0 && <JobList jobs={jobs} hrefOf={(path) => paths.job(path)} />}
      {jobs?.length === 0 && (
        <EmptyState
          pictogram="list"
          title={<FormattedMessage id="job.list.empty" />}
          actions={
            <ButtonLink href={paths.contacts()}>
              <FormattedMessage id="job.list.toContacts" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="job.list.emptyText" />
        </EmptyState>
      )}
      {isError && !jobs && (
        <InlineError error={error} onRetry={() => void refetch()} isRetrying={isFetching}>
          <FormattedMessage id="job.list.failed" />
        </InlineError>
      )}
      {!isError && !jobs && <ListSkeleton rows={4} />}
    </PageFrame>
  );
}
