import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { AllergenOverview } from '../../connected/allergens/AllergenOverview';
import { BackLink } from '../../connected/list/BackLink';
import { OverviewWaiting } from '../../connected/allergens/OverviewWaiting';
import { useScreenName } from '../../connected/screen/screenTitle';
import { useShop } from '../../connected/shop/ShopProvider';
import type { OverviewItem } from '../../domain/allergenOverview';
import { useGetOrderTemplate } from '../../gen/order-template/get-order-template';
import { ButtonLink } from '../../kit/action/ButtonLink';
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
  const { data: template, error, isFetching, refetch } = useGetOrderTemplate(context.tenant, templateId, customerParam(context));
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
  if (!template) {
    const isGone = isNotFound(error);
    return (
      <OverviewWaiting
        title={title}
        back={
          <BackLink href={paths.orderTemplates()}>
            <FormattedMessage id="allergens.back.templates" />
          </BackLink>
        }
        {...(error && { failure: <FormattedMessage id={isGone ? 'allergens.notFound.template' : 'allergens.failed.template'} /> })}
        onRetry={isGone ? undefined : () => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <AllergenOverview
      context={context}
      title={title}
      back={<BackLink href={paths.orderTemplate(templateId)}>{template.name}</BackLink>}
      source={template.name}
      items={items}
      wayOn={templates}
    />
  );
}
