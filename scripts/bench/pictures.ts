import { chromium } from 'playwright';
import { browserLaunch } from '../browser';

/** Turns drawings into pictures. */
export interface Rasteriser {
  /** The WebP of an SVG in its own size. */
  webpOf(svg: string): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * A browser that turns the mock's drawings into WebP. Shops have photographs; to Chromium every SVG is a document of its own, whose
 * parsing and layout take the main thread longer than a whole row of the list does, and so would hide what is measured.
 */
export async function openRasteriser(): Promise<Rasteriser> {
  const browser = await chromium.launch(browserLaunch());
  const page = await browser.newPage();
  return {
    webpOf: async (svg) => {
      const encoded = await page.evaluate(async (source) => {
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        return canvas.toDataURL('image/webp', 0.8);
      }, svg);
      return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
    },
    close: () => browser.close(),
  };
}
