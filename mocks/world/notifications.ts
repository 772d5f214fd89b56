import type { Notification, NotificationChannel, NotificationPreference, NotificationType } from '#gen/models/index.ts';
import { addDays, momentOf, type LocalDate } from '#domain/text/calendar.ts';
import type { Language } from '../language';
import type { DemoUser } from '../demoUsers';
import { manyNotifications, type NotificationRecord } from './manyNotifications';
import { wellInformed } from './toolKitchen';

type Text = Readonly<Record<Language, string>>;

const typeNames: readonly { readonly id: number; readonly name: Text; readonly channels: readonly NotificationChannel[] }[] = [
  { id: 1, name: { de: 'Lieferung', en: 'Delivery', it: 'Consegna' }, channels: ['WEBSHOP', 'EMAIL'] },
  { id: 2, name: { de: 'Aktionen', en: 'Promotions', it: 'Promozioni' }, channels: ['WEBSHOP'] },
  { id: 3, name: { de: 'Sortiment', en: 'Range', it: 'Assortimento' }, channels: ['WEBSHOP', 'PUSH_NOTIFICATION'] },
  { id: 4, name: { de: 'Veranstaltungen', en: 'Events', it: 'Eventi' }, channels: [] },
];

const records: readonly NotificationRecord[] = [
  {
    id: 812,
    age: 0,
    time: '06:00',
    typeId: 1,
    isImportant: true,
    isOld: false,
    attachedProducts: [],
    subject: {
      de: 'Geänderte Liefertage zu den Feiertagen',
      en: 'Changed delivery days over the holidays',
      it: 'Giorni di consegna modificati nelle festività',
    },
    content: {
      de: '<p>An den Feiertagen liefern wir <strong>nicht</strong>. Bitte bestellen Sie einen Werktag früher.</p><ul><li>Frischware: bis 12 Uhr</li><li>Alles andere: bis 14:30 Uhr</li></ul>',
      en: '<p>We do <strong>not</strong> deliver on the public holidays. Please order one working day earlier.</p><ul><li>Fresh goods: by 12:00</li><li>Everything else: by 14:30</li></ul>',
      it: '<p>Nei giorni festivi <strong>non</strong> consegniamo. La preghiamo di ordinare un giorno lavorativo prima.</p><ul><li>Prodotti freschi: entro le 12</li><li>Tutto il resto: entro le 14:30</li></ul>',
    },
    attachedUrl: {
      url: '/page/liefertage',
      caption: { de: 'Alle Liefertage', en: 'All delivery days', it: 'Tutti i giorni di consegna' },
      mimeType: 'text/html',
    },
  },
  {
    id: 811,
    age: 3,
    time: '09:15',
    typeId: 1,
    isImportant: true,
    isOld: false,
    attachedProducts: ['104711'],
    subject: {
      de: 'Rückruf: eine Charge Bergkäse',
      en: 'Recall: one batch of mountain cheese',
      it: 'Richiamo: un lotto di formaggio di montagna',
    },
    content: {
      de: '<p>Bitte prüfen Sie die Charge <em>L2207</em> und geben Sie sie bei der nächsten Lieferung zurück. Sie erhalten eine Gutschrift.</p>',
      en: '<p>Please check batch <em>L2207</em> and return it with the next delivery. You will receive a credit memo.</p>',
      it: '<p>La preghiamo di controllare il lotto <em>L2207</em> e di restituirlo alla prossima consegna. Riceverà una nota di credito.</p>',
    },
  },
  {
    id: 810,
    age: 1,
    time: '07:30',
    typeId: 2,
    isImportant: false,
    isOld: false,
    attachedProducts: ['104712', '104713'],
    subject: { de: 'Aktion der Woche: Frühstück', en: 'Promotion of the week: breakfast', it: 'Promozione della settimana: colazione' },
    content: {
      de: '<p>Diese Woche günstiger: Gebäck und mehr fürs Frühstücksbuffet.</p>',
      en: '<p>Cheaper this week: pastries and more for the breakfast buffet.</p>',
      it: '<p>Questa settimana in promozione: dolci da forno e altro per il buffet della colazione.</p>',
    },
  },
  {
    id: 809,
    age: 6,
    time: '10:00',
    typeId: 4,
    isImportant: false,
    isOld: false,
    attachedProducts: [],
    subject: { de: 'Einladung zur Herbstmesse', en: 'Invitation to the autumn trade fair', it: 'Invito alla fiera d’autunno' },
    content: {
      de: '<p>Drei Wochen Messepreise auf ein Sechstel unseres Sortiments.</p>',
      en: '<p>Three weeks of trade-fair prices on a sixth of our range.</p>',
      it: '<p>Tre settimane di prezzi fiera su un sesto del nostro assortimento.</p>',
    },
    attachedUrl: {
      url: '/subshop/promotions/herbst',
      caption: { de: 'Zur Messe', en: 'Go to the trade fair', it: 'Alla fiera' },
      mimeType: 'text/html',
    },
  },
  {
    id: 808,
    age: 13,
    time: '08:45',
    typeId: 3,
    isImportant: false,
    isOld: true,
    attachedProducts: ['104722'],
    subject: { de: 'Neu im Sortiment: Raclettekäse', en: 'New in our range: raclette cheese', it: 'Novità: formaggio da raclette' },
    content: {
      de: '<p>Rechtzeitig zur kalten Jahreszeit: Raclettekäse in Scheiben.</p>',
      en: '<p>Just in time for the cold season: sliced raclette cheese.</p>',
      it: '<p>In tempo per la stagione fredda: formaggio da raclette a fette.</p>',
    },
  },
  {
    id: 807,
    age: 32,
    time: '11:20',
    typeId: 1,
    isImportant: false,
    isOld: true,
    attachedProducts: [],
    subject: { de: 'Neue Mehrwegkisten', en: 'New reusable crates', it: 'Nuove cassette riutilizzabili' },
    content: {
      de: '<p>Obst und Gemüse kommen ab jetzt in klappbaren Mehrwegkisten.</p>',
      en: '<p>Fruit and vegetables now come in folding reusable crates.</p>',
      it: '<p>Frutta e verdura arrivano ora in cassette pieghevoli riutilizzabili.</p>',
    },
  },
];

