import { deriveTokens } from '../../src/themes/deriveTokens';
import { drawFavicon, drawMissingImage } from '../../src/themes/drawAssets';
import { loadLook } from '../../src/themes/tenants';
import { themeCodes, type ThemeCode } from '../../src/themes/themeCodes';
import type { Look } from '../../src/themes/tokens';
import { lookOfDraft, type Draft } from './draft';
import { draftOfAddress } from './draftAddress';

const pictureOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The look of a draft with what can be drawn in the page; the logos' letters are outlined by `npm run gen` alone. */
export async function wornLook(draft: Draft): Promise<Look> {
  const known = themeCodes.includes(draft.code as ThemeCode) ? (draft.code as ThemeCode) : 'national';
  const { assets } = await loadLook(known);
  const look = lookOfDraft(draft, assets);
  const tokens = deriveTokens(look);
  return { ...look, assets: { ...assets, favicon: pictureOf(drawFavicon(tokens)), missingImage: pictureOf(drawMissingImage(tokens)) } };
}

/** The look that an address of a story holds; undefined where it holds no whole draft, so that the toolbar's tenant is worn. */
export async function lookOfAddress(text: string): Promise<Look | undefined> {
  const read = draftOfAddress(text);
  return 'draft' in read ? wornLook(read.draft) : undefined;
}
