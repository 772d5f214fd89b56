import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { productsBySkuOptions } from '../../cart/productsBySku';
import { MyFrame } from '../../connected/my/MyFrame';
import { useScreenName } from '../../connected/screen/screenTitle';
import { useShop } from '../../connected/shop/ShopProvider';
import type { OrderTemplate } from '../../domain/orderTemplate';
import { useGetOrderTemplate } from '../../gen/order-template/get-order-template';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { InlineError } from '../../kit/feedback/InlineError';
import { ListSkeleton } from '../../kit/list/ListSkeleton';
import { BackLink } from '../../kit/page/BackLink';
import { QueryScreen } from '../../kit/page/QueryScreen';
import { paths } from '../../paths';
import { isNotFound } from '../../queries/notFound';
import { customerParam, isBuyer, type BuyerContext } from '../../queries/shopContext';
import { GuestScaling } from './GuestScaling';

/** A template for another number of guests: what it comes to, into the cart or into a new template. The template itself is never written. */
export function Component() {
  const { context, user } = useShop();
  const { templateId = '' } = useParams();
  return context && isBuyer(context) && user ? (
    <TemplateGuests key={`${context.customerId}/${templateId}`} context={context} userId={user.userId} templateId={templateId} />
  ) : null;
}

interface TemplateGuestsProps {
  context: BuyerContext;
  userId: string;
  templateId: string;
}

function TemplateGuests({ context, userId, templateId }: TemplateGuestsProps) {
  const intl = useIntl();
  const reading = useGetOrderTemplate(context.tenant, templateId, customerParam(context));
  const { data } = reading;
  const title = data
    ? intl.formatMessage({ id: 'templateGuests.title' }, { name: data.name })
    : intl.formatMessage({ id: 'app.title.orderTemplate' });
  useScreenName(data && title);
  return (
    <QueryScreen
      reading={reading}
      skeleton={<ListSkeleton rows={8} />}
      failed={<FormattedMessage id="templateGuests.failed" />}
      isMissing={isNotFound(reading.error)}
      missing={
        <InlineError>
          <FormattedMessage id="templateGuests.notFound" />
        </InlineError>
      }
      frame={(state) => (
        <Frame
          title={title}
          back={
            <BackLink href={paths.orderTemplates()}>
              <FormattedMessage id="app.title.orderTemplates" />
            </BackLink>
          }
        >
          {state}
        </Frame>
      )}
    >
      {(template) => (
        <WithProducts
          context={context}
          userId={userId}
          template={template}
          title={title}
          back={<BackLink href={paths.orderTemplate(templateId)}>{template.name}</BackLink>}
        />
      )}
    </QueryScreen>
  );
}

function Frame({ title, back, children }: { title: string; back: ReactNode; children: ReactNode }) {
  return (
    <MyFrame current="orderTemplates" title={title} back={back}>
      {children}
    </MyFrame>
  );
}

interface WithProductsProps {
  context: BuyerContext;
  userId: string;
  template: OrderTemplate;
  title: string;
  back: ReactNode;
}

/** The template's products, without which nothing can be worked out. */
function WithProducts({ context, userId, template, title, back }: WithProductsProps) {
  const { id, orderTemplateItems: items } = template;
  const skus = useMemo(() => items.map(({ productSku }) => productSku), [items]);
  const products = useQuery(productsBySkuOptions(context, skus));
  if (items.length === 0)
    return (
      <Frame title={title} back={back}>
        <EmptyState
          pictogram="list"
          title={<FormattedMessage id="templateGuests.empty.title" />}
          actions={
            <ButtonLink href={paths.orderTemplate(id)} tone="primary">
              <FormattedMessage id="templateGuests.empty.toTemplate" />
            </ButtonLink>
          }
        >
          <p>
            <FormattedMessage id="templateGuests.empty.text" />
          </p>
        </EmptyState>
      </Frame>
    );
  return (
    <QueryScreen
      reading={products}
      skeleton={<ListSkeleton rows={Math.min(8, items.length)} />}
      failed={<FormattedMessage id="templateGuests.productsFailed" />}
      frame={(state) => (
        <Frame title={title} back={back}>
          {state}
        </Frame>
      )}
    >
      {(bySku) => <GuestScaling context={context} userId={userId} template={template} products={bySku} title={title} back={back} />}
    </QueryScreen>
  );
}
