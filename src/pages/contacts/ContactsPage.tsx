import { FormattedMessage } from 'react-intl';
import { Departments } from '../../components/content/Departments';
import { ContentRefused } from '../../connected/content/ContentRefused';
import { DocumentHead } from '../../connected/content/DocumentHead';
import { PersonalContact } from '../../connected/content/PersonalContact';
import { filledDepartments } from '../../domain/content';
import { useListContacts } from '../../gen/cms/list-contacts';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { InlineError } from '../../kit/feedback/InlineError';
import { ListSkeleton } from '../../kit/list/ListSkeleton';
import { PageFrame } from '../../kit/page/PageFrame';
import { isSignInNeeded } from '../../queries/notFound';

/** Departments with their people, and the chosen customer's own sales representative first (P§2 /contacts). */
export function Component() {
  const { data, error, isError, isFetching, refetch } = useListContacts();
  if (isSignInNeeded(error) && !data) return <ContentRefused />;
  const isEmpty = data !== undefined && filledDepartments(data.departments).length === 0;
  return (
    <PageFrame title={<FormattedMessage id="app.title.contacts" />}>
      <DocumentHead meta={data ? data.meta : {}} />
      <PersonalContact look="card" />
      {data && !isEmpty && <Departments departments={data.departments} />}
      {isEmpty && <EmptyState pictogram="list" title={<FormattedMessage id="contact.empty" />} />}
      {isError && !data && (
        <InlineError error={error} onRetry={() => void refetch()} isRetrying={isFetching}>
          <FormattedMessage id="contact.failed" />
        </InlineError>
      )}
      {!isError && !data && <ListSkeleton rows={4} />}
    </PageFrame>
  );
}
