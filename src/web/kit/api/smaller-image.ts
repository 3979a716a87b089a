const longestSide = 1600;
const quality = 0.82;

export const unreadablePicture =
  'This picture could not be opened. It may be damaged, or of a kind this device does not know. Choose another, or take it again.';

/** Null for a file that calls itself a picture and is none. */
const opened = (file: File): Promise<ImageBitmap | null> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);

/** A photo made small enough to send, upright and without the place it was taken; null when it cannot be opened. Other files pass as they are. */
export async function smallerImage(file: File): Promise<File | null> {
  if (!/^image\/(jpeg|png|webp|heic)$/.test(file.type)) return file;
  const image = await opened(file);
  if (!image) return null;
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  return blob ? new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : file;
}
