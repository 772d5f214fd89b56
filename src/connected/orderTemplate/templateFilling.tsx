import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ChoosableTemplates, TemplateProblem } from '#components/orderTemplate/TemplateFillingDialog.tsx';
import type { RequestedLine } from '#domain/cart/cartAddition.ts';
import type { TemplateTarget } from '#domain/template/templateTargetForm.ts';
import { limits } from '#domain/text/limits.ts';
import { mayChangeTemplate, templateItemOf } from '#domain/template/orderTemplate.ts';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { LinkContext } from '#kit/link/linkContext.ts';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { paths } from '#paths.ts';
import { useIsMounted } from '#platform/useIsMounted.ts';
import { orderTemplatesOptions } from '#queries/orderTemplateList.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { isFillingTemplate, TemplateIncompleteError, templateFillingOptions, type FilledTemplate } from '#queries/templateFilling.ts';
import { TemplateWithoutIdError } from '#queries/templateWithoutId.ts';
import { useShop } from '../shop/ShopProvider';

const TemplateFillingDialog = lazyComponent(
  async () =>
    (await Promise.all([import('#components/orderTemplate/TemplateFillingDialog.tsx'), addTexts('forms')]))[0].TemplateFillingDialog,
);

/** Adds products to an order template. */
interface ConnectedTemplateFilling {
  /** Opens the choice of a template. */
  ask(requestedLines: readonly RequestedLine[]): void;
  /** The dialog; must be rendered somewhere on the page. */
  readonly dialog: ReactNode;
}

interface Question {
  readonly requestedLines: readonly RequestedLine[];
  readonly isOpen: boolean;
  /** Number of products added so far. */
  readonly done: number;
  /** Result so far, if some products failed. */
  readonly incomplete?: Pick<FilledTemplate, 'templateId' | 'refused' | 'failed'>;
}

/**
 * Adds products to a template that the user may change (P§6 shared templates), or to a new one; failed products are
 * named and can be retried.
 *
 * @param copyName suggested name of a copy, which is always a new template
 * @param onFilled called with the template's id once it has products, before it can be opened
 */
export function useTemplateFilling(
  context: ShopContext,
  copyName?: string,
  onFilled?: (templateId: string) => void,
): ConnectedTemplateFilling {
  const intl = useIntl();
  const toasts = useToasts();
  const links = useContext(LinkContext);
  const queryClient = useQueryClient();
  const { user } = useShop();
  const [question, setQuestion] = useState<Question>();
  const { data, isError, isFetching, refetch } = useQuery({
    ...orderTemplatesOptions(context),
    enabled: question !== undefined && copyName === undefined,
  });
  const isMounted = useIsMounted();
  const { mutate, isPending, error, reset } = useMutation({
    ...templateFillingOptions(queryClient, context),
    // The dialog reopens with the error, unless its screen was left meanwhile.
    meta: { failure: () => (isMounted() ? 'inline' : 'toast') },
  });
  const change = (next: Partial<Question>) => setQuestion((asked) => asked && { ...asked, ...next });

  const tell = ({ templateId }: FilledTemplate, count: number) =>
    toasts.show({
      severity: 'success',
      text: intl.formatMessage({ id: 'templateFilling.done' }, { count }),
      autoCloseMs: limits.warningToast,
      ...(links && {
        action: {
          label: intl.formatMessage({ id: 'templateFilling.open' }),
          onClick: () => links.navigate(paths.orderTemplate(templateId)),
        },
      }),
    });
  const fill = (target: TemplateTarget, { requestedLines, incomplete }: Question) => {
    if (isFillingTemplate(queryClient)) return;
    const before = incomplete ? requestedLines.length - incomplete.failed.length : 0;
    const items =
      incomplete?.failed ?? requestedLines.map(({ sku, amount, unitAbbreviation }) => templateItemOf(sku, amount, unitAbbreviation));
    change({ done: before });
    const settle = (filled: FilledTemplate) => {
      onFilled?.(filled.templateId);
      const refused = [...(incomplete?.refused ?? []), ...filled.refused];
      if (refused.length + filled.failed.length > 0) return change({ incomplete: { ...filled, refused }, isOpen: true });
      change({ isOpen: false });
      return tell(filled, requestedLines.length);
    };
    mutate(
      { target, items, onProgress: (done) => change({ done: before + done }) },
      {
        onSuccess: settle,
        // Shown even if the user has closed the dialog meanwhile.
        onError: (failure) => (failure instanceof TemplateIncompleteError ? settle(failure.filled) : change({ isOpen: true })),
      },
    );
  };
  const listOf = (): ChoosableTemplates => {
    if (copyName !== undefined) return { kind: 'new' };
    if (!data) return isError ? { kind: 'failed', error, isRetrying: isFetching, onRetry: () => void refetch() } : { kind: 'loading' };
    const templates = data
      .filter((template) => user && mayChangeTemplate(template, user))
      .map(({ id, name, orderTemplateItems }) => ({ id, name, count: orderTemplateItems.length }));
    return { kind: 'known', templates };
  };
  const problemOf = ({ requestedLines, incomplete }: Question): TemplateProblem | undefined => {
    if (isPending) return undefined;
    if (error && !(error instanceof TemplateIncompleteError))
      return error instanceof TemplateWithoutIdError ? { kind: 'noId' } : { kind: 'notCreated', error };
    if (!incomplete) return undefined;
    const namesOf = (items: FilledTemplate['failed']) => {
      const skus = new Set(items.map(({ productSku }) => productSku));
      return requestedLines.filter(({ sku }) => skus.has(sku)).map(({ sku, name = sku }) => name);
    };
    const [refused, failed] = [namesOf(incomplete.refused), namesOf(incomplete.failed)];
    const templateHref = paths.orderTemplate(incomplete.templateId);
    return { kind: 'incomplete', added: requestedLines.length - refused.length - failed.length, refused, failed, templateHref };
  };
  return {
    ask: (requestedLines) => {
      if (isPending) return change({ isOpen: true });
      reset();
      return setQuestion({ requestedLines, isOpen: true, done: 0 });
    },
    dialog: question && (
      <TemplateFillingDialog
        isOpen={question.isOpen}
        count={question.requestedLines.length}
        list={listOf()}
        newName={copyName}
        progress={isPending ? question.done : undefined}
        problem={problemOf(question)}
        onFill={(target) => fill(target, question)}
        onRetry={() => question.incomplete && fill({ kind: 'existing', templateId: question.incomplete.templateId }, question)}
        onCancel={() => change({ isOpen: false })}
      />
    ),
  };
}
