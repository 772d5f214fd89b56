/** Words for guests that people type behind their number, folded; all languages of the shop, since people mix them. */
export const guestWords: readonly string[] =
  'personen pers pax gaste gast gasten leute teilnehmer erwachsene kopfe guests people persons covers persone persona ospiti ospite coperti'.split(
    ' ',
  );
