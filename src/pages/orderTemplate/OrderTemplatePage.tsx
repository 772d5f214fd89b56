import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { BackLink } from '../../kit/page/BackLink';
import { useShop } from '../../connected/shop/ShopProvider';
import { LinesSkeleton } from '../../components/cart/LinesSkeleton';
import { QueryScreen } from '../../kit/page/QueryScreen';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { MyFrame } from '../../connected/my/MyFrame';
import { paths } from '../../paths';
import { isNotFound } from '../../queries/notFound';
import { orderTemplateDetailsOptions } from '../../queries/orderTemplateDetails';
import { isBuyer, type BuyerContext } from '../../queries/shopContext';
import type { User } from '../../domain/token';
import { TemplateDetails } from './TemplateDetails';

const UnknownTemplate = lazyComponent(async () => (await import('./TemplateStates')).UnknownTemplate);

/** An order template: what is in it, changed at speed, shared, printed and put into the cart (P§2 /my/ordertemplates/{templateId}). */
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
