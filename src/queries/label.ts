import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { labelCount, type LabelAmount, type LabelProduct, type LabelSheet } from '#domain/inventory/label.ts';
import { labelParts } from '#domain/inventory/labelSheet.ts';
import { addLabel, getAddLabelMutationKey } from '#gen/label/add-label.ts';
import { clearLabels, getClearLabelsMutationKey } from '#gen/label/clear-labels.ts';
import { generateLabels, getGenerateLabelsMutationKey } from '#gen/label/generate-labels.ts';
import { getCheckLabelsForInactiveProductsQueryOptions } from '#gen/label/check-labels-for-inactive-products.ts';
import { getListLabelProductsQueryKey } from '#gen/label/list-label-products.ts';
import { getListLabelSkusQueryKey } from '#gen/label/list-label-skus.ts';
import { getRemoveLabelMutationKey, removeLabel } from '#gen/label/remove-label.ts';
import { getSendLabelPrintEmailMutationKey, sendLabelPrintEmail } from '#gen/label/send-label-print-email.ts';
import type { FileAnswer } from '#http/fileAnswer.ts';
import { outlivesPage } from '#http/request.ts';
import { invalidateReads } from './invalidation';
import { callKey } from './queryKeys';
import { customerParam, type ShopContext } from './shopContext';

/** Calls of one change to many products that run at the same time. */
const atOnce = 4;

/** Result of a change to many products. */
export interface LabelChanges {
  /** Products that it was done for. */
  readonly done: readonly string[];
  /** Products that the server refused or whose answer never arrived. */
  readonly failed: readonly string[];
}

