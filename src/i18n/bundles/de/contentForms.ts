// Written from textBundles.ts by `npm run gen`.
import contentForm from '../../messages/de/contentForm.json';
import field from '../../messages/de/field.json';

export const messages = { ...contentForm, ...field };
