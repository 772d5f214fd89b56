import { expect, test } from 'vitest';
import type { ContentMeasure } from './content';
import { portionRangeOf } from './portionRange';

test.each<[category: string | undefined, name: string, measure: ContentMeasure, expected: string | undefined]>([
  ['Rind Edelteile', 'Rostbraten', 'g', '120–250'],
  ['Veal roasts & offal', 'Topside', 'g', '120–250'],
  ['Arrosti e pancetta fresca di maiale', 'Coppa', 'g', '120–250'],
  ['Kleingebäck', 'Kaisersemmel', 'g', '40–100'],
  ['Bread rolls', 'Kaiser roll', 'g', '40–100'],
  ['Pane e baguette', 'Pane casereccio', 'g', '40–100'],
  ['Carne e impanati surgelati', 'Cotoletta', 'g', '120–250'],
  ['Süßwasserfisch', 'Forelle', 'g', '120–250'],
  ['Räucherfisch & Feinkost', 'Räucherlachs', 'g', '30–120'],
  ['Meeresfrüchte', 'Scampi', 'g', '120–250'],
  ['Hartkäse', 'Bergkäse', 'g', '40–120'],
  ['Brühwurst', 'Leberkäse', 'g', '40–150'],
  ['Torten & Schnitten', 'Sachertorte', 'g', '60–150'],
  ['Eis in Wannen', 'Vanilleeis', 'g', '70–150'],
  ['Reis', 'Rundkornreis', 'g', '50–130'],
  ['Speiseerdäpfel', 'Kipfler', 'g', '120–300'],
  ['Salate', 'Vogerlsalat', 'g', '40–120'],
  ['Nüsse, Trockenfrüchte & Knabberei', 'Walnüsse', 'g', '20–60'],
  ['Frutta secca e salatini', 'Noci', 'g', '20–60'],
  ['Kräuter & Sprossen', 'Petersilie', 'g', '2–15'],
  ['Beeren & Trauben', 'Himbeeren', 'g', '80–200'],
  ['Fruchtsäfte & Nektare', 'Apfelsaft', 'ml', '200–800'],
  ['Fruit juices & nectars', 'Apple juice', 'ml', '200–800'],
  ['Weißwein', 'Grüner Veltliner', 'ml', '100–500'],
  ['Flaschenbier', 'Märzen', 'ml', '300–1000'],
  // The name where the category says nothing.
  [undefined, 'Schweinefleisch gewürfelt', 'g', '120–250'],
  ['Aktion', 'Bauernbrot', 'g', '40–100'],
  // Another measure than the row's, and goods without a usual share.
  ['Fruchtsäfte & Nektare', 'Apfelsaft', 'g', undefined],
  ['Mehl & Grieß', 'Weizenmehl glatt', 'g', undefined],
  ['Gewürzmischungen & Kräutersalz', 'Kräutersalz', 'g', undefined],
  [undefined, 'Servietten', 'g', undefined],
])('%s, %s in %s: %s', (categoryName, name, measure, expected) => {
  const range = portionRangeOf({ name, categoryName }, measure);
  expect(range && `${range.min}–${range.max}`).toBe(expected);
});
