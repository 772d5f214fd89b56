import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { InactiveLabels } from './parts/InactiveLabels';
import { useProductNumber } from '#components/product/productNumber.ts';
import { useMissingImage } from '#connected/product/displayRules.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import {
  findLabels,
  groupLabels,
  labelAmounts,
  toShelfLabel,
  type LabelProduct,
  type LabelSheet,
  type ShelfLabel,
} from '#domain/inventory/label.ts';
import { readSheet, usualSheet } from '#domain/inventory/labelSheet.ts';
import { limits } from '#domain/text/limits.ts';
import { useCheckLabelsForInactiveProducts } from '#gen/label/check-labels-for-inactive-products.ts';
import { useListLabelProducts } from '#gen/label/list-label-products.ts';
import { Button } from '#kit/action/Button.tsx';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { PlainInput } from '#kit/field/PlainInput.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useFocusHandover } from '#kit/list/focusHandover.ts';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { ListStates } from '#kit/list/ListStates.tsx';
import { useLazyOpen } from '#kit/overlay/useLazyOpen.ts';
import { MyFrame } from '#connected/my/MyFrame.tsx';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { paths } from '#paths.ts';
import { essencesToLabelsOptions } from '#queries/essenceLabels.ts';
import { clearLabelsOptions, removeLabelsOptions } from '#queries/label.ts';
import { isBuyer, customerParam, type BuyerContext } from '#queries/shopContext.ts';
import { deriveTokens } from '#themes/deriveTokens.ts';
import { useLook } from '#themes/look.ts';
import { LabelList } from './LabelList';
import { LabelPrinting } from './LabelPrinting';
import styles from './LabelsPage.module.css';
import { useLabelAmounts } from './labelAmounts';
import { useRemovedLabels } from './removedLabels';

const ClearLabelsDialog = lazyComponent(async () => (await import('./parts/ClearLabelsDialog')).ClearLabelsDialog);

/** Number of labels from which on the list has a search. */
const searchFrom = 8;

/** The customer's label list with realistic labels, and the sheets to print them on (P§2 "Label printing"). */
export function Component() {
  const { context } = useShop();
  return context && isBuyer(context) ? <Labels key={`${context.tenant}/${context.customerId}`} context={context} /> : null;
}

/** The label list as displayed; products that the check reports as no longer sold are marked. */
function useLabels(context: BuyerContext) {
  const {
    permissions: { canSeePrices },
  } = useShop();
  const reading = useListLabelProducts(context.tenant, customerParam(context));
  const check = useCheckLabelsForInactiveProducts(context.tenant, customerParam(context), {
    query: { enabled: (reading.data?.length ?? 0) > 0 },
  });
  const gone = check.data?.inactiveProducts;
  const labels = useMemo(() => {
    const inactive = new Set(gone?.map(({ sku }) => sku));
    return reading.data?.map((wire: LabelProduct) =>
      toShelfLabel(inactive.has(wire.sku) ? { ...wire, isActive: false } : wire, { canSeePrices }),
    );
  }, [reading.data, gone, canSeePrices]);
  return { reading, check, labels };
}

const none: readonly ShelfLabel[] = [];

/** Target of the focus when a pressed control disappears with its effect. */
const content = '[data-label-content]';

