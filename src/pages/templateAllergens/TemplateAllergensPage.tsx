import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { AllergenOverview } from '#connected/allergens/AllergenOverview.tsx';
import { BackLink } from '#kit/page/BackLink.tsx';
import { useScreenName } from '#connected/screen/screenTitle.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import type { OverviewItem } from '#domain/allergens/allergenOverview.ts';
import { useGetOrderTemplate } from '#gen/order-template/get-order-template.ts';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { PageFrame } from '#kit/page/PageFrame.tsx';
import { QueryScreen } from '#kit/page/QueryScreen.tsx';
import { paths } from '#paths.ts';
import { isNotFound } from '#queries/notFound.ts';
import { isBuyer, customerParam, type BuyerContext } from '#queries/shopContext.ts';

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
