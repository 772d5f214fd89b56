/** Units of sale by abbreviation, which is the same in every language: `German|English|Italian`. */
export const unitNames = {
  STK: 'Stück|Piece|Pezzo', KG: 'Kilogramm|Kilogram|Chilogrammo', LAI: 'Laib|Wheel|Forma', STG: 'Stange|Stick|Filone', SEI: 'Seite|Side|Baffa',
  BTL: 'Beutel|Bag|Busta', PKG: 'Packung|Pack|Confezione', SCK: 'Sack|Sack|Sacco', EIM: 'Eimer|Bucket|Secchiello', KAN: 'Kanister|Canister|Tanica',
  DOS: 'Dose|Tin|Barattolo', CAN: 'Dose|Can|Lattina', GLS: 'Glas|Jar|Vasetto', FLA: 'Flasche|Bottle|Bottiglia', BEC: 'Becher|Tub|Vaschetta', TAS: 'Tasse|Punnet|Cestino',
  KIS: 'Kiste|Crate|Cassa', KRT: 'Karton|Carton|Cartone', TRA: 'Tray|Tray|Vassoio', NTZ: 'Netz|Net|Rete', BND: 'Bund|Bunch|Mazzo', RLL: 'Rolle|Roll|Rotolo',
  TBE: 'Tube|Tube|Tubetto', FAS: 'Fass|Keg|Fusto', BIB: 'Bag-in-Box|Bag-in-box|Bag-in-box', WAN: 'Wanne|Tub|Vasca', SPE: 'Spender|Dispenser|Dispenser',
  SCH: 'Schale|Tray|Vaschetta', PAK: 'Paket|Bundle|Pacco', PAL: 'Palette|Pallet|Pallet', LAG: 'Lage|Layer|Strato',
} as const;

/** The same after a number above 1. German measures such as "Glas" stay as they are then. */
export const manyUnitNames: Readonly<Record<keyof typeof unitNames, string>> = {
  STK: 'Stück|Pieces|Pezzi', KG: 'kg|kg|kg', LAI: 'Laib|Wheels|Forme', STG: 'Stangen|Sticks|Filoni', SEI: 'Seiten|Sides|Baffe',
  BTL: 'Beutel|Bags|Buste', PKG: 'Packungen|Packs|Confezioni', SCK: 'Sack|Sacks|Sacchi', EIM: 'Eimer|Buckets|Secchielli', KAN: 'Kanister|Canisters|Taniche',
  DOS: 'Dosen|Tins|Barattoli', CAN: 'Dosen|Cans|Lattine', GLS: 'Glas|Jars|Vasetti', FLA: 'Flaschen|Bottles|Bottiglie', BEC: 'Becher|Tubs|Vaschette', TAS: 'Tassen|Punnets|Cestini',
  KIS: 'Kisten|Crates|Casse', KRT: 'Kartons|Cartons|Cartoni', TRA: 'Trays|Trays|Vassoi', NTZ: 'Netz|Nets|Reti', BND: 'Bund|Bunches|Mazzi', RLL: 'Rollen|Rolls|Rotoli',
  TBE: 'Tuben|Tubes|Tubetti', FAS: 'Fass|Kegs|Fusti', BIB: 'Bag-in-Boxen|Bag-in-boxes|Bag-in-box', WAN: 'Wannen|Tubs|Vasche', SPE: 'Spender|Dispensers|Dispenser',
  SCH: 'Schalen|Trays|Vaschette', PAK: 'Paket|Bundles|Pacchi', PAL: 'Paletten|Pallets|Pallet', LAG: 'Lagen|Layers|Strati',
};

/** Abbreviation of a unit of sale, its key in carts, templates and orders. */
export type UnitCode = keyof typeof unitNames;
