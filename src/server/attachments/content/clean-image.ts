import sharp from 'sharp';

const mostPixels = 40_000_000;

// One picture at a time uses one core: a house that uploads must not slow down a house that records.
sharp.concurrency(1);
sharp.cache(false);

export type ImageFormat = 'jpeg' | 'png' | 'webp';

/**
 * Draws a picture anew: where and with which camera it was taken stays behind, and so does whatever was hidden in
 * the file. Null where it is no picture or has more than 40 megapixels.
 */
export async function cleanImage(bytes: Buffer, format: ImageFormat): Promise<Buffer | null> {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .toFormat(format, format === 'png' ? {} : { quality: 88 })
      .toBuffer();
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

const thumbnailSide = 400;

/** A picture small enough for a list; null where it cannot be drawn. */
export async function smallPicture(bytes: Buffer): Promise<Buffer | null> {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels })
      .resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 76 })
      .toBuffer();
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}
