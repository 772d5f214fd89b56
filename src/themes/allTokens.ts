// Written from themeCodes.ts by `npm run gen`.
import { tokens as AA } from './tenants/AA';
import { tokens as AB } from './tenants/AB';
import { tokens as AG } from './tenants/AG';
import { tokens as AH } from './tenants/AH';
import { tokens as AL } from './tenants/AL';
import { tokens as AS } from './tenants/AS';
import { tokens as AZ } from './tenants/AZ';
import { tokens as EN } from './tenants/EN';
import { tokens as GF } from './tenants/GF';
import { tokens as GM } from './tenants/GM';
import { tokens as GS } from './tenants/GS';
import { tokens as HA } from './tenants/HA';
import { tokens as IE } from './tenants/IE';
import { tokens as KI } from './tenants/KI';
import { tokens as KN } from './tenants/KN';
import { tokens as KS } from './tenants/KS';
import { tokens as LE } from './tenants/LE';
import { tokens as LL } from './tenants/LL';
import { tokens as LM } from './tenants/LM';
import { tokens as LS } from './tenants/LS';
import { tokens as national } from './tenants/national';
import { tokens as PI } from './tenants/PI';
import { tokens as SI } from './tenants/SI';
import { tokens as SP } from './tenants/SP';
import { tokens as ZU } from './tenants/ZU';
import type { ThemeCode } from './themeCodes';
import type { ThemeTokens } from './tokens';

/** Every token set at once, for boards and checks that show all of them. The shop itself loads one by `loadTokens`. */
export const allTokens: Readonly<Record<ThemeCode, ThemeTokens>> = {
  AL,
  GM,
  GS,
  IE,
  KI,
  KS,
  KN,
  LE,
  LL,
  LS,
  PI,
  SI,
  SP,
  AZ,
  AB,
  AA,
  AS,
  AH,
  ZU,
  HA,
  EN,
  GF,
  AG,
  LM,
  national,
};
