import { describe, expect, it } from 'vitest';
import { catalogueOf } from '../catalogue';
import { categoryNodes } from '../categoryTree';
import { pictograms } from '../pictograms';
import { packKinds } from './drawings';
import { artOf, drawPack, packShotOf, type PackShot } from './packShot';
import { lettering, printable } from './strokes';

const tenants = ['AL', 'ZU'] as const;
const articles = tenants.flatMap((tenant) => catalogueOf(tenant).articles);

/** All that is seen of a pack without reading its brand: pack, label, colours, size. */
const seen = ({ kind, good, palette, layout, accent, corner, isOrganic, amount }: PackShot) =>
  JSON.stringify({ kind, good, palette, layout, accent, corner, isOrganic, amount });

describe('pack shots', () => {
  it.each(tenants)('tell the first twenty products of each category of %s apart', (tenant) => {
    const alike: string[] = [];
    for (const { id, virtual } of categoryNodes) {
      if (virtual) continue;
      const beginning = id.replace(/(?:00){1,2}$/, '');
      const first = catalogueOf(tenant)
        .articles.filter(({ family }) => family.categoryId.startsWith(beginning))
        .slice(0, 20);
      const known = new Map<string, string>();
      for (const article of first) {
        const key = seen(packShotOf(article));
        const twin = known.get(key);
        if (twin) alike.push(`${id}: ${twin} and ${article.sku}, ${key}`);
        known.set(key, article.sku);
      }
    }
    expect(alike).toEqual([]);
  });

  it('use every pack, and none is left empty', () => {
    const used = new Map(articles.map((article) => [packShotOf(article).kind, article]));
    expect(packKinds.filter((kind) => !used.has(kind))).toEqual([]);
    for (const article of used.values()) {
      const shot = packShotOf(article);
      expect(drawPack(shot)).toContain('url(#ground)');
      expect(`${drawPack(shot)}${artOf(shot)}`).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('know the pictogram of every good and stamp', () => {
    const named = new Set(articles.flatMap((article) => [packShotOf(article).good.pictogram, packShotOf(article).good.stamp ?? 'package']));
    expect([...named].filter((name) => !pictograms[name])).toEqual([]);
  });

  it.each([
    ['Hofgut Wiesbach', 'HOFGUT WIESBACH'],
    ['Käse & Öl', 'KAESE  OEL'],
    ['Crème d’Or', 'CREME DOR'],
  ])('print the brand %s as %s', (name, printed) => expect(printable(name)).toBe(printed));

  it('leave out a line without letters, and narrow one that is too wide', () => {
    expect(lettering('', 48, 10, 6, 40, '#000')).toBe('');
    const scaleOf = (text: string) => Number(/scale\(([\d.]+)\)/.exec(lettering(text, 48, 10, 6, 40, '#000'))?.[1]);
    expect(scaleOf('AB')).toBe(1);
    expect(scaleOf('A VERY LONG NAME OF A BRAND')).toBeLessThan(0.5);
  });
});
