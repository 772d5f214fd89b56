import type { Supplier } from '#gen/models/index.ts';
import { seedOf } from './seed';

/** Invented suppliers by department, in the order of the category tree. */
const names: readonly (readonly string[])[] = [
  ['Murtal Fleisch GmbH', 'Geflügelring Sulmtal eGen', 'Fleischzentrale Innfeld GmbH', 'Wildhandel Kaltenbrunn OG'],
  ['Selchwaren Dorfstetter GmbH', 'Wurstmanufaktur Ennskreis GmbH', 'Salumi Trevalli S.r.l.'],
  ['Fischkontor Donau GmbH', 'Nordmeer Frischfisch GmbH', 'Marea Import S.r.l.'],
  [
    'Tauern Milchhof eGen',
    'Sennereiverband Hochegg',
    'Eierpackstelle Raabtal GmbH',
    'Latteria Valchiara S.p.A.',
    'Pflanzwerk Naturkost GmbH',
  ],
  ['Erzeugerring Marchfeld eGen', 'Fruchthof Grazer Becken GmbH', 'Agrumi Sud S.r.l.', 'Frischelogistik Eferding GmbH'],
  ['Frostlogistik Nord GmbH', 'Knödelwerk Mostviertel GmbH', 'Eisgarten Tiefkühl GmbH'],
  ['Backwaren Ötschergrund GmbH', 'Konditorei-Service Sailer KG', 'Gelateria Fiorina S.r.l.'],
  [
    'Mühlenverbund Traisental GmbH',
    'Gewürzkontor Almer KG',
    'Pastificio Bellani S.p.A.',
    'Süßwaren Kontor GmbH',
    'Nährmittel Zentralhandel GmbH',
  ],
  ['Conserva Donati S.r.l.', 'Konservenfabrik Seewinkel GmbH', 'Feinkost Import Kaltner GmbH'],
  ['Tauernquell Abfüllung GmbH', 'Obstverarbeitung Feldbach GmbH', 'Rösterei Bergfried GmbH', 'Getränkeverbund Enns GmbH'],
  ['Hirtenbräu Brauerei GmbH', 'Brauhaus Grimmstein KG', 'Getränkeverbund Enns GmbH'],
  ['Vinothek Donauland GmbH', 'Weinkontor Süd GmbH', 'Enoteca Importazioni S.r.l.'],
  ['Destillerie Hochsteg OG', 'Barwerk Spirituosen GmbH'],
  ['Reinhof Hygiene GmbH', 'Glanzwerk Chemie GmbH'],
  ['Tischfein Handels GmbH', 'Packwerk Verpackung GmbH', 'Gastrobedarf Ender KG'],
];

/** Every supplier once, numbered in the order of appearance. */
const numbers = new Map([...new Set(names.flat())].map((name, index) => [name, String(70_001 + index)]));

/** Number of the supplier of a brand within a department. */
export function supplierIdOf(department: number, brand: string): string {
  const candidates = names[department] ?? [];
  return numbers.get(candidates[seedOf(brand) % candidates.length] ?? '') ?? '';
}

/** Name of a supplier by its number. */
export function supplierName(supplierId: string): string | undefined {
  for (const [name, number] of numbers) if (number === supplierId) return name;
  return undefined;
}

/** Suppliers by their numbers, unknown ones left out; an empty list asks for all. Every tenant has the same. */
export function suppliersOf(supplierIds: readonly string[]): Supplier[] {
  return [...numbers]
    .filter(([, supplierId]) => supplierIds.length === 0 || supplierIds.includes(supplierId))
    .map(([name, supplierId]) => ({ supplierId, supplierName: name }));
}
