import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { AllergenOverview } from '../../connected/allergens/AllergenOverview';
import { BackLink } from '../../kit/page/BackLink';
import { useScreenName } from '../../connected/screen/screenTitle';
import { useShop } from '../../connected/shop/ShopProvider';
import type { OverviewItem } from '../../domain/allergenOverview';
import { useGetOrderTemplate } from '../../gen/order-template/get-order-template';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { InlineError } from '../../kit/feedback/InlineError';
import { ListSkeleton } from '../../kit/list/ListSkeleton';
import { PageFrame } from '../../kit/page/PageFrame';
import { QueryScreen } from '../../kit/page/QueryScreen';
import { paths } from '../../paths';
import { isNotFound } from '../../queries/notFound';
import { isBuyer, customerParam, type BuyerContext } from '../../queries/shopContext';

/** Allergens and diets of the products of an order template. */
export function Component() {
  const { context } = useShop();
  const { templateId = '' } = useParams();
  return context && isBuyer(context) ? (
    <TemplateAllergens key={`${context.customerId}/${templateId}`} context={context} templateId={templateId} />
  ) : null;
}

const none: readonly OverviewItem[] = [];

function TemplateAllergens({ context, templateId }: { context: BuyerContext; templateId: string }) {
  const intl = useIntl();
  const reading = useGetOrderTemplate(context.tenant, templateId, customerParam(context));
  const template = reading.data;
  const title = template
    ? intl.formatMessage({ id: 'allergens.title.template' }, { name: template.name })
    : intl.formatMessage({ id: 'app.title.allergens' });
  useScreenName(template && title);
  const lines = template?.orderTemplateItems;
  const items = useMemo(() => lines?.map(({ productSku }) => ({ sku: productSku, name: undefined })) ?? none, [lines]);
  const templates = (
    <ButtonLink href={paths.orderTemplates()} tone="primary">
      <FormattedMessage id="allergens.empty.template" />
    </ButtonLink>
  );
  return (
    <QueryScreen
      reading={reading}
      skeleton={<ListSkeleton rows={8} />}
      failed={<FormattedMessage id="allergens.failed.template" />}
      isMissing={isNotFound(reading.error)}
      missing={
        <InlineError>
          <FormattedMessage id="allergens.notFound.template" />
        </InlineError>
      }
      frame={(state) => (
        <PageFrame
          title={title}
          back={
            <BackLink href={paths.orderTemplates()}>
              <FormattedMessage id="allergens.back.templates" />
            </BackLink>
          }
        >
          {state}
        </PageFrame>
      )}
    >
      {({ name }) => (
        <AllergenOverview
          context={context}
          title={title}
          back={<BackLink href={paths.orderTemplate(templateId)}>{name}</BackLink>}
          source={name}
          items={items}
          wayOn={templates}
        />
      )}
    </QueryScreen>
  );
}
