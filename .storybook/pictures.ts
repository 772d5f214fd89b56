import type { Language } from '../src/domain/language.ts';
import type { TenantCode } from '../src/domain/tenant.ts';

/** What of a story says which pictures are taken of it. */
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
/** A laptop's window, for what is told by the upper half of a screen. */
const laptop = { width: 1440, height: 900 };
/** Width of a phone's window, in pixels. */
export const phoneWidth = 390;

/** Screens and the frame are shown as the window shows them; what fixes itself to the window stands at its edge. Components are cropped to what they draw. */
export const isScreen = ({ title }: PicturedStory) => /^(Pages|Connected\/Shell)\//.test(title);

/**
 * The pictures of a story, on this machine (`tests/visual`) and by Chromatic; none of one without a tag of those that record 012 lists. Each
 * tag adds its own.
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

/** What tells a picture from others of its story, of those that are in its place and in Chromatic's mode: nothing for the plain one. */
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
