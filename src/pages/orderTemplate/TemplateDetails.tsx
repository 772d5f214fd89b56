import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PriceWatchContext } from '#components/price/WatchedPrice.tsx';
import { useReportedAddition } from '#connected/cart/reportedAddition.tsx';
import { useDietStrip, useIsDietStripThere } from '#connected/dietGuard/DietStrip.tsx';
import { usePriceWatch } from '#connected/priceWatch/usePriceWatch.tsx';
import { useDisplayRules } from '#connected/product/displayRules.ts';
import { useScreenName } from '#connected/screen/screenTitle.ts';
import { isSamePerson, type OrderTemplateDetail, type OrderTemplateItem } from '#domain/template/orderTemplate.ts';
import type { WatchedLine } from '#domain/price/priceWatch.ts';
import { unitOfLine, type Product } from '#domain/product/product.ts';
import { itemProblems, templateGroups, templateSum, requestedTemplateLines, type ItemDifference } from '#domain/template/templateItems.ts';
import type { User } from '#domain/customer/token.ts';
import { limits } from '#domain/text/limits.ts';
import { TemplateNews, type NewsEntry } from './parts/TemplateNews';
import { formatMoment, formatPrice } from '#i18n/format.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import type { WindowedListHandle } from '#kit/list/itemFocus.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { LinesSkeleton } from '#components/cart/LinesSkeleton.tsx';
import { MyFrame } from '#connected/my/MyFrame.tsx';
import type { PageAction } from '#kit/page/pageAction.ts';
import { StatusLine, StatusPart } from '#kit/page/StatusLine.tsx';
import { usePrinting } from '#kit/page/printing.ts';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { dismissRemovedProducts } from '#queries/orderTemplateDetails.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { useTemplateActions } from './TemplateActions';
import styles from './TemplateDetails.module.css';
import { useTemplateItems } from './templateItems';
import { useTemplatePdf } from './templatePdf';
import { useTemplateProducts } from './templateProducts';
import { TemplateRows } from './TemplateRows';
import { useProductNumber } from '#components/product/productNumber.ts';

/** For paper only; loaded before the user prints. */
const TemplatePrintTable = lazyComponent(async () => (await import('./parts/TemplatePrintTable')).TemplatePrintTable);

const EmptyTemplate = lazyComponent(async () => (await import('./TemplateStates')).EmptyTemplate);
const TemplateSharing = lazyComponent(async () => (await import('./TemplateSharing')).TemplateSharing);

const TemplateFinder = lazyComponent(async () => (await import('./TemplateFinder')).TemplateFinder);

interface TemplateDetailsProps {
  context: BuyerContext;
  user: User;
  template: OrderTemplateDetail;
  /** Back link. */
  back: ReactNode;
}

