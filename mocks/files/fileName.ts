import type { Language } from '../language';
import type { DocumentType } from '#gen/models/index.ts';
import { textIn } from '../catalogue/text';

/** Names of files, `German|English|Italian`; `{date}` is the day as YYYY-MM-DD, `{name}` and `{number}` identify the subject. */
const names = {
  labels: 'Etikettenliste erstellt am {date}.pdf|Label list created on {date}.pdf|Elenco etichette creato il {date}.pdf',
  template: 'Bestellvorlage {name}.pdf|Order template {name}.pdf|Modello d’ordine {name}.pdf',
  essence: 'Essenzliste {date}.pdf|Essence list {date}.pdf|Lista essenziale {date}.pdf',
  allergens: 'Allergene {date}.xlsx|Allergens {date}.xlsx|Allergeni {date}.xlsx',
  inventories: 'Inventuren {date}.xlsx|Inventories {date}.xlsx|Inventari {date}.xlsx',
  datasheet: 'Produktdatenblatt {number}.pdf|Product data sheet {number}.pdf|Scheda prodotto {number}.pdf',
  safetyDatasheet: 'Sicherheitsdatenblatt {number}.pdf|Safety data sheet {number}.pdf|Scheda di sicurezza {number}.pdf',
  invoice: 'Rechnung {number}.pdf|Invoice {number}.pdf|Fattura {number}.pdf',
  deliverynote: 'Lieferschein {number}.pdf|Delivery note {number}.pdf|Bolla di consegna {number}.pdf',
  creditmemo: 'Gutschrift {number}.pdf|Credit memo {number}.pdf|Nota di credito {number}.pdf',
  order: 'Auftragsbestätigung {number}.pdf|Order confirmation {number}.pdf|Conferma d’ordine {number}.pdf',
} as const satisfies Record<DocumentType, string> & Readonly<Record<string, string>>;

/** A kind of file that the backend makes. */
export type FileKind = keyof typeof names;

/** Marks that a file's name must not hold on some system. */
const forbidden = /[\\/:*?"<>|\p{Cc}]/gu;

/** The name of a file in a language, without characters that systems refuse. */
export function fileName(kind: FileKind, language: Language, values: Readonly<Record<string, string>>): string {
  return textIn(names[kind], language)
    .replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
    .replaceAll(forbidden, ' ')
    .replaceAll(/\s+/g, ' ');
}

/** The header with a file's name (RFC 6266): simplified for old readers, exact for all others (RFC 8187). */
export function contentDisposition(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]|%/g, '_');
  const exact = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
