import type { TenantCode } from '#domain/customer/tenant.ts';

/** A place of the made-up region. */
export interface Place {
  readonly city: string;
  readonly postCode: string;
}

/** The town of each tenant; its customers are in the towns around. All addresses are fictional. */
const regions: readonly (readonly Place[])[] = [
  [
    { city: 'Lienz', postCode: '9900' },
    { city: 'Matrei in Osttirol', postCode: '9971' },
    { city: 'Sillian', postCode: '9920' },
  ],
  [
    { city: 'Gmunden', postCode: '4810' },
    { city: 'Bad Ischl', postCode: '4820' },
    { city: 'Ebensee', postCode: '4802' },
  ],
  [
    { city: 'Zell am See', postCode: '5700' },
    { city: 'Saalfelden', postCode: '5760' },
    { city: 'Kaprun', postCode: '5710' },
  ],
  [
    { city: 'Innsbruck', postCode: '6020' },
    { city: 'Hall in Tirol', postCode: '6060' },
    { city: 'Telfs', postCode: '6410' },
  ],
  [
    { city: 'Kitzbühel', postCode: '6370' },
    { city: 'St. Johann in Tirol', postCode: '6380' },
    { city: 'Wörgl', postCode: '6300' },
  ],
  [
    { city: 'Klagenfurt', postCode: '9020' },
    { city: 'Villach', postCode: '9500' },
    { city: 'Velden', postCode: '9220' },
  ],
  [
    { city: 'Linz', postCode: '4020' },
    { city: 'Wels', postCode: '4600' },
    { city: 'Steyr', postCode: '4400' },
  ],
  [
    { city: 'Graz', postCode: '8010' },
    { city: 'Leibnitz', postCode: '8430' },
    { city: 'Bruck an der Mur', postCode: '8600' },
  ],
  [
    { city: 'Salzburg', postCode: '5020' },
    { city: 'Hallein', postCode: '5400' },
    { city: 'St. Gilgen', postCode: '5340' },
  ],
  [
    { city: 'St. Pölten', postCode: '3100' },
    { city: 'Krems', postCode: '3500' },
    { city: 'Melk', postCode: '3390' },
  ],
  [
    { city: 'Bregenz', postCode: '6900' },
    { city: 'Dornbirn', postCode: '6850' },
    { city: 'Feldkirch', postCode: '6800' },
  ],
];

const codesByRegion: Readonly<Record<TenantCode, number>> = {
  AL: 0,
  GM: 1,
  GS: 2,
  IE: 3,
  KI: 4,
  KS: 4,
  KN: 4,
  LE: 7,
  LL: 6,
  LS: 8,
  PI: 2,
  SI: 3,
  SP: 9,
  AZ: 5,
  AB: 10,
  AA: 5,
  AS: 8,
  AH: 6,
  ZU: 2,
  HA: 3,
  EN: 7,
  GF: 9,
};

/** The towns of a tenant, its own site first. */
export function placesOf(tenant: TenantCode): readonly Place[] {
  return regions[codesByRegion[tenant]] ?? [];
}

/** Kinds of businesses that order, as their names begin. */
export const businesses = [
  'Gasthof',
  'Hotel',
  'Restaurant',
  'Café',
  'Pension',
  'Berggasthof',
  'Wirtshaus',
  'Catering',
  'Kantine',
  'Bistro',
  'Alm',
  'Trattoria',
] as const;

/** Second parts of the names of businesses. */
export const businessNames = [
  'Ebner',
  'Seeblick',
  'Zur Post',
  'Alpenrose',
  'Hirschen',
  'Bergland',
  'Sonnhof',
  'Kirchenwirt',
  'Lindenhof',
  'Rössl',
  'Edelweiß',
  'Waldheim',
  'Traube',
  'Krone',
  'Schlossblick',
  'Tauernhof',
  'Almrausch',
  'Goldener Adler',
  'Steinbock',
  'Dorfstub’n',
  'Bachmühle',
  'Gletscherblick',
  'Kaiserhof',
  'Marktplatz',
  'Enzian',
  'Fischerwirt',
] as const;

/** Streets of any town. */
export const streets = [
  'Dorfplatz',
  'Hauptstraße',
  'Seestraße',
  'Bahnhofstraße',
  'Kirchgasse',
  'Uferweg',
  'Bergstraße',
  'Am Anger',
  'Mühlweg',
  'Schlossallee',
  'Feldgasse',
  'Lindenweg',
] as const;

/** First and last names of the people in the made-up world. */
export const firstNames = [
  'Johanna',
  'Markus',
  'Katharina',
  'Stefan',
  'Elisabeth',
  'Thomas',
  'Maria',
  'Andreas',
  'Sabine',
  'Georg',
] as const;
export const lastNames = ['Ebner', 'Hofer', 'Wagner', 'Brunner', 'Fuchs', 'Schwaiger', 'Lackner', 'Reiter', 'Egger', 'Haas'] as const;

/** Places at an address where goods can be set down. */
export const unloadingAreas = ['Küche', 'Keller', 'Rampe hinten', 'Getränkelager', 'Haupteingang', 'Kühlraum'] as const;