/** A loaded template with all its actions. */
export function TemplateDetails({ context, user, template, back }: TemplateDetailsProps) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const displayRules = useDisplayRules(context);
  const addition = useReportedAddition(context);
  const items = useTemplateItems({
    context,
    template,
    editor: user,
    onLost: (error) =>
      toasts.show({
        severity: 'error',
        error,
        text: intl.formatMessage({ id: 'orderTemplatePage.item.lost' }, { name: template.name }),
        autoCloseMs: limits.warningToast,
      }),
    onUnsaved: (error, retryAll) =>
      toasts.show({
        severity: 'warn',
        error,
        text: intl.formatMessage({ id: 'orderTemplatePage.unsaved' }),
        autoCloseMs: limits.warningToast,
        action: { label: intl.formatMessage({ id: 'orderTemplatePage.unsaved.retry' }), onClick: retryAll },
      }),
  });
  useScreenName(template.name);
  const skus = useMemo(() => items.shown.map(({ productSku }) => productSku), [items.shown]);
  const products = useTemplateProducts(context, skus);
  const { bySku } = products;
  const prices = usePriceWatch(context, 'template', useWatchedItems(items.wanted, bySku));
  const { only } = prices;
  const isDietStripThere = useIsDietStripThere(context);
  // Removed and swapped lines are still listed, so that the user can restore them; diets don't apply to them.
  const wantedSkus = useMemo(() => items.wanted.map(({ productSku }) => productSku), [items.wanted]);
  const declared = useMemo(() => wantedSkus.map((sku) => ({ sku, name: bySku.get(sku)?.name })), [wantedSkus, bySku]);
  const dietStrip = useDietStrip(context, declared);
  const groups = useMemo(() => templateGroups(skus, products.groups), [skus, products.groups]);
  const shownGroups = useMemo(
    () =>
      only
        ? templateGroups(
            [...only].filter((sku) => skus.includes(sku)),
            products.groups,
          )
        : groups,
    [only, skus, products.groups, groups],
  );
  const problems = useMemo(() => itemProblems(items.wanted, bySku), [items.wanted, bySku]);
  const { fairDiscountFactor, seesBonuses, canSeePrices } = displayRules;
  const sum = useMemo(
    () => (canSeePrices ? templateSum(items.wanted, bySku, { fairDiscountFactor, includeBonus: seesBonuses }) : undefined),
    [canSeePrices, items.wanted, bySku, fairDiscountFactor, seesBonuses],
  );
  const pdf = useTemplatePdf(context, template);
  const actions = useTemplateActions({
    context,
    user,
    template,
    pdf,
    isAdding: addition.isAdding,
    onOrder: items.wanted.length > 0 ? () => addition.add(requestedTemplateLines(items.wanted, bySku)) : undefined,
  });
  const isPrinting = usePrinting();
  TemplatePrintTable.useWhenIdle();
  const list = useRef<WindowedListHandle>(null);
  const finder = useRef<HTMLDivElement>(null);
  const focusAmount = (sku: string) => list.current?.focus(sku, `article[data-sku="${CSS.escape(sku)}"] input`);
  const dismiss = (news: () => void) => {
    // The button disappears on press: keyboard users continue with the first amount. On a phone that would open the
    // keyboard.
    const isByKey = document.activeElement?.matches(':focus-visible') === true;
    // The list sorts its groups, so the first line is read from the page.
    const first = document.querySelector<HTMLElement>('article[data-sku]')?.dataset['sku'];
    news();
    if (isByKey && first !== undefined) focusAmount(first);
  };
  const nameOf = (sku: string) => bySku.get(sku)?.name ?? intl.formatMessage({ id: 'orderTemplatePage.item.unknown' }, { sku });
  const isEmpty = items.shown.length === 0;
  const isOpening = !isEmpty && (products.isOpening || !isDietStripThere || prices.isAwaited);
  const [wasOpened, setOpened] = useState(false);
  if (!isOpening && !wasOpened) setOpened(true);
  const add: PageAction = {
    key: 'add',
    label: intl.formatMessage({ id: 'orderTemplatePage.add' }),
    onPress: () => finder.current?.querySelector('input')?.focus(),
  };
  return (
    <MyFrame current="orderTemplates" title={template.name} back={back} primary={actions.primary} actions={[add, ...actions.list]}>
      {actions.dialogs}
      {pdf.hasFailed && (
        <InlineError error={pdf.error} onRetry={pdf.retry} isRetrying={pdf.isBusy}>
          <FormattedMessage id="orderTemplatePage.pdf.failed" />
        </InlineError>
      )}
      {items.isGone && (
        <InlineError>
          <FormattedMessage id="orderTemplatePage.gone" />
        </InlineError>
      )}
      <div className={styles.status}>
        <StatusLine>
          {template.removedProducts.length > 0 && (
            <TemplateNews
              label={<FormattedMessage id="orderTemplatePage.removed.part" values={{ count: template.removedProducts.length }} />}
              title={<FormattedMessage id="orderTemplatePage.removed.title" values={{ count: template.removedProducts.length }} />}
              entries={template.removedProducts.map((product) => ({
                sku: product.sku,
                name: product.name,
                detail: numberOf(product),
                thumbnail: product.thumbnailUrl,
              }))}
              missingImage={displayRules.missingImage}
              onDismiss={() => dismiss(() => dismissRemovedProducts(queryClient, context, template.id))}
            />
          )}
          {items.others && (
            <TemplateNews
              label={<FormattedMessage id="orderTemplatePage.others.part" />}
              title={
                <FormattedMessage
                  id={items.others.person === undefined ? 'orderTemplatePage.others.isChanged' : 'orderTemplatePage.others.title'}
                  values={{ person: items.others.person }}
                />
              }
              entries={items.others.differences.map((difference): NewsEntry => ({
                sku: difference.sku,
                name: nameOf(difference.sku),
                thumbnail: bySku.get(difference.sku)?.thumbnail,
                detail: differenceText(intl, difference),
              }))}
              missingImage={displayRules.missingImage}
              onDismiss={() => dismiss(items.dismissOthers)}
            />
          )}
          {template.comment && (
            <StatusPart label={template.comment}>
              <p className={styles.notes}>{template.comment}</p>
            </StatusPart>
          )}
          {!isEmpty && dietStrip}
          {!isEmpty && prices.strip}
        </StatusLine>
      </div>
      {products.isError && (
        <InlineError error={products.error} onRetry={products.retry} isRetrying={products.isRetrying}>
          <FormattedMessage id="orderTemplatePage.productsFailed" />
        </InlineError>
      )}
      {isEmpty ? (
        <EmptyTemplate />
      ) : isOpening ? (
        <LinesSkeleton label={intl.formatMessage({ id: 'list.loading' })} rows={Math.min(8, skus.length)} />
      ) : (
        <div className={styles.screen}>
          <PriceWatchContext value={prices.watch}>
            <TemplateRows
              context={context}
              template={template}
              items={items}
              groups={shownGroups}
              products={products}
              displayRules={displayRules}
              handle={list}
            />
          </PriceWatchContext>
          {sum && (
            <p className={styles.sum}>
              <span className={styles.sumLabel}>
                <FormattedMessage id="orderTemplatePage.sum" />
              </span>
              <strong className={styles.sumValue}>{formatPrice(sum)}</strong>
              {problems.size > 0 && (
                <span className={styles.leftOut}>
                  <FormattedMessage id="orderTemplatePage.sum.leftOut" values={{ count: problems.size }} />
                </span>
              )}
            </p>
          )}
        </div>
      )}
      {isPrinting && (
        <TemplatePrintTable
          groups={groups}
          items={items.wanted}
          products={bySku}
          displayRules={displayRules}
          sum={sum && formatPrice(sum)}
          leftOut={problems.size}
        />
      )}
      {/* After the first rows, so that they move nothing when they come. Then always: the finder keeps its text and the focus. */}
      {wasOpened && (
        <>
          <div className={styles.finder}>
            <TemplateFinder
              ref={finder}
              context={context}
              displayRules={displayRules}
              heldSkus={wantedSkus}
              onAdd={items.commands.choose}
              onHeld={focusAmount}
            />
          </div>
          <p className={styles.people}>
            <span>
              <Person template={template} user={user} kind="created" />
            </span>
            <span>
              <Person template={template} user={user} kind="edited" />
            </span>
          </p>
          <TemplateSharing context={context} user={user} template={template} />
        </>
      )}
      {addition.report}
    </MyFrame>
  );
}

