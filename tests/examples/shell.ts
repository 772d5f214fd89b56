import type { MenuCategory } from '#components/shell/menuCategory.ts';
import type { ShellLink } from '#app/frame/parts/shellLink.ts';
import type { Suggestions } from '#app/frame/parts/suggestion.ts';

const href = (id: string) => `/search?category=${id}`;

/** A third level, for a few. */
function leavesOf(name: string): readonly string[] {
  return (
    {
      Rind: ['Steaks', 'Braten & Siedefleisch', 'Faschiertes', 'Innereien'],
      Käse: ['Hartkäse', 'Schnittkäse', 'Weichkäse', 'Frischkäse', 'Reibkäse'],
    }[name] ?? []
  );
}

function branch(id: string, name: string, count: number, children: readonly (readonly [string, number])[]): MenuCategory {
  return {
    id,
    name,
    count,
    href: href(id),
    picture: undefined,
    children: children.map(([child, products], place) => ({
      id: `${id}${place}`,
      name: child,
      count: products,
      href: href(`${id}${place}`),
      picture: undefined,
      children: leavesOf(child).map((leaf, deeper) => ({
        id: `${id}${place}${deeper}`,
        name: leaf,
        count: 12,
        href: href(`${id}${place}${deeper}`),
        picture: undefined,
        children: [],
      })),
    })),
  };
}

/** Categories for stories: three levels, the last category without children. */
export const categoryExamples: readonly MenuCategory[] = [
  branch('1', 'Fleisch & Geflügel', 529, [
    ['Rind', 172],
    ['Kalb', 73],
    ['Schwein', 95],
    ['Geflügel', 118],
    ['Lamm & Wild', 71],
  ]),
  branch('2', 'Wurst & Schinken', 249, [
    ['Würstel', 96],
    ['Schinken', 88],
    ['Rohwurst', 65],
  ]),
  branch('3', 'Molkereiprodukte, Käse & Eier', 586, [
    ['Milch & Obers', 102],
    ['Käse', 274],
    ['Butter', 88],
    ['Eier', 40],
  ]),
  branch('4', 'Obst & Gemüse', 597, [
    ['Salat', 122],
    ['Kartoffeln', 61],
    ['Beeren', 44],
  ]),
  branch('5', 'Bier', 85, []),
];

/** A link of the editors for stories. */
export function linkExample(caption: string, overrides: Partial<ShellLink> = {}): ShellLink {
  return { caption, href: '/page/beispiel', isOutside: false, inNewWindow: false, isHighlighted: false, ...overrides };
}

/** Suggestions for "käse". */
export const suggestionExamples: Suggestions = {
  terms: ['Käsekrainer', 'Almkäse', 'Bergkäse'].map((label, place) => ({ key: `term-${place}`, label, href: `/search?query=${label}` })),
  categories: [
    { key: 'category-0', label: 'Käse', detail: '274', href: href('31') },
    { key: 'category-1', label: 'Schnittkäse', detail: '95', href: href('311') },
  ],
  products: [
    {
      key: 'product-0',
      label: 'Bergkäse 6 Monate gereift, Laib ca. 6 kg',
      detail: '104711 · 6 kg',
      picture: undefined,
      href: '/product/104711',
    },
    { key: 'product-1', label: 'Raclettekäse, Laib ca. 6 kg', detail: '104722 · 6 kg', picture: undefined, href: '/product/104722' },
  ],
};
