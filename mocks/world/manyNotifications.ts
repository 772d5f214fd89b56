import type { Language } from '../language';
import { wellInformed } from './toolKitchen';

type Text = Readonly<Record<Language, string>>;

/** A notification of the made-up world before it is put into a language. */
export interface NotificationRecord {
  readonly id: number;
  /** Days before the seed. */
  readonly age: number;
  readonly time: string;
  readonly typeId: number;
  readonly subject: Text;
  readonly content: Text;
  readonly attachedProducts: readonly string[];
  readonly attachedUrl?: { readonly url: string; readonly caption: Text; readonly mimeType: string } | undefined;
  readonly isImportant: boolean;
  /** True if every user has read it before the first call. */
  readonly isOld: boolean;
  /** Numbers of the customers that it is for; undefined for all customers of the user who reads it. */
  readonly customerIds?: readonly string[];
}

/** Number of notifications, and of unread ones among the newest: more than the two pages that one call can mark. */
const [count, unread] = [350, 230];

const subjects: readonly Text[] = [
  {
    de: 'Lieferung {number}: ein Artikel kommt später',
    en: 'Delivery {number}: one product arrives later',
    it: 'Consegna {number}: un articolo arriva più tardi',
  },
  { de: 'Aktionsblatt Nr. {number}', en: 'Promotion sheet no. {number}', it: 'Foglio promozioni n. {number}' },
  { de: 'Neu im Sortiment, Woche {number}', en: 'New in our range, week {number}', it: 'Novità, settimana {number}' },
  { de: 'Veranstaltung Nr. {number}', en: 'Event no. {number}', it: 'Evento n. {number}' },
];
const content: Text = {
  de: '<p>Die Einzelheiten stehen im Anhang. Fragen beantwortet Ihr <strong>Außendienst</strong>.</p>',
  en: '<p>The details are in the attachment. Your <strong>sales representative</strong> answers questions.</p>',
  it: '<p>I dettagli sono nell’allegato. Per domande si rivolga al Suo <strong>agente di vendita</strong>.</p>',
};

/** One attachment of each kind, and none. */
const attachments: readonly ((number: number) => NotificationRecord['attachedUrl'])[] = [
  (number) => ({
    url: `/media/files/aktionsblatt-${number}.pdf`,
    caption: { de: 'Aktionsblatt (PDF)', en: 'Promotion sheet (PDF)', it: 'Foglio promozioni (PDF)' },
    mimeType: 'application/pdf',
  }),
  () => ({ url: '/media/content/markt.svg', caption: { de: 'Bild', en: 'Picture', it: 'Immagine' }, mimeType: 'image/svg+xml' }),
  () => ({
    url: '/page/liefertage',
    caption: { de: 'Alle Liefertage', en: 'All delivery days', it: 'Tutti i giorni di consegna' },
    mimeType: 'text/html',
  }),
  (number) => ({
    url: `/media/files/preisliste-${number}.xlsx`,
    caption: { de: 'Preisliste (Excel)', en: 'Price list (Excel)', it: 'Listino prezzi (Excel)' },
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
  () => undefined,
];

function inserted(text: Text, number: number): Text {
  const insert = (part: string) => part.replace('{number}', String(number));
  return { de: insert(text.de), en: insert(text.en), it: insert(text.it) };
}

/** Many messages, newest first: all of them are for the first customer of their reader, some for the others too. */
export const manyNotifications: readonly NotificationRecord[] = Array.from({ length: count }, (_, index) => {
  const number = count - index;
  const typeId = 1 + (index % subjects.length);
  return {
    id: 1000 + number,
    age: 1 + index * 2,
    time: '07:30',
    typeId,
    subject: inserted(subjects[typeId - 1] ?? content, number),
    content,
    attachedProducts: index % 6 === 1 ? ['104711', '104712', '104713'] : [],
    attachedUrl: attachments[index % attachments.length]?.(number),
    isImportant: index % 50 === 0,
    isOld: index >= unread,
    customerIds: wellInformed.slice(0, 1 + (index % wellInformed.length)),
  };
});
