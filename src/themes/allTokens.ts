// Written from themeCodes.ts by `npm run gen`.
import { deriveTokens } from './deriveTokens';
import { look as AA } from './tenants/AA';
import { look as AB } from './tenants/AB';
import { look as AG } from './tenants/AG';
import { look as AH } from './tenants/AH';
import { look as AL } from './tenants/AL';
import { look as AS } from './tenants/AS';
import { look as AZ } from './tenants/AZ';
import { look as EN } from './tenants/EN';
import { look as GF } from './tenants/GF';
import { look as GM } from './tenants/GM';
import { look as GS } from './tenants/GS';
import { look as HA } from './tenants/HA';
import { look as IE } from './tenants/IE';
import { look as KI } from './tenants/KI';
import { look as KN } from './tenants/KN';
import { look as KS } from './tenants/KS';
import { look as LE } from './tenants/LE';
import { look as LL } from './tenants/LL';
import { look as LM } from './tenants/LM';
import { look as LS } from './tenants/LS';
import { look as national } from './tenants/national';
import { look as PI } from './tenants/PI';
import { look as SI } from './tenants/SI';
import { look as SP } from './tenants/SP';
import { look as ZU } from './tenants/ZU';
import type { ThemeCode } from './themeCodes';
import type { ThemeTokens } from './tokens';

/** Every token set at once, for boards and checks that show all of them. The shop itself loads one by `loadLook`. */
export const allTokens: Readonly<Record<ThemeCode, ThemeTokens>> = {
  AL: deriveTokens(AL),
  GM: deriveTokens(GM),
  GS: deriveTokens(GS),
  IE: deriveTokens(IE),
  KI: deriveTokens(KI),
  KS: deriveTokens(KS),
  KN: deriveTokens(KN),
  LE: deriveTokens(LE),
  LL: deriveTokens(LL),
  LS: deriveTokens(LS),
  PI: deriveTokens(PI),
  SI: deriveTokens(SI),
  SP: deriveTokens(SP),
  AZ: deriveTokens(AZ),
  AB: deriveTokens(AB),
  AA: deriveTokens(AA),
  AS: deriveTokens(AS),
  AH: deriveTokens(AH),
  ZU: deriveTokens(ZU),
  HA: deriveTokens(HA),
  EN: deriveTokens(EN),
  GF: deriveTokens(GF),
  AG: deriveTokens(AG),
  LM: deriveTokens(LM),
  national: deriveTokens(national),
};
