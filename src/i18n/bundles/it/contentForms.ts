// Written from textBundles.ts by `npm run gen`.
import contentForm from '../../messages/it/contentForm.json';
import field from '../../messages/it/field.json';

export const messages = { ...contentForm, ...field };
