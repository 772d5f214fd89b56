import type { TenantCode } from '#domain/customer/tenant.ts';

/** A tenant's name and colour on its own papers. */
interface ShopSign {
  readonly name: string;
  /** `#rrggbb`. */
  readonly colour: string;
}

/** The signs of the tenants, as their looks have them; a test holds them together. */
export const shopSigns: Readonly<Record<TenantCode, ShopSign>> = {
  AL: { name: 'Rahmkogel', colour: '#14793f' },
  GM: { name: 'Mohngasse', colour: '#1f1b16' },
  GS: { name: 'Etagenwerk', colour: '#163f8f' },
  IE: { name: 'Beiltaler', colour: '#7c1d22' },
  KI: { name: 'Seegwölb', colour: '#0f5862' },
  KS: { name: 'Seegwölb Südufer', colour: '#1d6146' },
  KN: { name: 'Seegwölb Nordufer', colour: '#1f4d7d' },
  LE: { name: 'Leuchtrübe', colour: '#f5a31c' },
  LL: { name: 'Kupferkuchl Lärchtal', colour: '#566022' },
  LS: { name: 'Kupferkuchl Sonnleiten', colour: '#86560a' },
  PI: { name: 'Seegwölb Pfahlbucht', colour: '#54406f' },
  SI: { name: 'Flossenhalle', colour: '#2b5f93' },
  SP: { name: 'Spitzlaib', colour: '#7a441d' },
  AZ: { name: 'Angerhalle Zollplatz', colour: '#0a58d6' },
  AB: { name: 'Angerhalle Bruckfeld', colour: '#4a7300' },
  AA: { name: 'Angerhalle Auwinkel', colour: '#b3127c' },
  AS: { name: 'Angerhalle Südtor', colour: '#007f73' },
  AH: { name: 'Angerhalle Hochfeld', colour: '#6a2fcf' },
  ZU: { name: 'Zwölfreben', colour: '#7a1238' },
  HA: { name: 'Hafentau', colour: '#c04300' },
  EN: { name: 'Kistenblitz', colour: '#ffd60a' },
  GF: { name: 'Gletscherfach', colour: '#00728c' },
};
