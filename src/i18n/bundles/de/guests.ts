// Written from textBundles.ts by `npm run gen`.
import guests from '../../messages/de/guests.json';
import templateChoice from '../../messages/de/templateChoice.json';
import templateGuests from '../../messages/de/templateGuests.json';

export const messages = { ...guests, ...templateChoice, ...templateGuests };
