import styles from './parts.module.css';
import { type Tone, toneIcons } from './tones';

/** A state as icon and word. */
export function StatusTag({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {toneIcons[tone]}
      {children}
    </span>
  );
}
