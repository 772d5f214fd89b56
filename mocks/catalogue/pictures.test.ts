import { describe, expect, it } from 'vitest';
import { catalogueOf } from './catalogue';
import { categoryNodes } from './categoryTree';
import { exampleSkus } from './examples';
import { families } from './families';
import { pictograms } from './pictograms';
import { categoryPictureSvg, pictureSvg } from './pictures';
import { productFor } from './product';

describe('pictures', () => {
  it('exist for every pictogram of the vocabulary', () => {
    const named = new Set([
      ...families.flatMap(({ items }) => items.flatMap(({ pictures }) => pictures)),
      ...categoryNodes.flatMap(({ picture }) => picture.split(' ')),
    ]);
    expect([...named].filter((name) => !pictograms[name])).toEqual([]);
  });

  it('exist at every address that a product names, and at no other', () => {
    for (const { sku } of catalogueOf('AL').articles.filter((_, index) => index % 50 === 0)) {
      const { images } = productFor('AL', sku, { language: 'de', today: '2026-01-15' })!;
      for (const { thumbnailPath, mediumPath, bigPath } of images) {
        for (const address of [thumbnailPath, mediumPath, bigPath]) {
          const [, tenant, number, picture = ''] = /^\/media\/products\/([A-Z]{2})\/(\d{6})\/([a-z]+(?:-\d)?)\.svg$/.exec(address) ?? [];
          expect([tenant, number]).toEqual(['AL', sku]);
          expect(pictureSvg('AL', sku, picture)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+"/);
        }
      }
    }
    expect(pictureSvg('AL', exampleSkus.withoutPicture, 'thumbnail')).toBeUndefined();
    expect(pictureSvg('AL', exampleSkus.bergkaese, 'thumbnail-4')).toBeUndefined();
    expect(pictureSvg('AL', exampleSkus.bergkaese, 'huge')).toBeUndefined();
    expect(pictureSvg('AL', 'unknown', 'thumbnail')).toBeUndefined();
  });

  it('are drawn identically each time, in each size', () => {
    expect(pictureSvg('AL', exampleSkus.bergkaese, 'thumbnail')).toBe(pictureSvg('AL', exampleSkus.bergkaese, 'thumbnail'));
    expect(pictureSvg('AL', exampleSkus.bergkaese, 'thumbnail')).toContain('width="96" height="96"');
    expect(pictureSvg('AL', exampleSkus.bergkaese, 'big')).toContain('width="1200" height="1200"');
  });

  it('run no script and load nothing from elsewhere', () => {
    for (const body of Object.values(pictograms)) expect(body).not.toMatch(/<script|onload|href="(?!#)|<image|<style/i);
  });

  it('exist for categories', () => {
    expect(categoryNodes.filter(({ id }) => categoryPictureSvg(id) === undefined)).toEqual([]);
    expect(categoryPictureSvg('unknown')).toBeUndefined();
  });
});