/** Users who find an urgent notification; the standard buyer has none, so that a dialog doesn't meet everybody on every sign-in. */
const usersWithUrgent = ['clara'];

/** The types of notifications in a language. */
export function notificationTypesIn(language: Language): NotificationType[] {
  return typeNames.map(({ id, name }) => ({ id, name: name[language] }));
}

/** Inputs of a user's notifications. */
export interface NotificationReader {
  readonly user: DemoUser;
  readonly language: Language;
  /** Ids that the user has read. */
  readonly read: readonly number[];
  readonly seededOn: LocalDate;
}

/** A user's notifications, newest first. */
export function notificationsOf({ user, language, read, seededOn }: NotificationReader): Notification[] {
  const [role = ''] = user.userName.split('.');
  const meant =
    user.customerIds === wellInformed
      ? manyNotifications
      : records.filter(({ isImportant }) => !isImportant || usersWithUrgent.includes(role));
  return meant
    .map(
      ({ id, age, time, typeId, subject, content, attachedProducts, attachedUrl, isImportant, isOld, customerIds = user.customerIds }) => ({
        id,
        targetCustomers: [...customerIds],
        unread: !isOld && !read.includes(id),
        publishedAt: momentOf(addDays(seededOn, -age), time).toISOString(),
        subject: subject[language],
        content: content[language],
        notificationType: typeOf(typeId, language),
        attachedProducts: [...attachedProducts],
        ...(attachedUrl && { attachedUrl: { url: attachedUrl.url, caption: attachedUrl.caption[language] } }),
        isImportant,
      }),
    )
    .sort((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1));
}

function typeOf(id: number, language: Language): NotificationType {
  return notificationTypesIn(language).find((type) => type.id === id) ?? { id, name: '' };
}

/** Target of a notification's attached link; undefined without one. */
export function resolvedLinkOf(id: number): { readonly resolvedUrl: string; readonly resolvedMimeType: string } | undefined {
  const attached = [...records, ...manyNotifications].find((record) => record.id === id)?.attachedUrl;
  return attached && { resolvedUrl: attached.url, resolvedMimeType: attached.mimeType };
}

/** A user's preferences: the stored ones, else the default of each type. */
export function preferencesOf(
  language: Language,
  changed: Readonly<Record<string, readonly NotificationChannel[]>>,
): NotificationPreference[] {
  return typeNames.map(({ id, name, channels }) => ({ type: { id, name: name[language] }, channels: [...(changed[id] ?? channels)] }));
}
