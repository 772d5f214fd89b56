import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { paths } from '#paths.ts';

/** The template doesn't exist, or no longer. */
export function UnknownTemplate() {
  return (
    <EmptyState
      pictogram="list"
      title={<FormattedMessage id="orderTemplatePage.notFound.title" />}
      actions={
        <ButtonLink href={paths.orderTemplates()} tone="primary">
          <FormattedMessage id="orderTemplatePage.notFound.toList" />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage id="orderTemplatePage.notFound.text" />
      </p>
    </EmptyState>
  );
}

/** Empty state of a template. */
export function EmptyTemplate() {
  return (
    <EmptyState pictogram="list" title={<FormattedMessage id="orderTemplatePage.empty.title" />}>
      <p>
        <FormattedMessage id="orderTemplatePage.empty.text" />
      </p>
    </EmptyState>
  );
}
