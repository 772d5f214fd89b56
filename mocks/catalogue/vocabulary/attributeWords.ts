import type { KnownProductAttributeKey } from '#gen/models/index.ts';

/** Words for an attribute, in the languages that people type in; endings and blanks don't matter ("glutenfreie", "gluten frei"). */
export const attributeWords: Readonly<Partial<Record<KnownProductAttributeKey, string>>> = {
  BIO: 'bio, biologisch, organic, biologico, bioqualität, öko, ökologisch, aus biologischem anbau, bioprodukte',
  VEG: 'vegan, vegano, vegana, rein pflanzlich, plant based, vegetale',
  VEGET: 'vegetarisch, vegetarian, vegetariano, vegetariana, veggie, fleischlos, fleischfrei, meatless, ohne fleisch',
  GF: 'glutenfrei, gluten free, senza glutine, ohne gluten, glutine free, zöliakie',
  LF: 'laktosefrei, lactosefrei, lactose free, laktose free, senza lattosio, ohne laktose, ohne lactose, delattosato',
  HAL: 'halal, helal', KOS: 'koscher, kosher', MSC: 'msc', ASC: 'asc',
  Tiefgekuehlt: 'tk, tiefgekühlt, tiefkühl, tiefgefroren, gefroren, gefrorene, frozen, deep frozen, surgelato, surgelati, congelato, tiefkühlware, tiefkühlkost, tiefkühlprodukte',
  Gekuehlt: 'gekühlt, frisch, chilled, fresh, fresco, fresca, freschi, fresche',
  AMAGuetesiegel: 'ama, ama gütesiegel', AMAGenussregion: 'genussregion, genuss region', EG: 'ggA, igp, pgi', ED: 'gU, dop, pdo',
  Bestellartikel: 'bestellartikel, bestellware', Wiegeartikel: 'wiegeartikel, wiegeware',
};

/** Attributes that a name may state in other words; of the rest only the attribute counts. */
export const looseAttributes: readonly KnownProductAttributeKey[] = ['Gekuehlt', 'Tiefgekuehlt', 'Wiegeartikel', 'Bestellartikel'];
