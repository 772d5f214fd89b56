/** By their names only: "2 Kisten 4711" is no day. */
const month = String.raw`(?:j[aä]n|gen|feb|m[aä]r|apr|ma[iyg]|jun|giu|jul|lug|aug|ago|sep|set|o[kc]t|ott|nov|de[zc]|dic)\p{L}{0,7}`;
const date = String.raw`(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[./-]\s?\d{1,2}[./-]\s?(?:\d{4}|\d{2})|\d{1,2}\.?\s?${month}\.?,?\s(?:19|20)\d\d|${month}\.?\s\d{1,2},\s(?:19|20)\d\d)`;
const time = String.raw`(?:\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?\s?m\b\.?)?)`;
const moment = String.raw`(?:${date},?\s+(?:um\s|at\s|alle\s|ore\s)?${time}|${time},?\s+${date})`;
const sender = String.raw`(?:\+?[\d\s()/-]{6,22}|[^:;\t|\d]{1,40}):(?=\s|$)`;

/** Prefixes of lines copied from chats, with or without seconds: the time in brackets or before a dash, and the author. */
const stamps = [
  new RegExp(String.raw`^\[(?:${moment}|${date}|${time})\]:?\s*(?:[-–—]\s*)?(?:~\s*)?(?:${sender})?\s*`, 'iu'),
  // "[Mo. 30. Nov., 14:03]".
  /^\[[^\]\d]{0,6}[^\]]{0,24}(?<!\d)\d{1,2}:\d{2}(?::\d{2})?[^\]\d]{0,6}\]:?\s*(?:[-–—]\s*)?(?:[^:;\t|\d]{1,40}:(?=\s|$))?\s*/iu,
  // A line with time and name only, above the message.
  new RegExp(String.raw`^(?:${moment},?(?:\s\p{Lu}[\p{L}.]*){1,4}|(?:\p{Lu}[\p{L}.]*,?\s){1,4}${moment})$`, 'u'),
  new RegExp(String.raw`^\d{1,2}:\d{2}(?::\d{2})?\s+[^:;\t|\d]{1,40}:(?=\s|$)\s*`, 'u'),
  new RegExp(String.raw`^${moment}\s*(?:[-–—:]\s*(?:~\s*)?(?:${sender})?|(?:${sender})|$)\s*`, 'iu'),
  new RegExp(String.raw`^[^[\]\d:;\t|]{1,40},?\s*[[(]${moment}[\])]:?\s*`, 'iu'),
];

/** A line without the prefix of a chat or a mail: "[30.11.25, 14:03:22] Max: 104711 2", "> 104711 2". */
export function withoutStamp(written: string): string {
  const line = written.replace(/^(?:>\s*)+/, '');
  for (const stamp of stamps) {
    const [found] = stamp.exec(line) ?? [];
    if (found !== undefined && found !== '') return line.slice(found.length);
  }
  return line;
}

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Days and months, with their surrounding words. */
const calendar = wordSet(
  'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so heute gestern morgen ubermorgen fruh vormittag mittag nachmittag abend woche kw uhr h ' +
    'monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun today yesterday tomorrow week am pm ' +
    'lunedi martedi mercoledi giovedi venerdi sabato domenica oggi ieri domani mattina sera settimana ore ' +
    'januar jan janner februar feb feber marz april apr mai juni jun juli jul august aug september sep sept oktober okt november nov dezember dez ' +
    'january february march may june july october oct december dec gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
);
/** Words for the list itself. */
const lists = wordSet(
  'bestellung bestellungen bestellliste bestellzettel einkaufsliste liste nachbestellung lieferung liefertermin lieferdatum order orders delivery list shopping ordine ordini consegna lista spesa bestellformular bestellschein bestellblatt bestellvorlage orderliste orderform form formular modulo dordine d',
);
/** Words of letters and lists that name no goods. */
const polite = wordSet(
  'bitte danke vielen besten herzlichen dank hallo hi hey servus moin gruss grusse gruesse grussen gruessen gruezi gott guten tag schonen schoenen liebe lieber lieben beste herzliche freundlichen freundliche ' +
    'mit mfg lg vg sehr geehrte geehrter geehrten damen herren frau herr zusammen team wir ich brauche brauchen benotigen benoetigen hatten haetten gerne gern folgendes folgende artikel noch fur fuer den die das der dem ' +
    'am bis zum zur um ab von vom und oder in im auf die neue neu aktuelle aktuell ihre ihr unsere unser nachste naechste nachsten kommenden wie immer ist ein eine einen es gibt also dann schon voraus sonst alles ruckruf rueckruf ' +
    'please thanks thank you hello dear kind best regards cheers good morning afternoon evening for the on by of and from our your my new we need would like following items as usual sir madam team all everyone a lot much many ' +
    'grazie mille tante ciao salve buongiorno buonasera gentile gentili cordiali saluti distinti per favore il la i le del della entro da nuovo nuova prossima nostro nostra vostro vostra abbiamo bisogno dei seguenti articoli signora signor ' +
    'menge einheit summe gesamt total totale seite page pagina position positionen',
);
const greetings =
  /^(?:hallo|hi|hey|servus|moin|liebe|lieber|sehr geehrte|guten (?:morgen|tag|abend)|gr[uü](?:ß|ss|ez)|l\.?g\.?|v\.?g\.?|mfg|(?:viele|beste|liebe|herzliche|sch[oö]ne) gr|mit freundlichen|danke|vielen dank|hello|dear|thanks|thank you|good (?:morning|afternoon|evening)|(?:kind|best) regards|regards|cheers|ciao|buon(?:giorno|asera)|salve|gentil|grazie|cordiali|distinti|saluti)/iu;
