import { FormattedMessage, useIntl } from 'react-intl';
import { useGetSafetyDatasheetAvailability } from '../../gen/product/get-safety-datasheet-availability';
import { Button } from '../../kit/action/Button';
import { InlineError } from '../../kit/feedback/InlineError';
import { Icon } from '../../kit/icon/Icon';
import { useDocumentView } from '../../connected/file/documentView';
import { datasheetOptions } from '../../queries/productDetails';
import { isNotFound } from '../../queries/notFound';
import type { ShopContext } from '../../queries/shopContext';
import styles from './ProductDocuments.module.css';

interface ProductDocumentsProps {
  context: ShopContext;
  sku: string;
  productName: string;
}

/** A product's documents as PDF; the safety data sheet only where there is one (P§3). */
export function ProductDocuments(props: ProductDocumentsProps) {
  const { data: hasSafetySheet = false } = useGetSafetyDatasheetAvailability(props.context.tenant, props.sku, {
    query: { select: ({ safetyDatasheetAvailable }) => safetyDatasheetAvailable },
  });
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

function ProductDocument({ context, sku, productName, kind }: ProductDocumentsProps & { kind: 'product' | 'safety' }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: kind === 'product' ? 'product.document.datasheet' : 'product.document.safety' });
  const document = useDocumentView({
    title: `${name}: ${productName}`,
    fileName: intl.formatMessage({ id: `product.document.fileName.${kind}` }, { sku }),
    read: (queryClient) => queryClient.fetchQuery(datasheetOptions(context, sku, kind)),
  });
  return (
    <div className={styles.document}>
      <span className={styles.name}>
        <Icon name="sheet" />
        {name}
      </span>
      <Button
        size="small"
        isBusy={document.isShowing}
        aria-label={intl.formatMessage({ id: 'productPage.document.show.label' }, { document: name })}
        onClick={document.show}
      >
        <FormattedMessage id="productPage.document.show" />
      </Button>
      <Button
        size="small"
        isBusy={document.isSaving}
        aria-label={intl.formatMessage({ id: 'productPage.document.save.label' }, { document: name })}
        onClick={document.save}
      >
        <FormattedMessage id="productPage.document.save" />
      </Button>
      {document.error && (
        <div className={styles.failure}>
          {isNotFound(document.error) ? (
            <InlineError>
              <FormattedMessage id="productPage.document.missing" />
            </InlineError>
          ) : (
            <InlineError isRetrying={document.isShowing || document.isSaving} onRetry={document.retry}>
              <FormattedMessage id="productPage.document.failed" values={{ document: name }} />
            </InlineError>
          )}
        </div>
      )}
      {document.dialog}
    </div>
  );
}
