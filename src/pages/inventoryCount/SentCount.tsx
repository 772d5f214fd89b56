import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ParTable } from './parts/ParTable';
import { useReportedAddition } from '../../connected/cart/reportedAddition';
import { inventoryTotals } from './rules/lastCount';
import { parRowsOf, requestedParLine, type ParRow } from './rules/parRows';
import { Button } from '../../kit/action/Button';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { InlineError } from '../../kit/feedback/InlineError';
import { SelectField } from '../../kit/field/SelectField';
import { ListSkeleton } from '../../kit/list/ListSkeleton';
import { paths } from '../../paths';
import { inventoryDetailsOptions } from '../../queries/inventoryDetails';
import { countedProductsOptions } from '../../queries/inventoryCount';
import { orderTemplatesOptions } from '../../queries/orderTemplateList';
import type { BuyerContext } from '../../queries/shopContext';
import { SectionHeading } from '../../kit/page/SectionHeading';
import styles from './SentCount.module.css';

interface SentCountProps {
  context: BuyerContext;
  /** The inventory that was sent. */
  inventoryId: string;
  /** The order template that is the par list; undefined while none is chosen. */
  templateId: string | undefined;
  onTemplate(templateId: string): void;
}

/** The count is sent. What is missing of a par list can be ordered at once: an order template says how much is to be there. */
export function SentCount({ context, inventoryId, templateId, onTemplate }: SentCountProps) {
  const templates = useQuery(orderTemplatesOptions(context));
  const filled = templates.data?.filter(({ orderTemplateItems }) => orderTemplateItems.length > 0);
  const template = filled?.find(({ id }) => id === templateId) ?? (filled?.length === 1 ? filled[0] : undefined);
  return (
    <div className={styles.sent}>
      <output className={styles.text}>
        <FormattedMessage id="inventoryCount.sent.text" />
      </output>
      <div className={styles.actions}>
        <ButtonLink href={paths.inventoryDetail(inventoryId)} tone="quiet">
          <FormattedMessage id="inventoryCount.sent.view" />
        </ButtonLink>
        <ButtonLink href={paths.newInventory()} tone="quiet">
          <FormattedMessage id="inventoryCount.sent.again" />
        </ButtonLink>
      </div>
      <section className={styles.order}>
        <SectionHeading level={2}>
          <FormattedMessage id="inventoryCount.par.title" />
        </SectionHeading>
        <p className={styles.text}>
          <FormattedMessage id="inventoryCount.par.text" />
        </p>
        {templates.isPending && <ListSkeleton rows={3} />}
        {templates.isError && !templates.data && (
          <InlineError error={templates.error} onRetry={() => void templates.refetch()} isRetrying={templates.isFetching}>
            <FormattedMessage id="inventoryCount.par.templatesFailed" />
          </InlineError>
        )}
        {filled?.length === 0 && (
          <EmptyState
            pictogram="list"
            title={<FormattedMessage id="inventoryCount.par.noTemplates" />}
            actions={
              <ButtonLink href={paths.orderTemplates()}>
                <FormattedMessage id="inventoryCount.par.toTemplates" />
              </ButtonLink>
            }
          />
        )}
        {filled && filled.length > 0 && (
          <div className={styles.choice}>
            <SelectField
              label={<FormattedMessage id="inventoryCount.par.template" />}
              placeholder="–"
              options={filled.map(({ id, name }) => ({ value: id, text: name }))}
              value={template?.id}
              onChange={onTemplate}
            />
          </div>
        )}
        {template && <ParOrder key={template.id} context={context} inventoryId={inventoryId} template={template} />}
      </section>
    </div>
  );
}

interface ParOrderProps {
  context: BuyerContext;
  inventoryId: string;
  template: Parameters<typeof parRowsOf>[0];
}

/** What is missing of a par list after an inventory, and the way into the cart. */
function ParOrder({ context, inventoryId, template }: ParOrderProps) {
  const skus = template.orderTemplateItems.map(({ productSku }) => productSku);
  const lines = useQuery(inventoryDetailsOptions(context, inventoryId));
  const products = useQuery(countedProductsOptions(context, skus));
  const failed = [lines, products].filter(({ isError, data }) => isError && data === undefined);
  if (failed.length > 0) {
    return (
      <InlineError
        error={failed[0]?.error}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        isRetrying={failed.some(({ isFetching }) => isFetching)}
      >
        <FormattedMessage id="inventoryCount.par.failed" />
      </InlineError>
    );
  }
  if (!lines.data || !products.data) return <ListSkeleton rows={5} />;
  return <ParChoice context={context} rows={parRowsOf(template, inventoryTotals(lines.data), products.data)} />;
}

/** The rows to choose from. At first those that were counted: what was forgotten may be there all the same. */
function ParChoice({ context, rows }: { context: BuyerContext; rows: readonly ParRow[] }) {
  const { add, isAdding, report } = useReportedAddition(context);
  const orders = rows.flatMap((row) => (row.kind === 'order' && row.suggestion.amount > 0 ? [row] : []));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(orders.flatMap(({ product, counted }) => (counted ? [product.sku] : []))),
  );
  const wanted = orders.filter(({ product }) => chosen.has(product.sku));
  const uncounted = orders.filter(({ counted }) => !counted).length;
  return (
    <>
      {orders.length === 0 && (
        <output className={styles.text}>
          <FormattedMessage id="inventoryCount.par.nothing" />
        </output>
      )}
      {uncounted > 0 && (
        <p className={styles.text}>
          <FormattedMessage id="inventoryCount.par.uncounted" values={{ count: uncounted }} />
        </p>
      )}
      <ParTable rows={rows} chosen={chosen} hrefOf={(sku) => paths.product(sku)} onChoose={setChosen} />
      {orders.length > 0 && (
        <div className={styles.actions}>
          <Button tone="primary" isBusy={isAdding} disabled={wanted.length === 0} onClick={() => add(wanted.map(requestedParLine))}>
            <FormattedMessage id="inventoryCount.par.add" values={{ count: wanted.length }} />
          </Button>
        </div>
      )}
      {report}
    </>
  );
}