/** One call for each product, a few at a time; one that fails doesn't stop the others. */
async function forEachSku(skus: readonly string[], call: (sku: string) => Promise<unknown>): Promise<LabelChanges> {
  const waiting = [...new Set(skus)];
  const done: string[] = [];
  const failed: string[] = [];
  let firstError: unknown;
  const work = async (): Promise<void> => {
    const sku = waiting.shift();
    if (sku === undefined) return;
    await call(sku).then(
      () => done.push(sku),
      (error: unknown) => {
        firstError ??= error;
        failed.push(sku);
      },
    );
    await work();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  // If none succeeded it is one failure, reported like any other.
  if (done.length === 0 && firstError !== undefined) throw firstError;
  return { done, failed };
}

/** Applies a change to both lists at once; they are refetched when it is done. */
function changeLists(queryClient: QueryClient, context: ShopContext, change: (skus: readonly string[]) => string[]): void {
  const { tenant } = context;
  queryClient.setQueryData<string[]>(getListLabelSkusQueryKey(tenant, customerParam(context)), (skus) => skus && change(skus));
  queryClient.setQueryData<LabelProduct[]>(getListLabelProductsQueryKey(tenant, customerParam(context)), (products) => {
    if (!products) return products;
    const kept = new Set(change(products.map(({ sku }) => sku)));
    return products.filter(({ sku }) => kept.has(sku));
  });
}

const withSku = (sku: string) => (skus: readonly string[]) => (skus.includes(sku) ? [...skus] : [...skus, sku]);
const without = (gone: ReadonlySet<string>) => (skus: readonly string[]) => skus.filter((sku) => !gone.has(sku));

/** After a failure the lists are refetched, in place of the optimistic state. */
const refetchLists = (queryClient: QueryClient) => () => void invalidateReads(queryClient, ['listLabelSkus', 'listLabelProducts']);

const cancelReads = (queryClient: QueryClient) =>
  Promise.all(
    (['listLabelSkus', 'listLabelProducts'] as const).map((operation) => queryClient.cancelQueries({ queryKey: callKey(operation) })),
  );

/** Adds a product to the label list, optimistically; a refused addition is reverted with a message. */
export const addLabelOptions = (queryClient: QueryClient, context: ShopContext) =>
  mutationOptions({
    mutationKey: getAddLabelMutationKey(),
    mutationFn: (sku: string) => addLabel(context.tenant, sku, customerParam(context), outlivesPage),
    onMutate: async (sku) => {
      await cancelReads(queryClient);
      changeLists(queryClient, context, withSku(sku));
    },
    onError: (_error, sku) => {
      changeLists(queryClient, context, without(new Set([sku])));
      refetchLists(queryClient)();
    },
    meta: { messageId: 'labelTool.failed.add' },
  });

/** Removes a product from the label list, optimistically; if that fails it comes back, with a message. */
export const removeLabelOptions = (queryClient: QueryClient, context: ShopContext) =>
  mutationOptions({
    mutationKey: getRemoveLabelMutationKey(),
    mutationFn: (sku: string) => removeLabel(context.tenant, sku, customerParam(context), outlivesPage),
    onMutate: async (sku) => {
      await cancelReads(queryClient);
      const before = queryClient.getQueryData<LabelProduct[]>(getListLabelProductsQueryKey(context.tenant, customerParam(context)));
      changeLists(queryClient, context, without(new Set([sku])));
      return { before };
    },
    onError: (_error, sku, result) => {
      changeLists(queryClient, context, withSku(sku));
      const product = result?.before?.find((one) => one.sku === sku);
      if (product) {
        const key = getListLabelProductsQueryKey(context.tenant, customerParam(context));
        queryClient.setQueryData<LabelProduct[]>(key, (products) => products && [...products, product]);
      }
      refetchLists(queryClient)();
    },
    meta: { messageId: 'labelTool.failed.remove' },
  });

/** Adds many products to the label list, with a call for each; returns the ones that succeeded. Fails if none did. */
export const addLabelsOptions = (queryClient: QueryClient, context: ShopContext) =>
  mutationOptions({
    mutationKey: getAddLabelMutationKey(),
    mutationFn: (skus: readonly string[]) => forEachSku(skus, (sku) => addLabel(context.tenant, sku, customerParam(context))),
    onError: refetchLists(queryClient),
    meta: { messageId: 'labelTool.failed.add' },
  });

/** Removes many products from the label list, with a call for each; returns the ones that succeeded. Fails if none did. */
export const removeLabelsOptions = (queryClient: QueryClient, context: ShopContext) =>
  mutationOptions({
    mutationKey: getRemoveLabelMutationKey(),
    mutationFn: (skus: readonly string[]) => forEachSku(skus, (sku) => removeLabel(context.tenant, sku, customerParam(context))),
    onSuccess: ({ done }: LabelChanges) => changeLists(queryClient, context, without(new Set(done))),
    onError: refetchLists(queryClient),
    meta: { failure: 'inline' as const },
  });

/** Empties the label list. */
export const clearLabelsOptions = (queryClient: QueryClient, context: ShopContext) =>
  mutationOptions({
    mutationKey: getClearLabelsMutationKey(),
    mutationFn: () => clearLabels(context.tenant, customerParam(context)),
    onSuccess: () => changeLists(queryClient, context, () => []),
  });

/** The labels to print, and their format. */
export interface LabelPrint {
  readonly amounts: readonly LabelAmount[];
  readonly sheet: LabelSheet;
  /** Place of the first label on the first sheet, from 1. */
  readonly start: number;
}

/** Every product of the list has been taken out of the range by now. */
export class NothingToPrintError extends Error {
  override readonly name = 'NothingToPrintError';

  constructor() {
    super('No product of the label list is sold any more');
  }
}

/** Asks the server again which products are still sold. If that is unknown the labels are printed all the same. */
async function printable(queryClient: QueryClient, context: ShopContext, amounts: readonly LabelAmount[]): Promise<readonly LabelAmount[]> {
  const gone = await queryClient
    .fetchQuery({
      ...getCheckLabelsForInactiveProductsQueryOptions(context.tenant, customerParam(context)),
      staleTime: 0,
    })
    .then(
      ({ inactiveProducts }) => new Set(inactiveProducts.map(({ sku }) => sku)),
      () => new Set<string>(),
    );
  const left = amounts.filter(({ sku }) => !gone.has(sku));
  if (left.length === 0) throw new NothingToPrintError();
  return left;
}

/** Sheets that were made. */
export interface PrintedLabels {
  /** One for each thousand products, or a little less: each ends with a full sheet. */
  readonly files: readonly FileAnswer[];
  readonly labels: number;
  /** Products that turned out to be sold no longer just before. */
  readonly leftOut: number;
}

/**
 * Makes the labels as PDF. Checks first which products are still sold. Fails with {@link NothingToPrintError} when none is.
 */
export const labelPdfOptions = (queryClient: QueryClient, context: ShopContext) =>
  mutationOptions({
    mutationKey: getGenerateLabelsMutationKey(),
    mutationFn: async ({ amounts, sheet, start }: LabelPrint): Promise<PrintedLabels> => {
      const left = await printable(queryClient, context, amounts);
      const files: FileAnswer[] = [];
      for (const part of labelParts(left, sheet, start)) {
        // One after the other: each is made again and takes its time.
        files.push(await generateLabels(context.tenant, [...part.amounts], { ...customerParam(context), sheet, start: part.start }));
      }
      return { files, labels: labelCount(left), leftOut: amounts.length - left.length };
    },
  });

/** Mails the labels to the user's recipients of label mails. Fails with {@link NothingToPrintError} when no product is sold any more. */
export const labelPrintMailOptions = (queryClient: QueryClient, context: ShopContext) =>
  mutationOptions({
    mutationKey: getSendLabelPrintEmailMutationKey(),
    mutationFn: async ({ amounts, sheet, start }: LabelPrint): Promise<Pick<PrintedLabels, 'labels' | 'leftOut'>> => {
      const left = await printable(queryClient, context, amounts);
      for (const part of labelParts(left, sheet, start)) {
        // One mail after the other, so that they arrive in their order.
        await sendLabelPrintEmail(context.tenant, [...part.amounts], { ...customerParam(context), sheet, start: part.start });
      }
      return { labels: labelCount(left), leftOut: amounts.length - left.length };
    },
  });
