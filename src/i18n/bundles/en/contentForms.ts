// Written from textBundles.ts by `npm run gen`.
import contentForm from '../../messages/en/contentForm.json';
import field from '../../messages/en/field.json';

export const messages = { ...contentForm, ...field };
