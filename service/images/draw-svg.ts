import sharp, { type Sharp } from 'sharp';
import './libvips.ts';

const loader = { operation: ['VipsForeignLoadSvg'] };

/**
 * Lets the service draw SVG of its own while it starts, before it answers anybody; `open` takes one. At all other times libvips has that
 * loader blocked, so that no upload is ever read as SVG.
 */
export async function whileDrawing<Result>(work: (open: (svg: string) => Sharp) => Promise<Result>): Promise<Result> {
  sharp.unblock(loader);
  try {
    return await work((svg) => sharp(Buffer.from(svg)));
  } finally {
    sharp.block(loader);
  }
}