/** Lines of a template to watch for prices: orderable ones. Deferred after changes. */
function useWatchedItems(wanted: readonly OrderTemplateItem[], bySku: ReadonlyMap<string, Product>): readonly WatchedLine[] {
  const items = useDeferredValue(wanted);
  return useMemo(
    () =>
      items.flatMap(({ productSku, amount, unit }) => {
        const product = bySku.get(productSku);
        return product?.isOrderable ? [{ product, choice: { amount, unit: unitOfLine(product, unit) } }] : [];
      }),
    [items, bySku],
  );
}

/** Who created or last edited the template, and when. */
function Person({ template, user, kind }: { template: OrderTemplateDetail; user: User; kind: 'created' | 'edited' }) {
  const { locale } = useIntl();
  const [person, name, moment] =
    kind === 'created'
      ? [template.createdBy, template.createdByUserName, template.creationTime]
      : [template.lastEditedBy, template.lastEditedByUserName, template.lastEditedTime];
  const isUser = isSamePerson(person, user);
  return (
    <FormattedMessage
      id={isUser ? `orderTemplatePage.${kind}ByYou` : `orderTemplatePage.${kind}By`}
      values={{ person: name, moment: formatMoment(moment, locale) }}
    />
  );
}

/** Another user's change of an item, in a word. */
function differenceText(intl: ReturnType<typeof useIntl>, { before, now }: ItemDifference): string {
  const words = (item: ItemDifference['now']) => item && formatUnits(intl, item.amount, { abbreviation: item.unit });
  if (!before) return intl.formatMessage({ id: 'orderTemplatePage.others.added' }, { quantity: words(now) });
  if (!now) return intl.formatMessage({ id: 'orderTemplatePage.others.removed' }, { quantity: words(before) });
  return intl.formatMessage({ id: 'orderTemplatePage.others.changed' }, { before: words(before), now: words(now) });
}
