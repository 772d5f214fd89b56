// Written from textBundles.ts by `npm run gen`.
import guests from '../../messages/it/guests.json';
import templateChoice from '../../messages/it/templateChoice.json';

export const messages = { ...guests, ...templateChoice };
