// Written from textBundles.ts by `npm run gen`.
import field from '../../messages/it/field.json';
import quantityNumber from '../../messages/it/quantity-number.json';
import scan from '../../messages/it/scan.json';

export const messages = { ...field, ...quantityNumber, ...scan };
