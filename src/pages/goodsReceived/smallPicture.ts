/** Longest side of a kept picture in pixels: a crate's label can still be read on it. */
const longestSide = 1_280;
/** Quality of a kept picture, from 0 to 1. */
const quality = 0.72;

/**
 * A picture as it is kept, printed and passed on: a JPEG of about 200 kB, the right way up and without what a camera writes beside it, such
 * as the place.
 *
 * @throws Error where the file is no picture that this browser can read
 */
export async function smallPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no room to draw the picture');
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made smaller'))), 'image/jpeg', quality),
    );
  } finally {
    picture.close();
  }
}
