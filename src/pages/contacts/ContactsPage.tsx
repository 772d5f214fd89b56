import { useReducer } from 'react';
import { FormattedMessage } from 'react-intl';
import { Departments } from '#components/content/Departments.tsx';
import { ContentRefused } from '#connected/content/ContentRefused.tsx';
import { DocumentHead } from '#connected/content/DocumentHead.tsx';
import { PersonalContact } from '#connected/content/PersonalContact.tsx';
import { filledDepartments } from '#domain/content/content.ts';
import { useListContacts } from '#gen/cms/list-contacts.ts';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { PageFrame } from '#kit/page/PageFrame.tsx';
import { isSignInNeeded } from '#queries/notFound.ts';

/** Departments with their people, after the chosen customer's own sales representative (P§2 /contacts). */
export function Component() {
  // The representative is above the departments, so both appear together.
  const [isSettled, settle] = useReducer(() => true, false);
  const { data, error, isError, isFetching, refetch } = useListContacts();
  if (isSignInNeeded(error) && !data) return <ContentRefused />;
  const isEmpty = data !== undefined && filledDepartments(data.departments).length === 0;
  return (
    <PageFrame title={<FormattedMessage id="app.title.contacts" />}>
      <DocumentHead meta={data ? data.meta : {}} />
      {/* Without a box of its own, which would leave a gap if there is no representative. */}
      <div style={{ display: isSettled && (data || isError) ? 'contents' : 'none' }}>
        <PersonalContact look="card" onSettled={settle} />
      </div>
      {data && isSettled && !isEmpty && <Departments departments={data.departments} />}
      {isEmpty && <EmptyState pictogram="list" title={<FormattedMessage id="contact.empty" />} />}
      {isError && !data && (
        <InlineError error={error} onRetry={() => void refetch()} isRetrying={isFetching}>
          <FormattedMessage id="contact.failed" />
        </InlineError>
      )}
      {!isError && !(data && (isSettled || isEmpty)) && <ListSkeleton rows={4} />}
    </PageFrame>
  );
}