function Labels({ context }: { context: BuyerContext }) {
  const intl = useIntl();
  const {
    permissions: { canSeePrices },
  } = useShop();
  const numberOf = useProductNumber();
  const look = useLook();
  const missingImage = useMissingImage(context.tenant);
  const [search, setSearch] = useSearchParams();
  const [query, setQuery] = useState('');
  const [amounts, setAmount, forgetAmounts] = useLabelAmounts(context);
  const { reading, check, labels = none } = useLabels(context);
  const { removed, shown, remove, undo, forget } = useRemovedLabels(context, labels);
  const handOver = useFocusHandover();
  const sheet = readSheet(search.get('sheet'));
  const sign = useMemo(() => ({ name: look.title, colour: deriveTokens(look).palettes.light.primary.main }), [look]);
  const left = useMemo(() => shown.filter(({ sku }) => !removed.has(sku)), [shown, removed]);
  const groups = useMemo(() => groupLabels(findLabels(shown, query, numberOf)), [shown, query, numberOf]);
  const printed = useMemo(() => labelAmounts(groupLabels(left), amounts), [left, amounts]);
  const bySku = useMemo(() => new Map(left.map((label) => [label.sku, label])), [left]);
  const labelOf = useCallback((sku: string) => bySku.get(sku), [bySku]);
  const essences = useAddEssences(context);
  const clearing = useClearing(context, left.length, () => {
    forget();
    forgetAmounts();
  });
  const chooseSheet = (next: LabelSheet) => {
    const params = new URLSearchParams(search);
    if (next === usualSheet) params.delete('sheet');
    else params.set('sheet', next);
    setSearch(params, { replace: true, preventScrollReset: true });
  };
  return (
    <MyFrame
      current="labels"
      title={<FormattedMessage id="app.title.labels" />}
      actions={
        shown.length > 0
          ? [
              { key: 'essences', label: intl.formatMessage({ id: 'label.essences' }), isBusy: essences.isAdding, onPress: essences.add },
              {
                key: 'clear',
                label: intl.formatMessage({ id: 'label.clear' }),
                isDestructive: true,
                isDisabled: left.length === 0,
                onPress: clearing.ask,
              },
            ]
          : []
      }
    >
      {clearing.dialog}
      {/* Without labels the head has no actions: the content then begins higher than its placeholder. */}
      <div key={String(reading.isPending)} data-label-content tabIndex={-1} className={styles.content}>
        <ListStates
          reading={reading}
          failed={<FormattedMessage id="label.failed" />}
          skeleton={<ListSkeleton rows={6} />}
          isEmpty={shown.length === 0}
          empty={<EmptyLabels context={context} onAdd={() => handOver(content)} />}
        >
          <div className={styles.layout}>
            <div className={styles.list}>
              {check.isError && (
                <InlineError error={check.error} onRetry={() => void check.refetch()} isRetrying={check.isFetching}>
                  <FormattedMessage id="label.inactive.checkFailed" />
                </InlineError>
              )}
              <Inactive context={context} labels={left.filter(({ isActive }) => !isActive)} onRemove={() => handOver(content)} />
              {shown.length >= searchFrom && (
                <PlainInput
                  type="search"
                  label={intl.formatMessage({ id: 'label.find' })}
                  placeholder={intl.formatMessage({ id: 'label.find' })}
                  value={query}
                  maxLength={limits.lookupCharacters}
                  onChange={setQuery}
                />
              )}
              {groups.length === 0 ? (
                <EmptyState
                  pictogram="search"
                  title={<FormattedMessage id="label.find.none" values={{ query: query.trim() }} />}
                  actions={
                    <Button
                      onClick={() => {
                        handOver(`${content} [type="search"]`);
                        setQuery('');
                      }}
                    >
                      <FormattedMessage id="label.find.reset" />
                    </Button>
                  }
                />
              ) : (
                <LabelList
                  groups={groups}
                  amounts={amounts}
                  removed={removed}
                  sheet={sheet}
                  sign={sign}
                  showsPrices={canSeePrices}
                  missingImage={missingImage}
                  onAmount={setAmount}
                  onRemove={remove}
                  onUndo={undo}
                />
              )}
            </div>
            <LabelPrinting
              context={context}
              amounts={printed}
              labelOf={labelOf}
              sheet={sheet}
              sign={sign}
              showsPrices={canSeePrices}
              onSheet={chooseSheet}
            />
          </div>
        </ListStates>
      </div>
    </MyFrame>
  );
}

interface InactiveProps {
  context: BuyerContext;
  labels: readonly ShelfLabel[];
  /** Called before they are removed, and the button with them. */
  onRemove(): void;
}

/** Products that are no longer sold, with a button to remove them. */
function Inactive({ context, labels, onRemove }: InactiveProps) {
  const { mutate, isPending, data, error, isError } = useMutation(removeLabelsOptions(useQueryClient(), context));
  return (
    <InactiveLabels
      labels={labels}
      isRemoving={isPending}
      failed={isError ? labels.length : (data?.failed.length ?? 0)}
      error={error}
      onRemove={() => {
        onRemove();
        mutate(labels.map(({ sku }) => sku));
      }}
    />
  );
}

/** Removes all labels after a confirmation; `count` is their number. */
function useClearing(context: BuyerContext, count: number, onCleared: () => void) {
  const { mutate, isPending, error, isError, isSuccess, reset } = useMutation(clearLabelsOptions(useQueryClient(), context));
  const dialog = useLazyOpen();
  const clear = () =>
    mutate(undefined, {
      onSuccess: () => {
        dialog.close();
        onCleared();
      },
    });
  return {
    ask: () => {
      reset();
      dialog.open();
    },
    dialog: dialog.wasOpened && (
      <ClearLabelsDialog
        isOpen={dialog.isOpen}
        count={count}
        isBusy={isPending}
        hasFailed={isError}
        error={error}
        onConfirm={clear}
        onCancel={dialog.close}
        // The menu that opened the dialog is gone with the list, and can't get the focus back.
        onClosed={() => isSuccess && document.querySelector<HTMLElement>(content)?.focus()}
      />
    ),
  };
}

/** Adds the whole essence list to the label list, and reports the number of added products. */
function useAddEssences(context: BuyerContext, onAdd?: () => void) {
  const intl = useIntl();
  const toasts = useToasts();
  const { mutate, isPending } = useMutation({
    ...essencesToLabelsOptions(useQueryClient(), context),
    meta: { failure: 'toast', messageId: 'labelTool.failed.essences' },
  });
  const add = () => {
    onAdd?.();
    mutate('shown', {
      onSuccess: ({ added }) =>
        toasts.show({
          severity: added === 0 ? 'info' : 'success',
          text:
            added === undefined
              ? intl.formatMessage({ id: 'label.essences.done' })
              : intl.formatMessage({ id: 'label.essences.added' }, { count: added }),
          autoCloseMs: limits.warningToast,
        }),
    });
  };
  return { add, isAdding: isPending };
}

/** Empty label list (P§8 "Empty states"). Its button disappears with the first label. */
function EmptyLabels({ context, onAdd }: { context: BuyerContext; onAdd(): void }) {
  const essences = useAddEssences(context, onAdd);
  return (
    <EmptyState
      pictogram="list"
      title={<FormattedMessage id="label.empty" />}
      actions={
        <>
          <ButtonLink href={paths.search()} tone="primary">
            <FormattedMessage id="label.empty.toProducts" />
          </ButtonLink>
          <Button isBusy={essences.isAdding} onClick={essences.add}>
            <FormattedMessage id="label.essences" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="label.empty.text" />
    </EmptyState>
  );
}
