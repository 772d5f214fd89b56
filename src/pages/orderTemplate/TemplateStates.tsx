import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { paths } from '../../paths';

/** There is no such template, or no longer. */
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

/** A template that holds nothing yet. */
export function EmptyTemplate() {
  return (
    <EmptyState pictogram="list" title={<FormattedMessage id="orderTemplatePage.empty.title" />}>
      <p>
        <FormattedMessage id="orderTemplatePage.empty.text" />
      </p>
    </EmptyState>
  );
}
