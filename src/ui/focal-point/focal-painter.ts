import { CENTRE, type Point, shownOf } from './focal-geometry.ts';

/** A box with a cut of the picture in it. */
interface Crop {
  image: HTMLElement;
  ratio: number;
}

/**
 * Draws a focal point: the mark on the picture, and every crop of it. It moves what is drawn already and nothing else, at most once a frame, so that a drag
 * costs neither a layout nor a drawing of React's.
 */
export class FocalPainter {
  private point: Point = CENTRE;
  private ratio = 1;
  private mark: HTMLElement | null = null;
  private readonly crops = new Set<Crop>();
  private frame = 0;

  /** What moves as far as the point is from the top left of the picture: as large as the picture itself. */
  readonly holdMark = (mark: HTMLElement | null): void => {
    this.mark = mark;
    this.draw();
  };

  /** The image in a box of a ratio (width by height). Gives what lets it go. */
  hold(image: HTMLElement, ratio: number): () => void {
    const crop = { image, ratio };
    this.crops.add(crop);
    this.fit(crop);
    this.draw();
    return () => this.crops.delete(crop);
  }

  /** The ratio of the picture, width by height. */
  setRatio(ratio: number): void {
    this.ratio = ratio;
    for (const crop of this.crops) this.fit(crop);
    this.draw();
  }

  /** Shows a point now. */
  show(point: Point): void {
    this.point = point;
    this.draw();
  }

  /** Shows a point with the next frame; of several before it, the last one. */
  follow(point: Point): void {
    this.point = point;
    this.frame ||= requestAnimationFrame(() => this.draw());
  }

  private draw(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const { x, y } = this.point;
    this.mark?.style.setProperty('transform', `translate(${percent(x)}, ${percent(y)})`);
    for (const { image, ratio } of this.crops) {
      const { left, top } = shownOf(this.point, this.ratio, ratio);
      image.style.setProperty('transform', `translate(${percent(-left)}, ${percent(-top)})`);
    }
  }

  /** As large as fills the box; the crop moves it from there. */
  private fit({ image, ratio }: Crop): void {
    const { width, height } = shownOf(CENTRE, this.ratio, ratio);
    image.style.setProperty('width', percent(1 / width));
    image.style.setProperty('height', percent(1 / height));
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;
