/** Maximum side of a stored picture in pixels: a crate's label is still legible. */
const maxSide = 1_280;
/** JPEG quality of a stored picture, from 0 to 1. */
const quality = 0.72;

/**
 * Scales a picture down for storing, printing and sharing: an upright JPEG of about 200 kB, without metadata such as
 * the location.
 *
 * @throws Error if this browser can't decode the file
 */
export async function smallPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
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
