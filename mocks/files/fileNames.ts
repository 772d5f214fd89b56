import type { Language } from '../../src/domain/language';
import { textIn } from '../catalogue/text';
import type { OperationId } from '../contract/operations';
import type { Route } from '../contract/route';

/** Names of files, `German|English|Italian`, with the parameters of the path in braces. */
const names: Partial<Record<OperationId, string>> = {
  generateLabels: 'Etiketten.pdf|Labels.pdf|Etichette.pdf',
  getAllergensExcel: 'Allergene.xlsx|Allergens.xlsx|Allergeni.xlsx',
  getDatasheet: 'Produktdatenblatt {sku}.pdf|Product data sheet {sku}.pdf|Scheda prodotto {sku}.pdf',
  getEssenceListPdf: 'Essenzliste.pdf|Essence list.pdf|Lista essenziale.pdf',
  getInventoriesExcel: 'Inventuren.xlsx|Stocktakes.xlsx|Inventari.xlsx',
  getOrderTemplatePdf: 'Bestellvorlage {orderTemplateId}.pdf|Order template {orderTemplateId}.pdf|Modello d’ordine {orderTemplateId}.pdf',
  getReceiptPdf: 'Beleg {documentNumber}.pdf|Document {documentNumber}.pdf|Documento {documentNumber}.pdf',
  getSafetyDatasheet: 'Sicherheitsdatenblatt {sku}.pdf|Safety data sheet {sku}.pdf|Scheda di sicurezza {sku}.pdf',
};

const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/** Content-Disposition with the name of the file that a call answers with (RFC 6266): in full, and in ASCII for whoever reads only that. */
export function dispositionOf({ id, params }: Route, language: Language): string {
  const pattern = names[id];
  if (pattern === undefined) throw new Error(`${id} answers with a file that has no name`);
  const name = textIn(pattern, language).replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
  const ascii = name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[^\x20-\x7e]/gu, '_').replaceAll(/["\\]/g, '\\$&');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, percent)}`;
}
