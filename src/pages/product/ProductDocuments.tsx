import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionButton } from '../../components/feedback/ActionButton';
import { Glyph } from '../../components/product/Glyph';
import { saveFile } from '../../connected/file/saveFile';
import { datasheetOptions, safetyDatasheetAvailabilityOptions } from '../../queries/catalogue';
import type { ShopContext } from '../../queries/shopContext';
import styles from './ProductDocuments.module.css';

interface ProductDocumentsProps {
  context: ShopContext;
  sku: string;
}

/** A product's documents as PDF; the safety data sheet only where there is one (P§3). */
export function ProductDocuments({ context, sku }: ProductDocumentsProps) {
  const { data: hasSafetySheet = false } = useQuery(safetyDatasheetAvailabilityOptions(context, sku));
  return (
    <div className={styles.documents}>
      <DocumentButton context={context} sku={sku} kind="product" />
      {hasSafetySheet && <DocumentButton context={context} sku={sku} kind="safety" />}
    </div>
  );
}

function DocumentButton({ context, sku, kind }: ProductDocumentsProps & { kind: 'product' | 'safety' }) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  // The query says its failure itself.
  const { mutate: fetchSheet, isPending: isFetching } = useMutation({
    mutationFn: () => queryClient.fetchQuery(datasheetOptions(context, sku, kind)),
    onSuccess: (file) => saveFile(file, intl.formatMessage({ id: `product.document.fileName.${kind}` }, { sku })),
    meta: { failure: 'silent' },
  });
  return (
    <ActionButton isBusy={isFetching} onClick={() => fetchSheet()}>
      {!isFetching && <Glyph name="sheet" />}
      <FormattedMessage id={kind === 'product' ? 'product.document.datasheet' : 'product.document.safety'} />
    </ActionButton>
  );
}
