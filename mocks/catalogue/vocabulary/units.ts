/** Units of sale by abbreviation, which is the same in every language: `German|English|Italian`. */
export const unitNames = {
  STK: 'Stück|Piece|Pezzo', KG: 'Kilogramm|Kilogram|Chilogrammo', LAI: 'Laib|Wheel|Forma', STG: 'Stange|Stick|Pezzo', SEI: 'Seite|Side|Baffa',
  BTL: 'Beutel|Bag|Busta', PKG: 'Packung|Pack|Confezione', SCK: 'Sack|Sack|Sacco', EIM: 'Eimer|Bucket|Secchiello', KAN: 'Kanister|Canister|Tanica',
  DOS: 'Dose|Tin|Barattolo', CAN: 'Dose|Can|Lattina', GLS: 'Glas|Jar|Vasetto', FLA: 'Flasche|Bottle|Bottiglia', BEC: 'Becher|Tub|Vaschetta', TAS: 'Tasse|Punnet|Cestino',
  KIS: 'Kiste|Crate|Cassa', KRT: 'Karton|Carton|Cartone', TRA: 'Tray|Tray|Vassoio', NTZ: 'Netz|Net|Rete', BND: 'Bund|Bunch|Mazzo', RLL: 'Rolle|Roll|Rotolo',
  TBE: 'Tube|Tube|Tubetto', FAS: 'Fass|Keg|Fusto', BIB: 'Bag-in-Box|Bag-in-box|Bag-in-box', WAN: 'Wanne|Tub|Vasca', SPE: 'Spender|Dispenser|Dispenser',
  SCH: 'Schale|Tray|Vaschetta', PAK: 'Paket|Bundle|Pacco', PAL: 'Palette|Pallet|Pallet', LAG: 'Lage|Layer|Strato',
} as const;

/** Abbreviation of a unit of sale, its key in carts, templates and orders. */
export type UnitCode = keyof typeof unitNames;
