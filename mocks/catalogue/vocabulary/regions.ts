/** Origin of goods. `from` is the phrase of descriptions. */
export interface Region {
  /** Country, or group of countries. */
  readonly country: string;
  /** Region within it; empty when none is stated. */
  readonly region: string;
  readonly from: string;
  /** Class for the origin filter (C§9 origins). */
  readonly origin: 'EU_NON_EU' | 'NON_EU' | 'UNKNOWN';
}

const AT = 'Österreich|Austria|Austria';
const IT = 'Italien|Italy|Italia';

function eu(country: string, region: string, from: string): Region {
  return { country, region, from, origin: 'EU_NON_EU' };
}

function outside(country: string, from: string): Region {
  return { country, region: '', from, origin: 'NON_EU' };
}

/** Regions by their key in the vocabulary. */
export const regions: Readonly<Record<string, Region>> = {
  noe: eu(AT, 'Niederösterreich|Lower Austria|Bassa Austria', 'aus Niederösterreich|from Lower Austria|dalla Bassa Austria'),
  ooe: eu(AT, 'Oberösterreich|Upper Austria|Alta Austria', 'aus Oberösterreich|from Upper Austria|dall’Alta Austria'),
  stm: eu(AT, 'Steiermark|Styria|Stiria', 'aus der Steiermark|from Styria|dalla Stiria'),
  sbg: eu(AT, 'Salzburg|Salzburg|Salisburghese', 'aus Salzburg|from Salzburg|dal Salisburghese'),
  tir: eu(AT, 'Tirol|Tyrol|Tirolo', 'aus Tirol|from Tyrol|dal Tirolo'),
  vbg: eu(AT, 'Vorarlberg|Vorarlberg|Vorarlberg', 'aus Vorarlberg|from Vorarlberg|dal Vorarlberg'),
  krn: eu(AT, 'Kärnten|Carinthia|Carinzia', 'aus Kärnten|from Carinthia|dalla Carinzia'),
  bgl: eu(AT, 'Burgenland|Burgenland|Burgenland', 'aus dem Burgenland|from Burgenland|dal Burgenland'),
  bay: eu('Deutschland|Germany|Germania', 'Bayern|Bavaria|Baviera', 'aus Bayern|from Bavaria|dalla Baviera'),
  sue: eu(IT, 'Südtirol|South Tyrol|Alto Adige', 'aus Südtirol|from South Tyrol|dall’Alto Adige'),
  emi: eu(IT, 'Emilia-Romagna|Emilia-Romagna|Emilia-Romagna', 'aus der Emilia-Romagna|from Emilia-Romagna|dall’Emilia-Romagna'),
  lom: eu(IT, 'Lombardei|Lombardy|Lombardia', 'aus der Lombardei|from Lombardy|dalla Lombardia'),
  pie: eu(IT, 'Piemont|Piedmont|Piemonte', 'aus dem Piemont|from Piedmont|dal Piemonte'),
  ven: eu(IT, 'Venetien|Veneto|Veneto', 'aus Venetien|from Veneto|dal Veneto'),
  fri: eu(IT, 'Friaul|Friuli|Friuli', 'aus dem Friaul|from Friuli|dal Friuli'),
  tos: eu(IT, 'Toskana|Tuscany|Toscana', 'aus der Toskana|from Tuscany|dalla Toscana'),
  lig: eu(IT, 'Ligurien|Liguria|Liguria', 'aus Ligurien|from Liguria|dalla Liguria'),
  apu: eu(IT, 'Apulien|Apulia|Puglia', 'aus Apulien|from Apulia|dalla Puglia'),
  cam: eu(IT, 'Kampanien|Campania|Campania', 'aus Kampanien|from Campania|dalla Campania'),
  sic: eu(IT, 'Sizilien|Sicily|Sicilia', 'aus Sizilien|from Sicily|dalla Sicilia'),
  sar: eu(IT, 'Sardinien|Sardinia|Sardegna', 'aus Sardinien|from Sardinia|dalla Sardegna'),
  ita: eu(IT, '', 'aus Italien|from Italy|dall’Italia'),
  esp: eu('Spanien|Spain|Spagna', '', 'aus Spanien|from Spain|dalla Spagna'),
  fra: eu('Frankreich|France|Francia', '', 'aus Frankreich|from France|dalla Francia'),
  nld: eu('Niederlande|Netherlands|Paesi Bassi', '', 'aus den Niederlanden|from the Netherlands|dai Paesi Bassi'),
  bel: eu('Belgien|Belgium|Belgio', '', 'aus Belgien|from Belgium|dal Belgio'),
  dnk: eu('Dänemark|Denmark|Danimarca', '', 'aus Dänemark|from Denmark|dalla Danimarca'),
  pol: eu('Polen|Poland|Polonia', '', 'aus Polen|from Poland|dalla Polonia'),
  hun: eu('Ungarn|Hungary|Ungheria', '', 'aus Ungarn|from Hungary|dall’Ungheria'),
  hrv: eu('Kroatien|Croatia|Croazia', '', 'aus Kroatien|from Croatia|dalla Croazia'),
  grc: eu('Griechenland|Greece|Grecia', '', 'aus Griechenland|from Greece|dalla Grecia'),
  prt: eu('Portugal|Portugal|Portogallo', '', 'aus Portugal|from Portugal|dal Portogallo'),
  cyp: eu('Zypern|Cyprus|Cipro', '', 'aus Zypern|from Cyprus|da Cipro'),
  mix: { country: 'EU und Nicht-EU|EU and non-EU|UE e non UE', region: '', from: 'aus EU- und Nicht-EU-Ländern|from EU and non-EU countries|da Paesi UE e non UE', origin: 'EU_NON_EU' },
  unk: { country: '', region: '', from: '', origin: 'UNKNOWN' },
  nor: outside('Norwegen|Norway|Norvegia', 'aus Norwegen|from Norway|dalla Norvegia'),
  isl: outside('Island|Iceland|Islanda', 'aus Island|from Iceland|dall’Islanda'),
  sco: outside('Schottland|Scotland|Scozia', 'aus Schottland|from Scotland|dalla Scozia'),
  che: outside('Schweiz|Switzerland|Svizzera', 'aus der Schweiz|from Switzerland|dalla Svizzera'),
  grl: outside('Grönland|Greenland|Groenlandia', 'aus Grönland|from Greenland|dalla Groenlandia'),
  srb: outside('Serbien|Serbia|Serbia', 'aus Serbien|from Serbia|dalla Serbia'),
  tur: outside('Türkei|Türkiye|Turchia', 'aus der Türkei|from Türkiye|dalla Turchia'),
  isr: outside('Israel|Israel|Israele', 'aus Israel|from Israel|da Israele'),
  irn: outside('Iran|Iran|Iran', 'aus dem Iran|from Iran|dall’Iran'),
  mar: outside('Marokko|Morocco|Marocco', 'aus Marokko|from Morocco|dal Marocco'),
  ken: outside('Kenia|Kenya|Kenya', 'aus Kenia|from Kenya|dal Kenya'),
  eth: outside('Äthiopien|Ethiopia|Etiopia', 'aus Äthiopien|from Ethiopia|dall’Etiopia'),
  zaf: outside('Südafrika|South Africa|Sudafrica', 'aus Südafrika|from South Africa|dal Sudafrica'),
  ind: outside('Indien|India|India', 'aus Indien|from India|dall’India'),
  lka: outside('Sri Lanka|Sri Lanka|Sri Lanka', 'aus Sri Lanka|from Sri Lanka|dallo Sri Lanka'),
  mdv: outside('Malediven|Maldives|Maldive', 'von den Malediven|from the Maldives|dalle Maldive'),
  chn: outside('China|China|Cina', 'aus China|from China|dalla Cina'),
  tha: outside('Thailand|Thailand|Thailandia', 'aus Thailand|from Thailand|dalla Thailandia'),
  vnm: outside('Vietnam|Vietnam|Vietnam', 'aus Vietnam|from Vietnam|dal Vietnam'),
  phl: outside('Philippinen|Philippines|Filippine', 'von den Philippinen|from the Philippines|dalle Filippine'),
  nzl: outside('Neuseeland|New Zealand|Nuova Zelanda', 'aus Neuseeland|from New Zealand|dalla Nuova Zelanda'),
  usa: outside('USA|USA|Stati Uniti', 'aus den USA|from the USA|dagli Stati Uniti'),
  can: outside('Kanada|Canada|Canada', 'aus Kanada|from Canada|dal Canada'),
  mex: outside('Mexiko|Mexico|Messico', 'aus Mexiko|from Mexico|dal Messico'),
  cub: outside('Kuba|Cuba|Cuba', 'aus Kuba|from Cuba|da Cuba'),
  cri: outside('Costa Rica|Costa Rica|Costa Rica', 'aus Costa Rica|from Costa Rica|dal Costa Rica'),
  col: outside('Kolumbien|Colombia|Colombia', 'aus Kolumbien|from Colombia|dalla Colombia'),
  ecu: outside('Ecuador|Ecuador|Ecuador', 'aus Ecuador|from Ecuador|dall’Ecuador'),
  per: outside('Peru|Peru|Perù', 'aus Peru|from Peru|dal Perù'),
  bra: outside('Brasilien|Brazil|Brasile', 'aus Brasilien|from Brazil|dal Brasile'),
};
