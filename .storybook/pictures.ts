import type { Language } from '#domain/text/language.ts';
import type { TenantCode } from '#domain/customer/tenant.ts';

/** Fields of a story that decide on its pictures. */
export interface PicturedStory {
  readonly title: string;
  readonly tags: readonly string[];
}

/** One picture: a tenant's look in a mode, a language and a window. */
export interface Picture {
  readonly tenant: string;
  readonly mode: 'light' | 'dark';
  readonly language: Language;
  readonly window: { readonly width: number; readonly height: number };
  /** All controls as the pointer or the keyboard's focus makes them look. */
  readonly state?: 'hover' | 'focus';
}

/**
 * Looks that pictures are taken in, the first unless a story's tags say more: light and round; restrained, square, with serifs; loud and dense on
 * a coloured header. No other look beside the first two has as much that neither of them has (`tests/unit/pictures.test.ts`).
 */
export const picturedLooks = ['AL', 'GM', 'EN'] as const satisfies readonly TenantCode[];
/** A laptop's window, for stories about the upper half of a screen. */
const laptop = { width: 1440, height: 900 };
/** Width of a phone's window, in pixels. */
export const phoneWidth = 390;

/** Screens and the frame are pictured as in the window, with fixed parts at its edge. Components are cropped to their drawing. */
export const isScreen = ({ title }: PicturedStory) => /^(Pages|Connected\/Shell)\//.test(title);

/**
 * The pictures of a story, for the local tests (`tests/visual`) and Chromatic. Empty without a tag that record 027
 * lists; each tag adds its own pictures.
 */
export function picturesOf(story: PicturedStory): readonly Picture[] {
  const has = (tag: string) => story.tags.includes(tag);
  const height = isScreen(story) ? 1600 : 800;
  const wide = { width: isScreen(story) ? 1440 : 1280, height };
  const windows = [...(has('visual') ? [wide] : []), ...(has('phone') ? [{ width: phoneWidth, height }] : [])];
  const plain = { mode: 'light', language: 'de' } as const;
  const looks = picturedLooks.slice(0, has('three-looks') ? 3 : has('two-looks') ? 2 : 1);
  const laptopOrWide = isScreen(story) ? laptop : wide;
  return [
    ...looks.flatMap((tenant) => windows.map((window) => ({ ...plain, tenant, window }))),
    ...(has('dark') ? picturedLooks.map((tenant) => ({ ...plain, mode: 'dark' as const, tenant, window: laptopOrWide })) : []),
    ...(['en', 'it'] as const)
      .filter((language) => has(`language-${language}`))
      .map((language) => ({ ...plain, language, tenant: 'AL', window: laptopOrWide })),
    ...(has('hover-focus') ? (['hover', 'focus'] as const).map((state) => ({ ...plain, tenant: 'AL', window: wide, state })) : []),
  ];
}

/** Traits that distinguish a picture from others of its story, in its place and in Chromatic's mode: none for the plain one. */
export const variantOf = ({ mode, language, state }: Picture): string[] => [
  ...(mode === 'dark' ? ['dark'] : []),
  ...(language === 'de' ? [] : [language]),
  ...(state === undefined ? [] : [state]),
];

/** The same for Chromatic, which reads it from a story's parameters. It has no pointer: hover and focus are compared on this machine alone. */
export function chromaticOf(story: PicturedStory) {
  const pictures = picturesOf(story).filter(({ state }) => state === undefined);
  if (pictures.length === 0) return { disableSnapshot: true };
  return {
    modes: Object.fromEntries(
      pictures.map((picture) => {
        const { tenant, mode, language, window } = picture;
        return [[tenant, window.width, ...variantOf(picture)].join(' '), { tenant, mode, language, viewport: window }];
      }),
    ),
  };
}
