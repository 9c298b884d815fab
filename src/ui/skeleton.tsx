import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/** How many placeholders a list shows while it loads (specification §9). */
export const PLACEHOLDERS = 8;

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** What it stands for: a line of text, a heading, a control, a crest or portrait, a 16:9 picture, a block that fills its box. */
  shape?: 'text' | 'heading' | 'control' | 'avatar' | 'image' | 'block' | undefined;
  /** Its share of the width; rows of text look natural when they vary. */
  width?: 'full' | 'long' | 'half' | 'short' | undefined;
}

/** A grey shape of the right size where something is about to be. Hidden from screen readers: say "loading" once, around it. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, styles[shape], styles[width])} />;
}
