import type { TenantCode } from '../domain/tenant';
import { loadFaceFiles, loadFaces } from './faces';
import { lookAttribute } from './mode';
import type { ThemeCode, ThemeTokens } from './tokens';

type TokensModule = { readonly tokens: ThemeTokens };

/** One chunk per tenant: nobody downloads another tenant's look. */
const tokenModules: Readonly<Record<ThemeCode, () => Promise<TokensModule>>> = {
  AL: () => import('./tenants/AL'),
  GM: () => import('./tenants/GM'),
  GS: () => import('./tenants/GS'),
  IE: () => import('./tenants/IE'),
  KI: () => import('./tenants/KI'),
  KS: () => import('./tenants/KS'),
  KN: () => import('./tenants/KN'),
  LE: () => import('./tenants/LE'),
  LL: () => import('./tenants/LL'),
  LS: () => import('./tenants/LS'),
  PI: () => import('./tenants/PI'),
  SI: () => import('./tenants/SI'),
  SP: () => import('./tenants/SP'),
  AZ: () => import('./tenants/AZ'),
  AB: () => import('./tenants/AB'),
  AA: () => import('./tenants/AA'),
  AS: () => import('./tenants/AS'),
  AH: () => import('./tenants/AH'),
  ZU: () => import('./tenants/ZU'),
  HA: () => import('./tenants/HA'),
  EN: () => import('./tenants/EN'),
  GF: () => import('./tenants/GF'),
  AG: () => import('./tenants/AG'),
  LM: () => import('./tenants/LM'),
  national: () => import('./tenants/national'),
};

/** The stylesheet of each look, written from its tokens (stylesheetOf). */
const stylesheets: Readonly<Record<ThemeCode, () => Promise<unknown>>> = {
  AL: () => import('./stylesheets/AL.css'),
  GM: () => import('./stylesheets/GM.css'),
  GS: () => import('./stylesheets/GS.css'),
  IE: () => import('./stylesheets/IE.css'),
  KI: () => import('./stylesheets/KI.css'),
  KS: () => import('./stylesheets/KS.css'),
  KN: () => import('./stylesheets/KN.css'),
  LE: () => import('./stylesheets/LE.css'),
  LL: () => import('./stylesheets/LL.css'),
  LS: () => import('./stylesheets/LS.css'),
  PI: () => import('./stylesheets/PI.css'),
  SI: () => import('./stylesheets/SI.css'),
  SP: () => import('./stylesheets/SP.css'),
  AZ: () => import('./stylesheets/AZ.css'),
  AB: () => import('./stylesheets/AB.css'),
  AA: () => import('./stylesheets/AA.css'),
  AS: () => import('./stylesheets/AS.css'),
  AH: () => import('./stylesheets/AH.css'),
  ZU: () => import('./stylesheets/ZU.css'),
  HA: () => import('./stylesheets/HA.css'),
  EN: () => import('./stylesheets/EN.css'),
  GF: () => import('./stylesheets/GF.css'),
  AG: () => import('./stylesheets/AG.css'),
  LM: () => import('./stylesheets/LM.css'),
  national: () => import('./stylesheets/national.css'),
};

/** Every code with a look, tenants first in the specification's order, then the mains without a site, then national. */
export const themeCodes = Object.keys(tokenModules) as readonly ThemeCode[];

/** The look of a tenant; an unknown tenant gets the group's neutral (P§1). */
export function themeCodeOf(tenant: TenantCode | undefined): ThemeCode {
  return tenant ?? 'national';
}

/** Fetches one token set. Rejects when its chunk cannot be fetched. */
export async function loadTokens(code: ThemeCode): Promise<ThemeTokens> {
  const { tokens } = await tokenModules[code]();
  return tokens;
}

/**
 * Fetches the stylesheets of a token set's faces. Text shows in the stretched fallbacks until then, so nobody need wait
 * for it before painting.
 */
export function loadTokenFaces(tokens: ThemeTokens): Promise<void> {
  return loadFaces([tokens.type.text, tokens.type.heading]);
}

/** Fetches the faces themselves, so that text is set in them from its first paint on where the network allows it. */
export async function loadTokenFaceFiles(tokens: ThemeTokens): Promise<void> {
  await loadTokenFaces(tokens);
  await loadFaceFiles([tokens.type.text, tokens.type.heading]);
}

/** Fetches the stylesheet of a look. It applies once the look is worn. */
export async function fetchLook(code: ThemeCode): Promise<void> {
  await stylesheets[code]();
}

/**
 * Dresses the page in a look: fetches its stylesheet and names the look on the root element. Looks loaded before stay where they
 * are and apply no longer, so going back to one is at once.
 */
export async function wearLook(code: ThemeCode): Promise<void> {
  await fetchLook(code);
  document.documentElement.setAttribute(lookAttribute, code);
}
