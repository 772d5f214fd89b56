import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { paths } from '#paths.ts';

/** Without a wholesaler, as on the national site, there is no range to search. */
export function NoTenant() {
  return (
    <EmptyState
      pictogram="search"
      title={<FormattedMessage id="search.noTenant.title" />}
      actions={
        <AppLink href={paths.home()}>
          <FormattedMessage id="search.noTenant.action" />
        </AppLink>
      }
    >
      <p>
        <FormattedMessage id="search.noTenant.text" />
      </p>
    </EmptyState>
  );
}
