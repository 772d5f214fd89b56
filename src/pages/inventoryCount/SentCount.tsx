import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ParTable } from './parts/ParTable';
import { useReportedAddition } from '#connected/cart/reportedAddition.tsx';
import { inventoryTotals } from '#domain/inventory/lastCount.ts';
import { parRowsOf, requestedParLine, type ParRow } from './rules/parRows';
import { Button } from '#kit/action/Button.tsx';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { SelectField } from '#kit/field/SelectField.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { paths } from '#paths.ts';
import { inventoryDetailsOptions } from '#queries/inventoryDetails.ts';
import { countedProductsOptions } from '#queries/inventoryCount.ts';
import { orderTemplatesOptions } from '#queries/orderTemplateList.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './SentCount.module.css';

interface SentCountProps {
  context: BuyerContext;
  /** Id of the sent inventory. */
  inventoryId: string;
  /** Order template used as par list; undefined while none is chosen. */
  templateId: string | undefined;
  onTemplate(templateId: string): void;
}

/** The count is sent. Goods missing from a par list can be ordered at once; an order template defines the target amounts. */
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
        {template && (
          <div className={styles.actions}>
            <ButtonLink href={paths.orderSheet(`template:${template.id}`)}>
              <FormattedMessage id="inventoryCount.par.toSheet" />
            </ButtonLink>
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

/** Goods missing from a par list after an inventory, with an order button. */
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

/** Selection of rows; initially the counted ones, because an uncounted product may be in stock. */
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
