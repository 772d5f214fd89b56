import type { Packaging, PackagingType } from '#gen/models/index.ts';

/** Packaging on the detail page: the four classes of the filter, or no data (P§3 Product detail). */
export type ShownPackaging = PackagingType | 'NO_DATA';

const shownAs: Readonly<Record<Packaging, PackagingType>> = {
  ONE_WAY: 'SINGLE_USE',
  ONE_WAY_WITH_DEPOSIT: 'SINGLE_USE_WITH_DEPOSIT',
  WITH_REUSE: 'MULTI_USE',
  WITH_REUSE_WITH_DEPOSIT: 'MULTI_USE_WITH_DEPOSIT',
};

/** Translates the packaging of the product details into the class that filters name; none sent means no data, and so does one that the shop doesn't know. */
export function packagingOf(packaging: Packaging | undefined): ShownPackaging {
  return packaging && Object.hasOwn(shownAs, packaging) ? shownAs[packaging] : 'NO_DATA';
}
