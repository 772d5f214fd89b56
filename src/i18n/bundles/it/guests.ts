// Written from textBundles.ts by `npm run gen`.
import guests from '../../messages/it/guests.json';
import templateChoice from '../../messages/it/templateChoice.json';
import templateGuests from '../../messages/it/templateGuests.json';

export const messages = { ...guests, ...templateChoice, ...templateGuests };
