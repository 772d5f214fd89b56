import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { BackLink } from '#kit/page/BackLink.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { LinesSkeleton } from '#components/cart/LinesSkeleton.tsx';
import { QueryScreen } from '#kit/page/QueryScreen.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { MyFrame } from '#connected/my/MyFrame.tsx';
import { paths } from '#paths.ts';
import { isNotFound } from '#queries/notFound.ts';
import { orderTemplateDetailsOptions } from '#queries/orderTemplateDetails.ts';
import { isBuyer, type BuyerContext } from '#queries/shopContext.ts';
import type { User } from '#domain/customer/token.ts';
import { TemplateDetails } from './TemplateDetails';

const UnknownTemplate = lazyComponent(async () => (await import('./TemplateStates')).UnknownTemplate);

/** An order template: contents, fast editing, sharing, printing and ordering (P§2 /my/ordertemplates/{templateId}). */
export function Component() {
  const { context, user } = useShop();
  const { templateId = '' } = useParams();
  if (!context || !isBuyer(context) || !user) return null;
  return <Template key={`${context.tenant}/${context.customerId}/${templateId}`} context={context} user={user} templateId={templateId} />;
}

function Template({ context, user, templateId }: { context: BuyerContext; user: User; templateId: string }) {
  const intl = useIntl();
  const reading = useQuery(orderTemplateDetailsOptions(context, templateId));
  const back = (
    <BackLink href={paths.orderTemplates()}>
      <FormattedMessage id="orderTemplatePage.back" />
    </BackLink>
  );
  return (
    <QueryScreen
      reading={reading}
      skeleton={<LinesSkeleton label={intl.formatMessage({ id: 'list.loading' })} rows={8} />}
      failed={<FormattedMessage id="orderTemplatePage.failed" />}
      isMissing={isNotFound(reading.error)}
      missing={<UnknownTemplate />}
      frame={(state, kind) => (
        <MyFrame
          current="orderTemplates"
          title={intl.formatMessage({ id: 'app.title.orderTemplate' })}
          back={back}
          isWaiting={kind === 'pending'}
        >
          {state}
        </MyFrame>
      )}
    >
      {(template) => <TemplateDetails context={context} user={user} template={template} back={back} />}
    </QueryScreen>
  );
}
