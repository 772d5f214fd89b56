import { fileTypes } from '../contract/operation';
import { word } from './fileTexts';
import { PdfWriter } from './pdfWriter';
import { workbookOf } from './workbook';

/** The day that every enclosure bears. */
const made = new Date('2025-11-21T08:00:00Z');

/** A file that a message encloses, by its name: a PDF or a workbook in German, whose content is its name; undefined for another ending. */
export async function enclosureOf(name: string): Promise<{ readonly file: Blob; readonly type: string } | undefined> {
  const [subject = '', ending] = name.split('.');
  switch (ending) {
    case 'pdf': {
      const pdf = await PdfWriter.begin({ kind: word('notice', 'de'), subject, foot: word('disclaimer', 'de'), language: 'de' }, made);
      pdf.paragraph('Preise gelten, solange der Vorrat reicht. Šárka, Łukasz und Γιώργος wünschen guten Appetit.');
      return { file: await pdf.finish(), type: fileTypes.pdf };
    }
    case 'xlsx':
      return {
        file: await workbookOf({ name: word('notice', 'de'), columns: [{ title: word('product', 'de'), width: 40 }], rows: [[subject]] }),
        type: fileTypes.excel,
      };
    default:
      return undefined;
  }
}
