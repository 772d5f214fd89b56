// Written from textBundles.ts by `npm run gen`.
import receiptSearch from '../../messages/it/receiptSearch.json';
import field from '../../messages/it/field.json';

export const messages = { ...receiptSearch, ...field };
