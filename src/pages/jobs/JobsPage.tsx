import { FormattedMessage, useIntl } from 'react-intl';
import { JobList } from './parts/JobList';
import type { JobPage } from '#gen/models/index.ts';
import { useListJobs } from '#gen/cms/list-jobs.ts';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { ContentRefused } from '#connected/content/ContentRefused.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { PageFrame } from '#kit/page/PageFrame.tsx';
import { paths } from '#paths.ts';
import { isSignInNeeded } from '#queries/notFound.ts';

/** Vacancies open for applications; the answer includes others. */
const openJobs = (jobs: readonly JobPage[]) => jobs.filter(({ active }) => active);

/** Vacancies open for applications (P§2 /jobs). */
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
