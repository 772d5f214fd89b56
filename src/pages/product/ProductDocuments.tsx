import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../kit/action/Button';
import { InlineError } from '../../kit/feedback/InlineError';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { Icon } from '../../kit/icon/Icon';
import { saveFile } from '../../connected/file/saveFile';
import { datasheetOptions, safetyDatasheetAvailabilityOptions } from '../../queries/productDetails';
import { isNotFound } from '../../queries/notFound';
import type { ShopContext } from '../../queries/shopContext';
import styles from './ProductDocuments.module.css';

const DocumentDialog = lazyComponent(async () => (await import('../../components/product/DocumentDialog')).DocumentDialog);

interface ProductDocumentsProps {
  context: ShopContext;
  sku: string;
  productName: string;
}

/** A product's documents as PDF; the safety data sheet only where there is one (P§3). */
export function ProductDocuments(props: ProductDocumentsProps) {
  const { data: hasSafetySheet = false } = useQuery(safetyDatasheetAvailabilityOptions(props.context, props.sku));
  return (
    <ul className={styles.documents}>
      <li>
        <ProductDocument {...props} kind="product" />
      </li>
      {hasSafetySheet && (
        <li>
          <ProductDocument {...props} kind="safety" />
        </li>
      )}
    </ul>
  );
}

type Purpose = 'show' | 'save';

function ProductDocument({ context, sku, productName, kind }: ProductDocumentsProps & { kind: 'product' | 'safety' }) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<{ readonly address: string; readonly isOpen: boolean }>();
  const fileName = intl.formatMessage({ id: `product.document.fileName.${kind}` }, { sku });
  const name = intl.formatMessage({ id: kind === 'product' ? 'product.document.datasheet' : 'product.document.safety' });
  const {
    mutate: fetchSheet,
    isPending,
    variables: purpose,
    error,
  } = useMutation({
    mutationFn: (_purpose: Purpose) => queryClient.fetchQuery(datasheetOptions(context, sku, kind)),
    onSuccess: (file, wanted) => {
      // Phones without a viewer of their own get the file, which another app opens.
      if (wanted === 'show' && navigator.pdfViewerEnabled) setShown({ address: URL.createObjectURL(file.blob), isOpen: true });
      else saveFile(file, fileName);
    },
    meta: { failure: 'inline' },
  });
  const address = shown?.address;
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address]);
  return (
    <div className={styles.document}>
      <span className={styles.name}>
        <Icon name="sheet" />
        {name}
      </span>
      <Button
        size="small"
        isBusy={isPending && purpose === 'show'}
        aria-label={intl.formatMessage({ id: 'productPage.document.show.label' }, { document: name })}
        onClick={() => fetchSheet('show')}
      >
        <FormattedMessage id="productPage.document.show" />
      </Button>
      <Button
        size="small"
        isBusy={isPending && purpose === 'save'}
        aria-label={intl.formatMessage({ id: 'productPage.document.save.label' }, { document: name })}
        onClick={() => fetchSheet('save')}
      >
        <FormattedMessage id="productPage.document.save" />
      </Button>
      {error && (
        <div className={styles.failure}>
          {isNotFound(error) ? (
            <InlineError>
              <FormattedMessage id="productPage.document.missing" />
            </InlineError>
          ) : (
            <InlineError isRetrying={isPending} onRetry={() => fetchSheet(purpose ?? 'save')}>
              <FormattedMessage id="productPage.document.failed" values={{ document: name }} />
            </InlineError>
          )}
        </div>
      )}
      {shown && (
        <DocumentDialog
          title={`${name}: ${productName}`}
          address={shown.address}
          isOpen={shown.isOpen}
          onSave={() => fetchSheet('save')}
          onClose={() => setShown({ ...shown, isOpen: false })}
        />
      )}
    </div>
  );
}
