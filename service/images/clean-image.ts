import { damaged, type ImageFacts, refuseDamaged } from './inspect-image.ts';
import { openPicture, pixelWork } from './libvips.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';

/** Of a picture that has to be encoded again nobody should see that it was. */
const quality = 92;

/**
 * The picture as it is stored and served: upright, in colours for screens, without GPS, EXIF and anything else that is not picture. Where only
 * metadata has to go it is cut out and each pixel stays as it was; the same buffer comes back where there is none. A turned or CMYK picture
 * is encoded again. Either way all its pixels are unpacked once. `facts` are those of `factsOf`.
 * @throws {MediaFault} `brokenMedia` when a pixel is missing or damaged
 */
export async function cleanImage(bytes: Buffer, facts: ImageFacts): Promise<Buffer> {
  const stripped = facts.rotated || facts.cmyk ? undefined : strip(bytes, facts);
  if (!stripped) return pixelWork.run(() => encodeAgain(bytes, facts)).catch(damaged);
  await refuseDamaged(bytes, facts);
  return stripped;
}

function strip(bytes: Buffer, { mimetype }: ImageFacts): Buffer | undefined {
  return mimetype === 'image/jpeg' ? stripJpeg(bytes) : stripPng(bytes);
}

/** libvips writes no metadata unless told to, and converts by the embedded profile. */
function encodeAgain(bytes: Buffer, { mimetype, deep, denseColours }: ImageFacts): Promise<Buffer> {
  const upright = openPicture(bytes).autoOrient();
  if (mimetype === 'image/png')
    return upright
      .toColourspace(deep ? 'rgb16' : 'srgb')
      .png()
      .toBuffer();
  const chromaSubsampling = denseColours ? '4:4:4' : '4:2:0';
  // Codes fitted to the one picture would save a twentieth of its bytes and take nearly as long as all the rest: the sender waits for it.
  return upright.toColourspace('srgb').jpeg({ quality, chromaSubsampling, optimiseCoding: false }).toBuffer();
}
