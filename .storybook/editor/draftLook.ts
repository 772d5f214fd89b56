import { deriveTokens } from '#themes/deriveTokens.ts';
import { drawFavicon, drawMissingImage } from '#themes/drawAssets.ts';
import { loadLook } from '#themes/tenants.ts';
import { themeCodes, type ThemeCode } from '#themes/themeCodes.ts';
import type { Look } from '#themes/tokens.ts';
import { lookOfDraft, type Draft } from './draft';
import { draftOfAddress } from './draftAddress';

/** A drawing as the address of a picture. */
export const pictureOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The look of a draft with the files that can be drawn in the page; only `npm run gen` outlines the logos' letters. */
export async function wornLook(draft: Draft): Promise<Look> {
  const known = themeCodes.includes(draft.code as ThemeCode) ? (draft.code as ThemeCode) : 'national';
  const { assets } = await loadLook(known);
  const look = lookOfDraft(draft, assets);
  const tokens = deriveTokens(look);
  return { ...look, assets: { ...assets, favicon: pictureOf(drawFavicon(tokens)), missingImage: pictureOf(drawMissingImage(tokens)) } };
}

/** The look in a story's address; undefined without a complete draft, so that the toolbar's tenant applies. */
export async function lookOfAddress(text: string): Promise<Look | undefined> {
  const read = draftOfAddress(text);
  return 'draft' in read ? wornLook(read.draft) : undefined;
}
