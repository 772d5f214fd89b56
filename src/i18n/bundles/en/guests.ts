// Written from textBundles.ts by `npm run gen`.
import guests from '../../messages/en/guests.json';
import templateChoice from '../../messages/en/templateChoice.json';
import templateGuests from '../../messages/en/templateGuests.json';

export const messages = { ...guests, ...templateChoice, ...templateGuests };
