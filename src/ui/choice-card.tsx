import type { ReactNode } from 'react';
import styles from './choice-card.module.css';

/** Props of {@link ChoiceCard}. */
export interface ChoiceCardProps {
  /** The name that the cards of one choice share. */
  name: string;
  isChosen: boolean;
  onChoose(): void;
  /** What is chosen with the card: its whole text names the radio button. */
  children: ReactNode;
}

/** One of several things to choose from, where each needs more than a word: a radio button in a card. */
export function ChoiceCard({ name, isChosen, onChoose, children }: ChoiceCardProps) {
  return (
    <label className={styles.card}>
      <input type="radio" className={styles.radio} name={name} checked={isChosen} onChange={onChoose} />
      <span className={styles.words}>{children}</span>
    </label>
  );
}
