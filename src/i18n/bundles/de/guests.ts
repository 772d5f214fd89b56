// Written from textBundles.ts by `npm run gen`.
import guests from '../../messages/de/guests.json';
import templateChoice from '../../messages/de/templateChoice.json';

export const messages = { ...guests, ...templateChoice };
