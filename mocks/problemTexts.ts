import type { Language } from './language';

/** Status and text of one fault; `{name}` in a text is replaced by a value. */
interface Fault {
  readonly status: 400 | 401 | 403 | 404 | 405 | 406 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 502 | 503;
  readonly texts: Readonly<Record<Language, string>>;
}

/** Every fault that the backend answers, by its code. */
export const faults = {
  malformedBody: { status: 400, texts: {
    de: 'Der Inhalt der Anfrage ist nicht lesbar.', en: 'The body of the request cannot be read.', it: 'Il contenuto della richiesta non è leggibile.' } },
  invalidParameter: { status: 400, texts: {
    de: 'Der Parameter „{name}“ ist ungültig.', en: 'The parameter “{name}” is not valid.', it: 'Il parametro «{name}» non è valido.' } },
  missingParameter: { status: 400, texts: {
    de: 'Der Parameter „{name}“ fehlt.', en: 'The parameter “{name}” is missing.', it: 'Manca il parametro «{name}».' } },
  badRequest: { status: 400, texts: {
    de: 'Die Anfrage ist fehlerhaft.', en: 'The request is faulty.', it: 'La richiesta è errata.' } },
  tokenMissing: { status: 401, texts: {
    de: 'Bitte melden Sie sich an.', en: 'Please sign in.', it: 'Effettui l’accesso.' } },
  tokenInvalid: { status: 401, texts: {
    de: 'Die Anmeldung ist ungültig.', en: 'The sign-in is not valid.', it: 'L’accesso non è valido.' } },
  tokenExpired: { status: 401, texts: {
    de: 'Die Anmeldung ist abgelaufen.', en: 'The sign-in has expired.', it: 'L’accesso è scaduto.' } },
  sessionEnded: { status: 401, texts: {
    de: 'Die Sitzung ist beendet.', en: 'The session has ended.', it: 'La sessione è terminata.' } },
  signInNeeded: { status: 401, texts: {
    de: 'Diese Seite ist nur angemeldet sichtbar.', en: 'This page can only be seen after signing in.', it: 'Questa pagina è visibile solo dopo l’accesso.' } },
  foreignTenant: { status: 403, texts: {
    de: 'Sie dürfen in diesem Shop nicht bestellen.', en: 'You may not order in this shop.', it: 'Non può ordinare in questo negozio.' } },
  foreignCustomer: { status: 403, texts: {
    de: 'Sie dürfen für diesen Kunden nicht bestellen.', en: 'You may not order for this customer.', it: 'Non può ordinare per questo cliente.' } },
  foreignOrder: { status: 403, texts: {
    de: 'Diese Bestellung gehört zu einem anderen Kunden.', en: 'This order belongs to another customer.', it: 'Questo ordine appartiene a un altro cliente.' } },
  disabledCustomer: { status: 403, texts: {
    de: 'Dieses Kundenkonto ist gesperrt.', en: 'This customer account is blocked.', it: 'Questo account cliente è bloccato.' } },
  csrfMismatch: { status: 403, texts: {
    de: 'Das Sicherheitsmerkmal der Anfrage fehlt oder ist falsch.', en: 'The security token of the request is missing or wrong.',
    it: 'Il codice di sicurezza della richiesta manca o è errato.' } },
  notPermitted: { status: 403, texts: {
    de: 'Dafür fehlt Ihnen die Berechtigung.', en: 'You do not have the permission for this.', it: 'Non dispone dell’autorizzazione necessaria.' } },
  pricedDocument: { status: 403, texts: {
    de: 'Dieses Dokument enthält Preise, die Sie nicht sehen dürfen.', en: 'This document contains prices that you may not see.',
    it: 'Questo documento contiene prezzi che Lei non può vedere.' } },
  notFound: { status: 404, texts: {
    de: 'Der Eintrag wurde nicht gefunden.', en: 'The entry was not found.', it: 'La voce non è stata trovata.' } },
  userNotFound: { status: 404, texts: {
    de: 'Es gibt keinen Benutzer mit dem Namen {user}.', en: 'No user with username {user}.', it: 'Non esiste alcun utente con il nome {user}.' } },
  unknownTenant: { status: 404, texts: {
    de: 'Diesen Großhändler gibt es nicht.', en: 'There is no such wholesaler.', it: 'Questo grossista non esiste.' } },
  unknownCall: { status: 404, texts: {
    de: 'Diesen Aufruf gibt es nicht.', en: 'There is no such call.', it: 'Questa chiamata non esiste.' } },
  methodNotAllowed: { status: 405, texts: {
    de: 'Diese Methode gibt es hier nicht.', en: 'This method does not exist here.', it: 'Questo metodo qui non esiste.' } },
  notAcceptable: { status: 406, texts: {
    de: 'Die Antwort gibt es nur als {type}.', en: 'The answer only comes as {type}.', it: 'La risposta esiste solo come {type}.' } },
  conflict: { status: 409, texts: {
    de: 'Die Daten wurden inzwischen geändert.', en: 'The data has been changed in the meantime.', it: 'Nel frattempo i dati sono stati modificati.' } },
  notAvailable: { status: 409, texts: {
    de: 'Der Artikel {sku} ist derzeit nicht verfügbar.', en: 'Product {sku} is currently not available.',
    it: 'L’articolo {sku} non è al momento disponibile.' } },
  emptyCart: { status: 409, texts: {
    de: 'Im Warenkorb ist nichts, das bestellt werden kann.', en: 'There is nothing in the cart that can be ordered.',
    it: 'Nel carrello non c’è nulla che si possa ordinare.' } },
  idempotencyKeyReused: { status: 409, texts: {
    de: 'Diese Bestellung wurde mit anderem Inhalt bereits gesendet.', en: 'This order has already been sent with other content.',
    it: 'Questo ordine è già stato inviato con un altro contenuto.' } },
  cartChanged: { status: 412, texts: {
    de: 'Der Warenkorb wurde inzwischen geändert.', en: 'The cart has been changed meanwhile.', it: 'Nel frattempo il carrello è stato modificato.' } },
  fairInactive: { status: 409, texts: {
    de: 'Die Messe {code} ist nicht aktiv.', en: 'The trade fair {code} is not active.', it: 'La fiera {code} non è attiva.' } },
  subshopOrderLimitReached: { status: 409, texts: {
    de: 'Das Bestelllimit für diese Messe ist erreicht. Bitte wenden Sie sich an Ihren Außendienst.',
    en: 'The order limit for this trade fair has been reached. Please contact your sales representative.',
    it: 'Il limite di ordini per questa fiera è stato raggiunto. Si rivolga al Suo agente di vendita.' } },
  alreadyExists: { status: 409, texts: {
    de: '{value} ist bereits eingetragen.', en: '{value} has already been entered.', it: '{value} è già presente.' } },
  bodyTooLarge: { status: 413, texts: {
    de: 'Der Inhalt der Anfrage ist zu groß.', en: 'The body of the request is too large.', it: 'Il contenuto della richiesta è troppo grande.' } },
  unsupportedType: { status: 415, texts: {
    de: 'Der Inhalt der Anfrage muss vom Typ {type} sein.', en: 'The body of the request must be of the type {type}.',
    it: 'Il contenuto della richiesta deve essere di tipo {type}.' } },
  invalidField: { status: 422, texts: {
    de: 'Die Angabe ist ungültig.', en: 'The value is not valid.', it: 'Il valore non è valido.' } },
  unknownProduct: { status: 422, texts: {
    de: 'Der Artikel {sku} ist unbekannt.', en: 'Product {sku} is unknown.', it: 'L’articolo {sku} è sconosciuto.' } },
  unknownUnit: { status: 422, texts: {
    de: 'Den Artikel gibt es nicht in der Einheit {unit}.', en: 'The product is not sold in the unit {unit}.',
    it: 'L’articolo non è venduto nell’unità {unit}.' } },
  belowMinimumQuantity: { status: 422, texts: {
    de: 'Die Mindestbestellmenge von {quantity} {unit} wurde unterschritten.', en: 'The quantity is below the minimum order quantity of {quantity} {unit}.',
    it: 'La quantità è inferiore al minimo ordinabile di {quantity} {unit}.' } },
  unknownAddress: { status: 422, texts: {
    de: 'Diese Lieferadresse gibt es nicht.', en: 'There is no such delivery address.', it: 'Questo indirizzo di consegna non esiste.' } },
  unknownUnloadingArea: { status: 422, texts: {
    de: 'Bitte wählen Sie eine Abladestelle dieser Adresse.', en: 'Please choose an unloading area of this address.',
    it: 'Scelga un punto di scarico di questo indirizzo.' } },
  dayMissing: { status: 422, texts: {
    de: 'Bitte wählen Sie einen Liefertag.', en: 'Please choose a day of delivery.', it: 'Scelga un giorno di consegna.' } },
  dayNotOffered: { status: 422, texts: {
    de: 'Am {day} wird nicht geliefert, oder der Bestellschluss ist vorbei.', en: 'There is no delivery on {day}, or its order deadline has passed.',
    it: 'Il {day} non è prevista alcuna consegna oppure il termine d’ordine è scaduto.' } },
  ownDeadlinePassed: { status: 422, texts: {
    de: 'Der Bestellschluss des Artikels {sku} ist vorbei.', en: 'The order deadline of product {sku} has passed.',
    it: 'Il termine d’ordine dell’articolo {sku} è scaduto.' } },
  unknownScenario: { status: 422, texts: {
    de: 'Die Angabe „{name}“ bedeutet dem Mock-Backend nichts.', en: '“{name}” means nothing to the mock backend.', it: '«{name}» non significa nulla per il mock backend.' } },
  nothingToPrint: { status: 422, texts: {
    de: 'Keiner dieser Artikel ist noch im Sortiment; es gibt nichts zu drucken.', en: 'None of these products is still sold; there is nothing to print.',
    it: 'Nessuno di questi articoli è ancora in assortimento; non c’è nulla da stampare.' } },
  noLabelRecipients: { status: 422, texts: {
    de: 'In Ihrem Profil steht keine Adresse, an die Etiketten gesendet werden.', en: 'Your profile has no address to which labels are sent.',
    it: 'Nel Suo profilo non è indicato alcun indirizzo a cui inviare le etichette.' } },
  emptyInventory: { status: 422, texts: {
    de: 'Die Inventur enthält keine Zeile.', en: 'The inventory has no lines.', it: 'L’inventario non contiene righe.' } },
  notForEssence: { status: 422, texts: {
    de: 'Dieser Artikel kann nicht auf die Essenzliste.', en: 'This product cannot be put on the essence list.',
    it: 'Questo articolo non può essere inserito nella lista essenziale.' } },
  invalidMail: { status: 422, texts: {
    de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.', en: 'Please enter a valid email address.', it: 'Inserisca un indirizzo e-mail valido.' } },
  captchaRefused: { status: 422, texts: {
    de: 'Es ist nicht belegt, dass ein Mensch das Formular sendet.', en: 'There is no proof that a person sends the form.',
    it: 'Non è dimostrato che a inviare il modulo sia una persona.' } },
  answerMissing: { status: 422, texts: {
    de: 'Bitte füllen Sie das Feld „{label}“ aus.', en: 'Please fill in the field “{label}”.', it: 'Compili il campo «{label}».' } },
  unprocessable: { status: 422, texts: {
    de: 'Die Anfrage verletzt eine Regel.', en: 'The request breaks a rule.', it: 'La richiesta viola una regola.' } },
  tooManyRequests: { status: 429, texts: {
    de: 'Zu viele Anfragen. Bitte versuchen Sie es in Kürze erneut.', en: 'Too many requests. Please try again shortly.',
    it: 'Troppe richieste. Riprovi tra poco.' } },
  internalError: { status: 500, texts: {
    de: 'Ein unerwarteter Fehler ist aufgetreten.', en: 'An unexpected error has occurred.', it: 'Si è verificato un errore imprevisto.' } },
  contractDeviation: { status: 500, texts: {
    de: 'Die Antwort des Mock-Backends weicht vom Vertrag ab: {detail}', en: 'The answer of the mock backend deviates from the contract: {detail}',
    it: 'La risposta del mock backend si discosta dal contratto: {detail}' } },
  badGateway: { status: 502, texts: {
    de: 'Ein Dienst dahinter antwortet nicht.', en: 'A service behind this one does not answer.', it: 'Un servizio a valle non risponde.' } },
  unavailable: { status: 503, texts: {
    de: 'Der Dienst ist gerade nicht verfügbar.', en: 'The service is not available at the moment.', it: 'Il servizio non è al momento disponibile.' } },
} as const satisfies Record<string, Fault>;

/** Name of a fault, the `code` of its answer. */
export type ProblemCode = keyof typeof faults;
