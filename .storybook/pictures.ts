import type { Language } from '../src/domain/language.ts';
import { tenantCodes } from '../src/domain/tenant.ts';

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

const contrasting = ['AL', 'GM'];
/** Light and round, restrained, and loud: what may go wrong in the dark goes wrong in one of them. */
const dark = ['AL', 'GM', 'GF'];
/** A laptop's window, for what is told by the upper half of a screen. */
const laptop = { width: 1440, height: 900 };
/** A phone's, for screens in looks that are otherwise seen in parts alone: a third of the bytes. */
export const phone = { width: 390, height: 844 };

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
  const windows = [...(has('visual') || has('matrix') ? [wide] : []), ...(has('phone') ? [{ width: 390, height }] : [])];
  const plain = { mode: 'light', language: 'de' } as const;
  // A board that shows all tenants by itself is shot once.
  const tenants: readonly string[] = has('matrix') ? tenantCodes : contrasting.slice(0, has('once') ? 1 : 2);
  const others = has('looks') ? tenantCodes.filter((tenant) => !contrasting.includes(tenant)) : [];
  const laptopOrWide = isScreen(story) ? laptop : wide;
  return [
    ...tenants.flatMap((tenant) => windows.map((window) => ({ ...plain, tenant, window }))),
    ...others.map((tenant) => ({ ...plain, tenant, window: phone })),
    ...(has('dark') ? dark.map((tenant) => ({ ...plain, mode: 'dark' as const, tenant, window: laptopOrWide })) : []),
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
