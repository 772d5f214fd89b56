import { describe, expect, test } from 'vitest';
import { messages as de } from './catalogues/de';
import { messages as en } from './catalogues/en';
import { messages as it } from './catalogues/it';
import type { MessageKey } from './messageKey';

/**
 * Phrases in each language that only one of the texts about a failed or unconfirmed order contains. With the texts exchanged, a user
 * would order twice, or not at all.
 */
const said: readonly (readonly [key: MessageKey, german: string, english: string, italian: string])[] = [
  [
    'checkout.problem.address',
    'Die Lieferadresse wird nicht mehr',
    'The delivery address is no longer',
    'L’indirizzo di consegna non è più',
  ],
  ['checkout.problem.area', 'Die Abladestelle wird nicht mehr', 'The unloading area is no longer', 'Il punto di scarico non è più'],
  ['checkout.problem.cartChanged', 'wurde zurückgenommen', 'was undone', 'è stata annullata'],
  [
    'checkout.problem.cartEmpty',
    'vielleicht wurde er anderswo bestellt',
    'may have been ordered elsewhere',
    'forse è stato ordinato altrove',
  ],
  ['checkout.problem.day', 'Der gewählte Liefertag', 'The chosen delivery day', 'Il giorno di consegna scelto'],
  ['checkout.problem.differs', 'von jemand anderem geändert', 'Somebody else has just changed', 'Qualcun altro ha appena modificato'],
  ['checkout.problem.elsewhere', 'In einem anderen Fenster', 'in another window', 'In un’altra finestra'],
  [
    'checkout.problem.fairEnded',
    'Diese Messe ist nicht mehr aktiv',
    'This trade fair is no longer active',
    'Questa fiera non è più attiva',
  ],
  [
    'checkout.problem.forbidden',
    'Für diesen Kunden dürfen Sie',
    'You may not order for this customer',
    'non può ordinare per questo cliente',
  ],
  ['checkout.problem.invalid', 'Bitte wählen Sie neu', 'Please choose again', 'Scelga di nuovo'],
  ['checkout.problem.lines', 'Mindestmenge nicht erreicht', 'minimum quantity is not reached', 'quantità minima non è raggiunta'],
  [
    'checkout.problem.lost',
    'in Ihren Bestellungen steht diese nicht',
    'your orders do not contain this one',
    'non risulta tra i Suoi ordini',
  ],
  ['checkout.problem.mail', 'E-Mail-Adresse für die Bestätigung', 'email address for the confirmation', 'indirizzo e-mail per la conferma'],
  ['checkout.problem.notSent', 'konnte nicht abgeschickt werden', 'could not be sent', 'Non è stato possibile inviare'],
  ['checkout.problem.orderedElsewhere', 'Soeben ist die Bestellung', 'has just come in', 'è appena arrivato l’ordine'],
  ['checkout.problem.placedBefore', 'ist doch angekommen', 'did arrive after all', 'è comunque arrivato'],
  ['checkout.problem.refused', 'Die Bestellung wurde nicht angenommen', 'The order was not accepted', 'L’ordine non è stato accettato'],
  ['checkout.problem.signedOut', 'Anmeldung ist abgelaufen', 'session has expired', 'sessione è scaduta'],
  ['checkout.problem.toOrder', 'ansehen', 'View order', 'Visualizza l’ordine'],
  ['checkout.problem.tooMany', 'zu viele Anfragen', 'too many requests', 'troppe richieste'],
  ['checkout.problem.unknown', 'konnten nicht nachgesehen werden', 'could not be looked up', 'non è stato possibile controllare'],
];

describe.each([
  ['de', de, 1],
  ['en', en, 2],
  ['it', it, 3],
] as const)('in %s', (_language, catalogue, place) => {
  const texts = Object.entries<string>(catalogue).filter(([key]) => key.startsWith('checkout.problem.'));

  test('each text about a failed order is listed here', () => {
    expect(texts.map(([key]) => key).sort()).toEqual(said.map(([key]) => key));
  });

  test.each(said)('%s is understandable alone', (...row) => {
    expect(texts.filter(([, text]) => text.includes(row[place])).map(([key]) => key)).toEqual([row[0]]);
  });
});
