import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { saveFile } from '#connected/file/saveFile.ts';
import type { OrderTemplateDetail } from '#domain/template/orderTemplate.ts';
import { templatePdfOptions } from '#queries/orderTemplateDetails.ts';
import type { ShopContext } from '#queries/shopContext.ts';

/** PDF export of the template. */
export interface TemplatePdf {
  save(showImages: boolean): void;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  /** The error, for its code. */
  readonly error: unknown;
  /** Repeats the last export. */
  retry(): void;
}

/** Creates and saves the PDF of a template, with or without pictures. */
export function useTemplatePdf(context: ShopContext, { id, name }: Pick<OrderTemplateDetail, 'id' | 'name'>): TemplatePdf {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, isError, variables } = useMutation({
    mutationFn: (showImages: boolean) => queryClient.fetchQuery(templatePdfOptions(context, id, showImages)),
    onSuccess: (file) => saveFile(file, intl.formatMessage({ id: 'orderTemplatePage.pdf.fileName' }, { name })),
    meta: { failure: 'inline' },
  });
  return { save: mutate, isBusy: isPending, hasFailed: isError, error, retry: () => mutate(variables ?? false) };
}
