import type { ScreenDeclaration } from '#connected/screen/screen.ts';
import { fairPattern, paths } from '#paths.ts';

/** A screen as it declares itself, and where its page is. */
export interface Screen extends ScreenDeclaration {
  /** Name of its folder in `pages`. */
  readonly folder: string;
}

/** A route with a screen; the pattern is as the router nests it. */
export interface PageRoute extends Screen {
  readonly children?: readonly PageRoute[];
}

/** A route of the shop: a screen, or a redirect. */
export type ShopRoute = PageRoute | { readonly path: string; readonly redirectTo: string };

const declared = Object.entries(import.meta.glob<ScreenDeclaration>('../pages/*/screen.ts', { eager: true, import: 'screen' })).map(
  ([file, screen]): Screen => ({ ...screen, folder: file.split('/')[2] ?? '' }),
);

const inOwnShop = declared.filter(({ shop }) => shop !== 'fair');
/** The screens of a fair, for customers. Their paths go on from the fair's own. */
const inFair = declared.filter(({ shop }) => shop).map((screen): Screen => ({ ...screen, path: screen.path.slice(1), access: 'customer' }));

/** Every route of the shop, as declared by the folders of `pages`. */
export const shopRoutes: readonly ShopRoute[] = [
  ...inOwnShop.map((screen) => (screen.path === fairPattern ? { ...screen, children: inFair } : screen)),
  { path: '/my', redirectTo: paths.inventory() },
  { path: '/auth/landing', redirectTo: paths.home() },
];

/** The screens with their whole patterns, those of a fair after its own. */
export const wholePatterns: readonly Screen[] = [
  ...inOwnShop,
  ...inFair.map((screen) => ({ ...screen, path: `${fairPattern}/${screen.path}` })),
];