/** Texts of chats and mail programs themselves. */
const programs = [
  /^<?(?:medien? (?:ausgeschlossen|weggelassen)|(?:bild|video|audio|sticker|gif|dokument) (?:weggelassen|nicht enthalten)|(?:media|image|video|audio|sticker|gif|document) omitted|(?:media|immagine|video|audio) omess[aoi])>?$/iu,
  /ende-zu-ende|end-to-end|crittografat/iu,
  /^<(?:anhang|attached|allegato):.*>$|\((?:datei angehängt|file attached|file allegato)\)$/iu,
  /^(?:diese nachricht wurde gelöscht|(?:this|you deleted this) message(?: was deleted)?|questo messaggio è stato eliminato|sprachnachricht|voice message|messaggio vocale)[\s.]*(?:\(\d+:\d\d\))?$/iu,
  /^(?:am|on|il(?: giorno)?) .{6,120}(?:schrieb|wrote|ha scritto)(?: .{1,80})?:$/iu,
  /^(?:von meinem .{2,30} gesendet|gesendet von .{2,40}|sent from .{2,40}|inviato da(?:l mio)? .{2,30})\.?$/iu,
  /^-+\s?(?:ursprüngliche|weitergeleitete|original|forwarded|messaggio)(?: \p{L}+)?\s?-+$/iu,
  /^(?:(?:https?:\/\/|www\.)\S+|\S+@\S+\.\p{L}{2,})$/iu,
];
/** Header fields of an order form, each after its name: "Kunde: Adler", "Datum;30.11.2026". */
const formHead =
  /^[\s;|,"]*(?:kunden?(?:name|nummer|nr\.?)?|firma|betrieb|filiale|name|ansprechpartner(?:in)?|besteller(?:in)?|kontakt|adresse|anschrift|lieferadresse|lieferanschrift|(?:bestell|liefer)?datum|liefertag|lieferwoche|telefon|tel\.?|e-?mail|customer(?: name| number| no\.?)?|company|contact|(?:delivery )?address|(?:order |delivery )?date|phone|cliente|ditta|azienda|referente|indirizzo|data(?: (?:ordine|consegna))?|telefono)"?\s*(?::|[;\t|]|$)|^(?:von|an|cc|gesendet|from|to|sent|da|inviato):/iu;
/** Subject of a mail. */
const subject = /^(?:betreff|subject|oggetto):\s*(?:(?:aw|wg|re|fwd?|r|i):\s*)*/iu;
/** The foot of a table. */
const sum = /^[\s;|,"]*(?:zwischensumme|summe|gesamt(?:summe|betrag|menge)?|(?:grand |sub)?total|totale)(?!\p{L})/iu;
/** Words before a number that isn't a product's. */
const reference =
  /(?:bestellung|bestellnummer|auftrag|auftragsnummer|kunde|kundennummer|kundennr|kd|tel|telefon|fax|handy|mobil|lieferschein|rechnung|rechnungsnummer|seite|tisch|uid|order|customer|phone|mobile|invoice|page|table|ordine|cliente|telefono|cell|fattura|pagina|tavolo)\.?[\s:-]*(?:nr|no|num|numero|number|nummer|n)?[.:#°\s-]*(?:\+?\d[\d\s/().-]*)$/iu;

/** "Bestellung von Anna", "Order for Room 7": whose list it is. */
const listOfSomebody =
  /^(?:\p{L}*bestellung|bestellliste|einkaufsliste|order|ordine|lista)\s+(?:f[uü]r|von|vom|der|des|for|of|from|per|di|del|della)\s/iu;

/** "Bestellformular Gasthof Adler": the text after a form's name contains no goods. */
const formName = /^(?:bestell(?:formular|schein|blatt|vorlage|zettel)|order form|modulo d['’]ordine)(?!\p{L})/iu;

const moments = new RegExp(
  String.raw`${moment}|${date}|\d{1,2}\.\s?\d{1,2}\.?(?=\s|$|[,;)])|\d{1,2}\.\s?(?=\p{L}{3,9})|${time}|\d{1,2}\s?(?:uhr|h)\b|kw\s?\d{1,2}`,
  'giu',
);
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss');

/** True if a line contains no goods, whatever the catalogue has: a day, a greeting, the list's name, a message of the chat itself. */
export function namesNoGoods(line: string): boolean {
  if (!/[\p{L}\d]/u.test(line) || sum.test(line) || programs.some((one) => one.test(line)) || namesSomebody(line)) return true;
  if (subject.test(line)) return namesNoGoods(line.replace(subject, ''));
  if (!/\p{L}/u.test(line) && !isOneMoment(line)) return false;
  const rest = line.replace(moments, ' ');
  if (/\d/.test(rest)) return false;
  const words = rest.match(/\p{L}+/gu) ?? [];
  const strange = words.filter((word) => !isPolite(word));
  if (strange.length === 0) return true;
  // "Für die Küche:" heads a part of the list.
  if (words.length <= 4 && /\p{L}\s*:$/u.test(line)) return true;
  if (strange.length <= 3 && (listOfSomebody.test(line) || formName.test(line))) return true;
  // Names follow a greeting; goods have a further word.
  return (
    greetings.test(line) &&
    strange.length <= 2 &&
    words.length <= 5 &&
    strange.every((word) => /^\p{Lu}/u.test(word)) &&
    !asksForGoods(words)
  );
}

/**
 * True if a line contains a name, place or time, as the head of a form does. It must contain no number that may be an article's, unless
 * one is expected there.
 */
const namesSomebody = (line: string) =>
  formHead.test(line) &&
  (/^\W*(?:\p{L}*adresse|anschrift|tel|fon|phone|(?:delivery )?address|indirizzo|telefono)/iu.test(line) ||
    !/\d/.test(line.replace(moments, '')));

/**
 * True if the line itself says that its numbers aren't products': "Bestellung Nr. 4512", "Tel. 0664 1234567". The catalogue may
 * contradict.
 */
export const hasReferenceOnly = (line: string): boolean => reference.test(line) && (line.match(/\p{L}+/gu) ?? []).length <= 4;

const isOneMoment = (line: string) => !/\d/.test(line.replace(moments, ''));
/** A day or month by its name; short ones are words for other things too. */
export const isCalendarWord = (word: string): boolean => word.length > 4 && calendar.has(fold(word));
const isPolite = (word: string) => [calendar, lists, polite].some((set) => set.has(fold(word)));
const asksForGoods = (words: readonly string[]) =>
  words.some((word) => /^(?:bitte|brauche|brauchen|noch|und|gerne|gern|please|need|and|per|favore|bisogno)$/iu.test(word));
